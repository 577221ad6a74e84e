import { invalidInput } from "@pharos/domain";
import { withLiterals } from "../connection/literals.ts";
import type { QueryGate, QueryOptions } from "../gate/query-gate.ts";
import { type FieldSummary, renderSummary, summaryOf, valuesOf } from "../search/field-summary.ts";
import { barsOf, filledBars, type Histogram, renderBars } from "../search/histogram.ts";
import { operandOf } from "../search/operand.ts";
import { Parameters } from "../search/parameters.ts";
import { quoteIdentifier } from "../tables/identifier.ts";
import { eventTimeColumn } from "../tables/standard-columns.ts";
import type { ResultColumn } from "./lake-run.ts";

/** A query of any language, as `run` takes it, and the columns that its run said. */
export interface RanQuery {
  readonly sql: string;
  readonly options: QueryOptions;
  readonly columns: readonly ResultColumn[];
}

/** All rows of the query count, those too that were left out of the answer. @throws what `run` throws */
export async function fieldSummaryOf(
  gate: QueryGate,
  { sql, options, columns }: RanQuery,
  { key, limit }: { readonly key: string; readonly limit?: number },
): Promise<FieldSummary> {
  const parameters = new Parameters();
  const operand = operandOf(key, typesOf(columns), parameters);
  const { rows } = await gate.query(sql, { ...options, maxRows: valuesMax }, (source) => {
    const values = valuesOf(operand, `(${source})`);
    return values === undefined ? nothing : written(renderSummary(values, limit, parameters), parameters);
  });
  return summaryOf(
    rows.map(([value, count, present, distinct]) => ({
      value: String(value),
      rows: Number(count),
      present: Number(present),
      distinct: Number(distinct),
    })),
  );
}

export interface RunHistogramInput {
  /** At most this many bars; widths are whole seconds or more. */
  readonly buckets: number;
  /** From is included, to is not; without them all times of the rows. */
  readonly times?: { readonly fromMs: number; readonly toMs: number } | undefined;
}

/**
 * Over the rows' `p_event_time`, or their first time where they have none, by log type where they have one.
 * @throws what `run` throws, and input.invalid for rows without a time
 */
export async function histogramOf(
  gate: QueryGate,
  { sql, options, columns }: RanQuery,
  { buckets, times }: RunHistogramInput,
): Promise<Histogram> {
  const time = timeColumn(columns);
  const ms = `toUnixTimestamp64Milli(toDateTime64(${quoteIdentifier(time)}, 3, 'UTC'))`;
  const has = `isNotNull(${quoteIdentifier(time)})`;
  const bars = barsOf(times ?? (await timesOf(gate, { sql, options }, ms, has)), buckets);
  const logType = columns.some(({ name }) => name === "p_log_type") ? "p_log_type" : "''";
  const { rows } = await gate.query(sql, { ...options, maxRows: rowsMax }, (source) => {
    const within = `(${source}) WHERE ${has} AND ${ms} >= ${bars.fromMs} AND ${ms} < ${bars.toMs}`;
    return renderBars({ ms, logType, source: within, from: String(bars.fromMs), width: String(bars.bucketMs) });
  });
  const counted = rows.map(([bucket, name, count]) => ({
    bucket: Number(bucket),
    logType: String(name),
    rows: Number(count),
  }));
  return filledBars(counted, bars);
}

/** More than a summary has. */
const valuesMax = 1000;
/** Bars and log types. */
const rowsMax = 100_000;
const nothing = "SELECT 1 WHERE 0";

async function timesOf(gate: QueryGate, { sql, options }: Omit<RanQuery, "columns">, ms: string, has: string) {
  const { rows } = await gate.query(
    sql,
    options,
    (source) => `SELECT min(${ms}), max(${ms}), count() FROM (${source}) WHERE ${has}`,
  );
  const [[first, last, count] = []] = rows;
  return Number(count) === 0 ? { fromMs: 0, toMs: 1000 } : { fromMs: Number(first), toMs: Number(last) + 1 };
}

function timeColumn(columns: readonly ResultColumn[]): string {
  const times = columns.filter(({ type }) => /^(Nullable\()?Date(Time|32)?/.test(type)).map(({ name }) => name);
  const time = times.find((name) => name === eventTimeColumn) ?? times[0];
  if (time === undefined) throw invalidInput(`The rows have no time to count by; keep ${eventTimeColumn}`);
  return time;
}

function typesOf(columns: readonly ResultColumn[]): ReadonlyMap<string, string> {
  return new Map(columns.map(({ name, type }) => [name, type]));
}

function written(sql: string, parameters: Parameters): string {
  return withLiterals({ sql, params: parameters.values }).sql;
}
