import { noQueryProgress, type QueryProgress } from "@pharos/domain";
import type { LakeRun } from "@pharos/lake";

/** What the engine did so far; nothing before it began. */
export async function progressOf(run: LakeRun | undefined): Promise<QueryProgress> {
  if (run === undefined) return noQueryProgress;
  const { rowsRead, bytesRead, totalRowsToRead } = await run.progress();
  return { rowsRead, bytesRead, rowsToRead: totalRowsToRead };
}
