import type { WaitingTable } from "@pharos/store";

export interface WritingState {
  /** When an insert into each table was last begun, by `database.table`. */
  readonly insertedAtMs: ReadonlyMap<string, number>;
  /** Before when tables that failed are not tried again. */
  readonly retryAtMs: ReadonlyMap<string, number>;
  /** How long a table rests between small inserts. */
  readonly restMs: number;
  /** Somebody waits for everything. */
  readonly isUrgent: boolean;
  readonly blockBytesMax: number;
}

export interface ChosenTables {
  readonly due: readonly WaitingTable[];
  /** When the next of the others is due; undefined when none waits. */
  readonly nextAtMs: number | undefined;
}

/**
 * Which tables get an insert now. A table that has rested gets one at once, so rows of a quiet system are there with
 * their acknowledgement; a busy one collects, since each insert makes a part that has to be merged.
 */
export function chooseTables(waiting: readonly WaitingTable[], state: WritingState, nowMs: number): ChosenTables {
  const dueAt = (table: WaitingTable) => {
    const retryAt = state.retryAtMs.get(tableKey(table));
    if (retryAt !== undefined) return retryAt;
    if (state.isUrgent || table.bytes >= state.blockBytesMax) return nowMs;
    return (state.insertedAtMs.get(tableKey(table)) ?? Number.NEGATIVE_INFINITY) + state.restMs;
  };
  const due = waiting.filter((table) => dueAt(table) <= nowMs);
  const later = waiting.filter((table) => dueAt(table) > nowMs).map(dueAt);
  return { due, nextAtMs: later.length === 0 ? undefined : Math.min(...later) };
}

export function tableKey({ database, table }: Pick<WaitingTable, "database" | "table">): string {
  return `${database}.${table}`;
}

const restMsMin = 1_000;
const restMsMax = 10_000;

/** Small inserts may take a fifth of the time, unless rows would come too late. */
export function restAfter(roundMs: number): number {
  return Math.min(restMsMax, Math.max(restMsMin, 4 * roundMs));
}
