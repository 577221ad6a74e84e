import { tableNameOf } from "@pharos/domain";
import { databases, failuresTable, type LakeDatabase, signalsTable } from "@pharos/lake";
import { errorRow, failureRow, matchRow, signalRow } from "./lake-rows.ts";
import type { AlertPlan, ChunkToCommit } from "./plan-alerts.ts";

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

/** All rows of a commit, one batch a table: events, matches, rule errors, signals, failures. */
export function lakeBatches(chunks: readonly ChunkToCommit[], plan: AlertPlan): LakeBatch[] {
  const batches = new BatchBuilder();
  for (const chunk of chunks) {
    for (const { logType, ndjson, minEventTimeMs, maxEventTimeMs, rows } of chunk.result.tables) {
      if (rows > 0) batches.add(databases.logs, tableNameOf(logType), ndjson, minEventTimeMs, maxEventTimeMs);
    }
    for (const failure of chunk.result.failures) {
      const at = chunk.receivedAt.getTime();
      batches.add(databases.monitor, failuresTable, failureRow(chunk, failure), at, at);
    }
  }
  for (const assigned of plan.matches) {
    const at = eventTimeMs(assigned.match.standard);
    if (assigned.group)
      batches.add(databases.ruleMatches, tableNameOf(assigned.match.logType), matchRow(assigned), at, at);
    batches.add(databases.signals, signalsTable, signalRow(assigned), at, at);
  }
  for (const assigned of plan.errors) {
    const at = eventTimeMs(assigned.error.standard);
    batches.add(databases.ruleErrors, tableNameOf(assigned.error.logType), errorRow(assigned), at, at);
  }
  return batches.all();
}

/** Milliseconds of an event's `p_event_time` text. */
function eventTimeMs(standard: Readonly<Record<string, unknown>>): number {
  return Date.parse(`${String(standard.p_event_time).slice(0, 23).replace(" ", "T")}Z`);
}

class BatchBuilder {
  readonly #batches = new Map<string, LakeBatch & { rows: Uint8Array[] }>();

  add(database: LakeDatabase, table: string, rows: Uint8Array, fromMs: number, toMs: number): void {
    const key = `${database}.${table}`;
    const batch = this.#batches.get(key) ?? { database, table, rows: [], fromMs, toMs };
    batch.rows.push(rows);
    this.#batches.set(key, { ...batch, fromMs: Math.min(batch.fromMs, fromMs), toMs: Math.max(batch.toMs, toMs) });
  }

  all(): LakeBatch[] {
    return [...this.#batches.values()];
  }
}
