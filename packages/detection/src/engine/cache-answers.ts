import type { CacheRequest, CacheStore } from "./cache-store.ts";

/** Answers Python's requests to the key-value cache, for the calls of one batch. */
export interface CacheAnswers {
  answer(call: number, request: Uint8Array): Promise<Uint8Array>;
  /** The batch is put again: what a call was told before it is told again, so that nothing is counted twice. */
  rewind(): void;
}

export function createCacheAnswers(store: CacheStore): CacheAnswers {
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
      const answer = await ask(store, request);
      earlier.push(answer);
      return answer;
    },
    rewind: () => asked.clear(),
  };
}

/** `{entry}`, or `{error}` for Python to raise. */
async function ask(store: CacheStore, request: Uint8Array): Promise<Buffer> {
  try {
    const entry = await store(JSON.parse(Buffer.from(request).toString()) as CacheRequest);
    return Buffer.from(JSON.stringify({ entry }));
  } catch (error) {
    return Buffer.from(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
  }
}
