import type { Engine } from "../connection/engine.ts";
import { Parameters } from "../connection/parameters.ts";
import { runSearch } from "../search/run-search.ts";
import { withinEngineTime } from "../search/time-bounds.ts";
import { databases, signalsTable } from "../tables/databases.ts";

/** Signals by the times of their events; `to` is not included. */
export interface SignalScope {
  readonly fromMs: number;
  readonly toMs: number;
}

const secondsMax = 30;

/** How many signals each of these rules left; one that left none is not in the answer. @throws queryTooSlow */
export async function countSignals(
  engine: Engine,
  ruleIds: readonly string[],
  scope: SignalScope,
): Promise<ReadonlyMap<string, number>> {
  const parameters = new Parameters();
  const sql = `SELECT p_rule_id AS ruleId, toFloat64(count()) AS signals FROM ${databases.signals}.${signalsTable}
    WHERE p_rule_id IN ${parameters.hole("Array(String)", ruleIds)} AND ${isWithin(scope, parameters)} GROUP BY ruleId`;
  const statement = { sql, params: parameters.values };
  const rows = await runSearch<{ ruleId: string; signals: number }>(engine, statement, secondsMax);
  return new Map(rows.map(({ ruleId, signals }) => [ruleId, signals]));
}

/** The log types of the events that signals are of, by `p_row_id`; of none for what came from no event. @throws queryTooSlow */
export async function findSignalLogTypes(
  engine: Engine,
  rowIds: readonly string[],
  scope: SignalScope,
): Promise<ReadonlyMap<string, string>> {
  const parameters = new Parameters();
  const sql = `SELECT p_row_id AS rowId, any(p_log_type) AS logType FROM ${databases.signals}.${signalsTable}
    WHERE p_row_id IN ${parameters.hole("Array(String)", rowIds)} AND ${isWithin(scope, parameters)} GROUP BY rowId`;
  const statement = { sql, params: parameters.values };
  const rows = await runSearch<{ rowId: string; logType: string | null }>(engine, statement, secondsMax);
  return new Map(rows.flatMap(({ rowId, logType }) => (logType ? [[rowId, logType] as const] : [])));
}

function isWithin({ fromMs, toMs }: SignalScope, parameters: Parameters): string {
  const instant = (ms: number) => `fromUnixTimestamp64Milli(${parameters.hole("Int64", withinEngineTime(ms))}, 'UTC')`;
  return `p_event_time >= ${instant(fromMs)} AND p_event_time < ${instant(toMs)}`;
}
