import type { EventColumns } from "@pharos/domain";
import type { EventListener, Normalizer } from "@pharos/normalize";
import { builtInSchemas, chunkOf } from "./built-in-schemas.ts";
import { processorMs } from "./processor-ms.ts";

export interface BareComparison {
  /** Milliseconds of processor time of each run, those of both kinds in turn. */
  readonly bare: readonly number[];
  readonly normalized: readonly number[];
}

const columnsOfRules = 5;
const firstColumns = new Map(
  builtInSchemas.map(({ schema, fields }) => [
    schema,
    new Set([...fields.slice(0, columnsOfRules).map(({ name }) => name.toLowerCase()), "p_log_type"]),
  ]),
);

/** As many columns of a log type as its rules read, or more: the first of its schema, and the log type. */
export function columnsLikeRules(logType: string): EventColumns {
  return firstColumns.get(logType) ?? "all";
}

/**
 * Normalises lines, or envelopes of lines, of one log type, in turn with the least that anything in JavaScript can do: parse and write each.
 * As in the pipeline, somebody looks at these columns of each event.
 */
export function againstBare(
  normalizer: Normalizer,
  bytes: Buffer,
  logType: string,
  runs: number,
  columns: EventColumns = columnsLikeRules(logType),
): BareComparison {
  const bare: number[] = [];
  const normalized: number[] = [];
  let written = 0;
  const listener: EventListener = {
    columns: () => columns,
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
        const result = normalizer.normalize({ ...chunkOf(bytes, logType), streamType: "Auto" }, listener);
        if (result.failures.length > 0) throw new Error(result.failures[0]?.reason);
        written += result.tables[0]?.ndjson.length ?? 0;
      }),
    );
  }
  if (written === 0) throw new Error("Nothing was written");
  return { bare, normalized };
}
