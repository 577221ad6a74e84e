import { parseEventTime, tableNameOf } from "@pharos/domain";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { visibleLogTypes } from "../catalogue/visible-tables.ts";
import type { Engine } from "../connection/engine.ts";
import { Parameters } from "../connection/parameters.ts";
import { runSearch } from "../search/run-search.ts";
import { searchLimitMax } from "../search/search-input.ts";
import { renderScope, scopedTables } from "../search/table-scope.ts";
import { databases, otherEventsTable } from "../tables/databases.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import type { AlertEventsInput } from "./alert-events-input.ts";
import { correlatedSignals } from "./correlated-signals.ts";

export interface AlertEventCountInput extends Omit<AlertEventsInput, "limit" | "cursor" | "sortDirection"> {
  /** The first bucket begins at `fromMs`. */
  readonly bucketMs: number;
}

/** The events of one bucket. */
export interface AlertEventBucket {
  readonly firstMs: number;
  readonly lastMs: number;
  readonly count: number;
}

/**
 * How the events that `alertEvents` gives are spread over the time, in equal buckets; those without an event are left
 * out. Of a correlation the newest thousand count. @throws queryTooSlow, queryTooLarge
 */
export async function countAlertEvents(
  engine: Engine,
  catalogue: Catalogue,
  input: AlertEventCountInput,
): Promise<AlertEventBucket[]> {
  const buckets = new Map<number, AlertEventBucket>();
  for (const { bucket, firstMs, lastMs, count } of await readCounts(engine, catalogue, input)) {
    const known = buckets.get(bucket) ?? { firstMs, lastMs, count: 0 };
    buckets.set(bucket, {
      firstMs: Math.min(known.firstMs, firstMs),
      lastMs: Math.max(known.lastMs, lastMs),
      count: known.count + count,
    });
  }
  return [...buckets.values()].sort((one, other) => one.firstMs - other.firstMs);
}

interface BucketCount extends AlertEventBucket {
  readonly bucket: number;
}

async function readCounts(
  engine: Engine,
  catalogue: Catalogue,
  { alertId, logTypes, isRuleError, isCorrelation, bucketMs, ...scope }: AlertEventCountInput,
): Promise<BucketCount[]> {
  const { fromMs, logTypeAccess } = scope;
  if (isCorrelation) {
    const { rows } = await correlatedSignals(engine, catalogue, { ...scope, alertId, limit: searchLimitMax });
    const times = rows.flatMap((row) => parseEventTime(row.p_event_time)?.getTime() ?? []);
    return times
      .filter((ms) => ms >= fromMs && ms < scope.toMs)
      .map((ms) => ({ bucket: Math.floor((ms - fromMs) / bucketMs), firstMs: ms, lastMs: ms, count: 1 }));
  }
  const database = isRuleError ? databases.ruleErrors : databases.ruleMatches;
  const names = logTypes.length === 0 ? [otherEventsTable] : visibleLogTypes(logTypes, logTypeAccess).map(tableNameOf);
  const tables = names.map((name) => `${database}.${name}`);
  const conditions = [{ column: "p_alert_id", isAnyOf: [alertId] }];
  const counts: BucketCount[] = [];
  for (const table of await scopedTables(catalogue, { tables, ...(logTypeAccess && { logTypeAccess }) })) {
    const parameters = new Parameters();
    const [from, width] = [parameters.hole("Int64", fromMs), parameters.hole("Int64", bucketMs)];
    const sql = `SELECT intDiv(toUnixTimestamp64Milli(p_event_time) - ${from}, ${width}) AS bucket, count() AS count,
        toUnixTimestamp64Milli(min(p_event_time)) AS firstMs, toUnixTimestamp64Milli(max(p_event_time)) AS lastMs
      FROM ${qualifiedName(table)} WHERE ${renderScope({ ...scope, tables, conditions }, table, parameters)}
      GROUP BY bucket`;
    const rows = await runSearch<BucketCount>(engine, { sql, params: parameters.values });
    counts.push(
      ...rows.map(({ bucket, firstMs, lastMs, count }) => ({
        ...{ bucket: Number(bucket), count: Number(count) },
        ...{ firstMs: Number(firstMs), lastMs: Number(lastMs) },
      })),
    );
  }
  return counts;
}
