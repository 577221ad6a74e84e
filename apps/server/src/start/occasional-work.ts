import {
  type CommitMatches,
  createTableLookup,
  type EngineOnDemand,
  type LakeWriter,
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
    lakeWriter,
    pipeline,
    lookupTables,
  }: {
    readonly store: Store;
    readonly lakeWriter: LakeWriter;
    readonly pipeline: Pipeline | undefined;
    readonly lookupTables: LookupTableLoader;
  },
  python: Pick<OnDemandOptions, "cacheFolder" | "libraries" | "account">,
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
  const committer = await MatchCommitter.start({ store, lakeWriter, clock });
  cleanup.defer(() => committer.stop());
  return { engine, commitMatches: committer.commit };
}
