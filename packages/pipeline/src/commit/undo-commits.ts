import type { Lake } from "@pharos/lake";
import type { PendingTable, Store } from "@pharos/store";

export interface PendingCommit {
  readonly id: string;
  readonly tables: readonly PendingTable[];
}

/**
 * Forgets an unfinished commit and removes from the lake what it wrote: one or the other process takes it back, and one
 * that was finished meanwhile stays. Doing it twice changes nothing.
 */
export async function undoCommit(store: Store, lake: Lake, { id, tables }: PendingCommit): Promise<void> {
  await store.transaction(async (tx) => {
    if (!(await tx.ingest.pendingCommits.delete(id))) return;
    for (const table of tables) await lake.deleteRows(table);
  });
}

/**
 * Undoes what this instance was committing when it was stopped without warning. Nobody was told that these rows
 * were stored; their senders send them again. Runs before anything new is accepted. A process of the same instance
 * that is just committing notices it, and its senders send again too.
 * @returns how many commits were undone
 */
export async function undoUnfinishedCommits(store: Store, lake: Lake, instanceId: string): Promise<number> {
  const unfinished = await store.ingest.pendingCommits.listByInstance(instanceId);
  for (const commit of unfinished) await undoCommit(store, lake, commit);
  return unfinished.length;
}
