import type { Lake } from "@pharos/lake";
import type { Store } from "@pharos/store";
import { readToldMissing } from "./watch-lake.ts";

export interface LakeProblems {
  /** Parts that the engine could not read when it opened their tables. */
  readonly brokenParts: number;
  /** Partitions in which more parts come than are merged. */
  readonly crowdedPartitions: number;
  /** Acknowledged rows that a table does not take. */
  readonly refusedRows: number;
  /** Events that the ledger counted and the lake does not have, as the daily comparison found last. */
  readonly missingEvents: number;
}

/** What the alarms about the lake are about, for whoever watches from outside; all 0 while all is well. */
export async function countLakeProblems({
  store,
  lake,
}: {
  readonly store: Store;
  readonly lake: Pick<Lake, "brokenParts" | "crowdedPartitions">;
}): Promise<LakeProblems> {
  const [broken, crowded, refused, missing] = await Promise.all([
    lake.brokenParts(),
    lake.crowdedPartitions(),
    store.lakeOutbox.refusedByTable(),
    readToldMissing(store),
  ]);
  return {
    brokenParts: broken.length,
    crowdedPartitions: crowded.length,
    refusedRows: refused.reduce((sum, { rows }) => sum + rows, 0),
    missingEvents: Object.values(missing).reduce((sum, rows) => sum + rows, 0),
  };
}
