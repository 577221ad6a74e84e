import { tableNameOf } from "@pharos/domain";
import { databases, failuresTable, type LakeDatabase, otherEventsTable, signalsTable, splitLines } from "@pharos/lake";
import { type OutboxEntry, packLines } from "@pharos/store";
import type { MatchedEvent } from "../worker/protocol.ts";
import type { WorkToCommit } from "../works/work-to-commit.ts";
import { errorRow, failureRow, matchRow, signalRow } from "./lake-rows.ts";
import type { AlertPlan } from "./plan-alerts.ts";

/** Rows for one table of the lake, in pieces of JSON lines. */
export interface LakeBatch {
  readonly database: LakeDatabase;
  readonly table: string;
  readonly rows: readonly Uint8Array[];
}

/** Small enough that several make a block, and that an insert of one has memory enough. */
const entryBytesMax = 4 * 1024 ** 2;

/** What was delivered: events and failures. Known before any alert is decided. */
export function deliveredBatches(works: readonly WorkToCommit[]): LakeBatch[] {
  const batches = new BatchBuilder();
  for (const work of works) {
    const { delivered } = work;
    if (!delivered) continue;
    for (const { logType, ndjson, rows } of delivered.tables) {
      if (rows > 0) batches.add(databases.logs, tableNameOf(logType), ndjson);
    }
    for (const failure of delivered.failures) {
      batches.add(databases.monitor, failuresTable, failureRow(work, delivered, failure));
    }
  }
  return batches.all();
}

/** What detections made of it: matches, signals, errors. */
export function foundBatches(plan: AlertPlan): LakeBatch[] {
  const batches = new BatchBuilder();
  for (const assigned of plan.matches) {
    const { match, group, detection } = assigned;
    if (group) batches.add(databases.ruleMatches, tableOf(match), matchRow(assigned));
    // Correlation looks at what rules found, not at the state of resources (format §11.1).
    if (detection.kind !== "POLICY") batches.add(databases.signals, signalsTable, signalRow(assigned));
  }
  for (const assigned of plan.errors) {
    const { error } = assigned;
    if (error.eventJson) batches.add(databases.ruleErrors, tableOf(error), errorRow(assigned, error));
  }
  return batches.all();
}

/** As the outbox takes them. */
export async function packBatches(batches: readonly LakeBatch[]): Promise<OutboxEntry[]> {
  const pieces = batches.flatMap(({ database, table, rows }) =>
    splitLines(Buffer.concat(rows), entryBytesMax).map((lines) => ({ database, table, lines })),
  );
  return Promise.all(
    pieces.map(async ({ database, table, lines }) => ({ database, table, ...(await packLines(lines)) })),
  );
}

function tableOf({ logType }: MatchedEvent): string {
  return logType === "" ? otherEventsTable : tableNameOf(logType);
}

class BatchBuilder {
  readonly #batches = new Map<string, LakeBatch & { readonly rows: Uint8Array[] }>();

  add(database: LakeDatabase, table: string, rows: Uint8Array): void {
    const key = `${database}.${table}`;
    const batch = this.#batches.get(key) ?? { database, table, rows: [] };
    batch.rows.push(rows);
    this.#batches.set(key, batch);
  }

  all(): LakeBatch[] {
    return [...this.#batches.values()];
  }
}
