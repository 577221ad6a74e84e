import type { Lake } from "@pharos/lake";
import type { PendingTable, Store } from "@pharos/store";

export interface PendingCommit {
  readonly id: string;
  readonly tables: readonly PendingTable[];
}

/** Removes from the lake what an unfinished commit wrote, then forgets the commit. Doing it twice changes nothing. */
export async function undoCommit(store: Store, lake: Lake, { id, tables }: PendingCommit): Promise<void> {
  for (const table of tables) await lake.deleteRows(table);
  await store.ingest.pendingCommits.delete(id);
}

/**
 * Undoes what this instance was committing when it was stopped without warning. Nobody was told that these rows
 * were stored; their senders send them again. Runs before anything new is accepted.
 * @returns how many commits were undone
 */
export async function undoUnfinishedCommits(store: Store, lake: Lake, instanceId: string): Promise<number> {
  const unfinished = await store.ingest.pendingCommits.listByInstance(instanceId);
  for (const commit of unfinished) await undoCommit(store, lake, commit);
  return unfinished.length;
}
