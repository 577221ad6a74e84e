import type { Lake } from "@pharos/lake";
import {
  type CommitMatches,
  createTableLookup,
  type EngineOnDemand,
  type LookupTableLoader,
  MatchCommitter,
  type OnDemandOptions,
  openEngineOnDemand,
  type Pipeline,
} from "@pharos/pipeline";
import type { Store } from "@pharos/store";
import type { Logger } from "pino";

/** What detections work with that run on a schedule instead of on events. */
export interface OccasionalWork {
  /** For policies and scheduled rules; its process runs only while it is needed. */
  readonly engine: EngineOnDemand;
  readonly commitMatches: CommitMatches;
}

const clock = () => new Date();

export async function openOccasionalWork(
  {
    store,
    lake,
    pipeline,
    lookupTables,
  }: {
    readonly store: Store;
    readonly lake: Lake;
    readonly pipeline: Pipeline | undefined;
    readonly lookupTables: LookupTableLoader;
  },
  python: Pick<OnDemandOptions, "cacheFolder" | "libraries">,
  instanceId: string,
  logger: Logger,
  cleanup: AsyncDisposableStack,
): Promise<OccasionalWork> {
  const onProblem = (what: string, error: unknown) => logger.error({ err: error }, what);
  const engine = openEngineOnDemand({
    store,
    ...python,
    lookup: createTableLookup(lookupTables, clock),
    clock,
    onProblem,
  });
  cleanup.defer(() => engine.stop());
  if (pipeline) return { engine, commitMatches: (matches) => pipeline.commitMatches(matches) };
  // Under a name of its own: commits that a process with a pipeline has under way are not this one's to undo.
  const options = { store, lake, instanceId: `${instanceId}-schedule`, clock, onProblem };
  const committer = await MatchCommitter.start(options);
  cleanup.defer(() => committer.stop());
  return { engine, commitMatches: committer.commit };
}
