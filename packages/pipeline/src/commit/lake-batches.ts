import { tableNameOf } from "@pharos/domain";
import { databases, failuresTable, type LakeDatabase, otherEventsTable, signalsTable } from "@pharos/lake";
import type { MatchedEvent } from "../worker/protocol.ts";
import { errorRow, failureRow, matchRow, signalRow } from "./lake-rows.ts";
import { lakeTimeMs } from "./lake-time.ts";
import type { AlertPlan } from "./plan-alerts.ts";
import type { WorkToCommit } from "./work-to-commit.ts";

/** Where rows of a commit lie: enough to find and remove them when the commit never finished. */
export interface TableExtent {
  readonly database: LakeDatabase;
  readonly table: string;
  /** Bounds of `p_event_time`, milliseconds. */
  readonly fromMs: number;
  readonly toMs: number;
}

export interface LakeBatch extends TableExtent {
  readonly rows: readonly Uint8Array[];
}

/** All rows of a commit, one batch a table: events, matches, errors, signals, failures. */
export function lakeBatches(works: readonly WorkToCommit[], plan: AlertPlan): LakeBatch[] {
  const batches = new BatchBuilder();
  for (const work of works) addDelivered(batches, work);
  for (const assigned of plan.matches) {
    const { match, group, detection } = assigned;
    if (group) batches.addEvent(databases.ruleMatches, tableOf(match), match, matchRow(assigned));
    // Correlation looks at what rules found, not at the state of resources (format §11.1).
    if (detection.kind !== "POLICY") batches.addEvent(databases.signals, signalsTable, match, signalRow(assigned));
  }
  for (const assigned of plan.errors) {
    const { error } = assigned;
    if (!error.eventJson) continue;
    batches.addEvent(databases.ruleErrors, tableOf(error), error, errorRow(assigned, error));
  }
  return batches.all();
}

function addDelivered(batches: BatchBuilder, work: WorkToCommit): void {
  const { delivered, at } = work;
  if (!delivered) return;
  for (const { logType, ndjson, minEventTimeMs, maxEventTimeMs, rows } of delivered.tables) {
    if (rows > 0) batches.add(databases.logs, tableNameOf(logType), ndjson, minEventTimeMs, maxEventTimeMs);
  }
  for (const failure of delivered.failures) {
    const row = failureRow(work, delivered, failure);
    batches.add(databases.monitor, failuresTable, row, at.getTime(), at.getTime());
  }
}

function tableOf({ logType }: MatchedEvent): string {
  return logType === "" ? otherEventsTable : tableNameOf(logType);
}

class BatchBuilder {
  readonly #batches = new Map<string, LakeBatch & { rows: Uint8Array[] }>();

  add(database: LakeDatabase, table: string, rows: Uint8Array, fromMs: number, toMs: number): void {
    const key = `${database}.${table}`;
    const batch = this.#batches.get(key) ?? { database, table, rows: [], fromMs, toMs };
    batch.rows.push(rows);
    this.#batches.set(key, { ...batch, fromMs: Math.min(batch.fromMs, fromMs), toMs: Math.max(batch.toMs, toMs) });
  }

  addEvent(database: LakeDatabase, table: string, { standard }: MatchedEvent, row: Uint8Array): void {
    const at = lakeTimeMs(String(standard.p_event_time));
    this.add(database, table, row, at, at);
  }

  all(): LakeBatch[] {
    return [...this.#batches.values()];
  }
}
