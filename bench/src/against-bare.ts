import type { EventListener, Normalizer } from "@pharos/normalize";
import { chunkOf } from "./built-in-schemas.ts";
import { processorMs } from "./processor-ms.ts";

export interface BareComparison {
  /** Milliseconds of processor time of each run, those of both kinds in turn. */
  readonly bare: readonly number[];
  readonly normalized: readonly number[];
}

/** Normalises lines of one log type, in turn with the least that anything in JavaScript can do: parse and write each. */
export function againstBare(normalizer: Normalizer, bytes: Buffer, logType: string, runs: number): BareComparison {
  const bare: number[] = [];
  const normalized: number[] = [];
  let written = 0;
  // As in the pipeline, somebody looks at each event.
  const listener: EventListener = {
    columns: () => "all",
    event(_, event) {
      if (event.p_log_type === logType) written++;
    },
  };
  for (let run = 0; run < runs; run++) {
    bare.push(
      processorMs(() => {
        for (const line of bytes.toString("utf8").split("\n")) written += JSON.stringify(JSON.parse(line)).length;
      }),
    );
    normalized.push(
      processorMs(() => {
        const result = normalizer.normalize(chunkOf(bytes, logType), listener);
        if (result.failures.length > 0) throw new Error(result.failures[0]?.reason);
        written += result.tables[0]?.ndjson.length ?? 0;
      }),
    );
  }
  if (written === 0) throw new Error("Nothing was written");
  return { bare, normalized };
}
