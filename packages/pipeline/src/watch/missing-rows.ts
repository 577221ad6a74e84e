import { tableNameOf } from "@pharos/domain";
import { databases, type StoredPart } from "@pharos/lake";
import type { RefusedRows } from "@pharos/store";
import type { Alarm } from "../alarms/raise-alarms.ts";

export interface LedgerAndLake {
  /** Stored events of each log type that arrived since, by the ledger; none so new that it may not be in the lake yet. */
  readonly ledger: ReadonlyMap<string, number>;
  /** Of all tables. */
  readonly parts: readonly StoredPart[];
  /** Rows that the lake would not have: they are kept elsewhere, and told of by another alarm. */
  readonly refused: readonly RefusedRows[];
  readonly since: Date;
  /** How many were missing of each log type when people were told last. */
  readonly told: MissingRows;
}

/** Rows by log type. */
export type MissingRows = Readonly<Record<string, number>>;

/** An event is counted up to some minutes after it arrived. */
const slackMs = 10 * 60_000;
/** More must be missing than was told, by so much: rows that are newer than the ledger's hide a few. */
const growthMin = 1.1;

/**
 * Log types of which the lake has fewer rows than the ledger counted. Rows of parts that reach back beyond `since` count
 * as a whole, so that nothing is missed that is there.
 */
export function findMissingRows({ ledger, parts, refused, since, told }: LedgerAndLake): MissingRows {
  const present = new Map<string, number>();
  const add = (table: string, rows: number) => present.set(table, (present.get(table) ?? 0) + rows);
  for (const { database, table, rows, newestArrival } of parts) {
    if (database === databases.logs && newestArrival.getTime() >= since.getTime() - slackMs) add(table, rows);
  }
  for (const { database, table, rows } of refused) if (database === databases.logs) add(table, rows);
  const missing: Record<string, number> = {};
  for (const [logType, stored] of ledger) {
    if (logType === "") continue;
    const rows = stored - (present.get(tableNameOf(logType)) ?? 0);
    if (rows > (told[logType] ?? 0) * growthMin) missing[logType] = rows;
  }
  return missing;
}

export function missingRowsAlarm(logType: string, rows: number): Alarm {
  return {
    key: `missing ${logType} ${rows}`,
    title: `${rows} ${rows === 1 ? "event" : "events"} of ${logType} missing from the data lake`,
    message: `They were stored, but the data lake no longer has them. Check the disk, and restore the data folder from a backup. If you deleted rows by hand, there is nothing to do.`,
    neededLogTypes: [logType],
  };
}
