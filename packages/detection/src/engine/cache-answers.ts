import { describeError } from "@pharos/domain";
import type { CacheRequest, CacheStore } from "../rules/cache-store.ts";
import type { TableLookup } from "../rules/table-lookup.ts";

/** Answers what Python asks for while it runs the calls of one batch: the key-value cache, and lookup tables. */
export interface CacheAnswers {
  /** `call` is the same number whenever the same pair of event and rule asks. */
  answer(call: number, request: Uint8Array): Promise<Uint8Array>;
  /** The batch is put again: what a call was told before it is told again, so that nothing is counted twice. */
  rewind(): void;
}

/** A row of a lookup table. */
interface LookupRequest {
  readonly op: "lookup";
  readonly table: string;
  readonly key: string;
}

export interface AnswerSources {
  readonly cacheOf: (call: number) => CacheStore;
  readonly lookup: TableLookup;
}

export function createCacheAnswers(sources: AnswerSources): CacheAnswers {
  const given = new Map<number, Uint8Array[]>();
  const asked = new Map<number, number>();
  return {
    async answer(call, request) {
      const earlier = given.get(call) ?? [];
      given.set(call, earlier);
      const turn = asked.get(call) ?? 0;
      asked.set(call, turn + 1);
      const known = earlier[turn];
      if (known !== undefined) return known;
      const answer = await ask(sources, call, request);
      earlier.push(answer);
      return answer;
    },
    rewind: () => asked.clear(),
  };
}

/** `{entry}` of the cache or `{row}` of a table, or `{error}` for Python to raise. */
async function ask({ cacheOf, lookup }: AnswerSources, call: number, bytes: Uint8Array): Promise<Buffer> {
  try {
    const request = JSON.parse(Buffer.from(bytes).toString()) as CacheRequest | LookupRequest;
    const answer =
      request.op === "lookup"
        ? { row: await lookup(request.table, request.key) }
        : { entry: await cacheOf(call)(request) };
    return Buffer.from(JSON.stringify(answer));
  } catch (error) {
    return Buffer.from(JSON.stringify({ error: describeError(error) }));
  }
}
