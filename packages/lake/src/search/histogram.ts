import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine } from "../connection/engine.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import { Parameters } from "./parameters.ts";
import { runSearch } from "./run-search.ts";
import type { SearchScope } from "./search-input.ts";
import { renderScope, scopedTables } from "./table-scope.ts";
import { beginningOf, withinEngineTime } from "./time-bounds.ts";

export interface HistogramInput extends SearchScope {
  /** At most this many bars; widths are whole seconds or more. */
  readonly buckets: number;
}
export interface HistogramBucket {
  readonly startMs: number;
  readonly count: number;
  /** By log type. */
  readonly counts: Readonly<Record<string, number>>;
}
export interface Histogram {
  readonly bucketMs: number;
  readonly total: number;
  /** All bars of the range, empty ones too. */
  readonly buckets: HistogramBucket[];
}

const bucketsMax = 1000;

/** A range from the beginning of time is narrowed to the first event, or nearly all bars would be empty. */
export async function histogram(engine: Engine, catalogue: Catalogue, asked: HistogramInput): Promise<Histogram> {
  const tables = await scopedTables(catalogue, asked);
  const toMs = withinEngineTime(asked.toMs);
  const fromMs = asked.fromMs > 0 ? asked.fromMs : await beginningOf(engine, tables, toMs);
  const input = { ...asked, fromMs, toMs };
  const bars = barsOf(input, asked.buckets);
  const parameters = new Parameters();
  const from = parameters.hole("Int64", Math.trunc(fromMs));
  const width = parameters.hole("Int64", bars.bucketMs);
  const selects = tables.map((table) =>
    renderBars({
      ms: "toUnixTimestamp64Milli(p_event_time)",
      logType: "p_log_type",
      source: `${qualifiedName(table)} WHERE ${renderScope(input, table, parameters)}`,
      from,
      width,
    }),
  );
  if (selects.length === 0) return filledBars([], bars);
  return filledBars(
    await runSearch<BucketRow>(engine, { sql: selects.join("\nUNION ALL "), params: parameters.values }),
    bars,
  );
}

export interface Bars {
  readonly fromMs: number;
  readonly toMs: number;
  readonly bucketMs: number;
}

export function barsOf({ fromMs, toMs }: { fromMs: number; toMs: number }, asked: number): Bars {
  const buckets = Math.min(Math.max(Math.trunc(asked), 1), bucketsMax);
  return { fromMs, toMs, bucketMs: Math.max(Math.ceil((toMs - fromMs) / buckets / 1000), 1) * 1000 };
}

/** A `BucketRow` for each bar and log type; all are SQL, and `source` is a table or a sub-query with conditions. */
export function renderBars(parts: Readonly<Record<"ms" | "logType" | "source" | "from" | "width", string>>): string {
  const { ms, logType, source, from, width } = parts;
  return `SELECT intDiv(${ms} - ${from}, ${width}) AS bucket, ifNull(toString(${logType}), '') AS logType, count() AS rows
    FROM ${source} GROUP BY bucket, logType`;
}

export interface BucketRow {
  readonly bucket: number;
  readonly logType: string;
  readonly rows: number;
}

/** Empty ones too. */
export function filledBars(rows: readonly BucketRow[], { fromMs, toMs, bucketMs }: Bars): Histogram {
  const length = Math.max(Math.ceil((toMs - fromMs) / bucketMs), 1);
  const counts = Array.from({ length }, (): Record<string, number> => ({}));
  let total = 0;
  for (const { bucket, logType, rows: count } of rows) {
    const bar = counts[Number(bucket)];
    if (bar === undefined) continue;
    bar[logType] = (bar[logType] ?? 0) + Number(count);
    total += Number(count);
  }
  const buckets = counts.map((bar, index) => ({
    startMs: fromMs + index * bucketMs,
    count: Object.values(bar).reduce((sum, count) => sum + count, 0),
    counts: bar,
  }));
  return { bucketMs, total, buckets };
}
