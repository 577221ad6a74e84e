import {
  type DiskRoom,
  describeRefusal,
  describeRoom,
  type LakeWriterStats,
  type PipelineStats,
  reserveBytes,
  sizeOf,
} from "@pharos/pipeline";

export interface PartState {
  /** Undefined for one that answers. */
  readonly reason: string | undefined;
  /** What only operators may read: it may name addresses. */
  readonly detail?: string | undefined;
  /** Questions wait for it, and nothing else does. */
  readonly isOpening?: boolean;
}

export interface Parts {
  readonly store: PartState;
  readonly lake: PartState;
  /** Undefined where NATS carries no deliveries. */
  readonly transport?: PartState | undefined;
  /** Undefined in a process that does not detect. */
  readonly pipeline:
    | Pick<PipelineStats, "workersReady" | "workers" | "rulesNotRunning" | "stalledSince" | "commitSince">
    | undefined;
  readonly disk: DiskRoom;
  readonly lakeWriter: LakeWriterStats;
}

export interface Readiness {
  readonly status: "ready" | "not ready";
  readonly store: "ok" | "unreachable";
  /** `opening`: logs are taken and evaluated; questions wait until its tables are open. */
  readonly lake: "ok" | "opening" | "unreachable";
  /** NATS, where it carries deliveries: without it none is taken from senders, or from other processes. */
  readonly transport?: "ok" | "unreachable";
  readonly pipeline?: "ok" | "not ready";
  readonly disk: "ok" | "low" | "full" | "read-only";
  /** `failing`: what is taken in waits in the database, until the lake takes it. */
  readonly lakeWriter: "ok" | "failing";
  /** Rules that do not load; the others run. */
  readonly rulesNotRunning?: number;
  /** Content that people wrote is not running. */
  readonly isSafeMode?: true;
  /** By part, why it is not ready. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** By part, for operators: with addresses, folders and sizes. */
  readonly details?: Readonly<Record<string, string>>;
}

const diskWords = { enough: "ok", low: "low", full: "full", readOnly: "read-only" } as const;

/** Longer than any commit takes that is not held up. */
const stalledMsMax = 60_000;

/**
 * Ready is a process whose store answers, whose lake answers or is opening its tables, that has a worker with its rules
 * loaded and room for logs, and that gets deliveries stored where there are any.
 */
export function judgeReadiness(
  { store, lake, transport, pipeline, disk, lakeWriter }: Parts,
  {
    isSafeMode,
    isForOperator,
    now,
  }: { readonly isSafeMode: boolean; readonly isForOperator: boolean; readonly now: Date },
): Readiness {
  const pipelineReason = pipeline && pipelineReasonOf(pipeline, now);
  const diskReason = describeRefusal(disk.state);
  const reasons = onlyKnown({
    store: store.reason,
    lake: lake.reason,
    transport: transport?.reason,
    pipeline: pipelineReason,
    disk: diskReason,
  });
  const details = onlyKnown({
    store: store.detail,
    lake: lake.detail,
    transport: transport?.detail,
    disk: disk.state === "enough" ? undefined : describeDisk(disk),
    lakeWriter: describeFailing(lakeWriter),
  });
  return {
    status: reasons === undefined ? "ready" : "not ready",
    store: store.reason === undefined ? "ok" : "unreachable",
    lake: lake.isOpening ? "opening" : lake.reason === undefined ? "ok" : "unreachable",
    ...(transport && { transport: transport.reason === undefined ? "ok" : "unreachable" }),
    ...(pipeline && {
      pipeline: pipelineReason === undefined ? "ok" : "not ready",
      rulesNotRunning: pipeline.rulesNotRunning,
    }),
    disk: diskWords[disk.state],
    lakeWriter: lakeWriter.failingSince === undefined ? "ok" : "failing",
    ...(isSafeMode && { isSafeMode }),
    ...(reasons && { reasons }),
    ...(isForOperator && details && { details }),
  };
}

function pipelineReasonOf(
  { workersReady, workers, stalledSince, commitSince }: NonNullable<Parts["pipeline"]>,
  now: Date,
): string | undefined {
  if (workersReady === 0) return `None of ${workers} workers has its rules loaded.`;
  const isLong = (since: Date | undefined) => since !== undefined && now.getTime() - since.getTime() > stalledMsMax;
  if (commitSince && isLong(commitSince)) {
    return `The commit that began at ${commitSince.toISOString()} has not ended, and deliveries wait for it.`;
  }
  if (stalledSince && isLong(stalledSince)) {
    return `No delivery has been stored since ${stalledSince.toISOString()}, although there are some.`;
  }
  return undefined;
}

function describeDisk({ state, tightest }: DiskRoom): string | undefined {
  if (state === "readOnly") return tightest && `The disk of the ${tightest.name} (${tightest.folder}) takes no writes.`;
  return tightest && `${describeRoom(tightest)}. Below ${sizeOf(reserveBytes(tightest))} Pharos stops accepting logs.`;
}

function describeFailing({ failingSince, waitingBytes }: LakeWriterStats): string | undefined {
  if (failingSince === undefined) return undefined;
  return `Since ${failingSince.toISOString()} the data lake takes no rows; ${sizeOf(waitingBytes)} wait in the database.`;
}

function onlyKnown(sentences: Record<string, string | undefined>): Record<string, string> | undefined {
  const known = Object.entries(sentences).flatMap(([part, sentence]) => (sentence ? [[part, sentence] as const] : []));
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

export type Liveness = { readonly status: "ok" } | { readonly status: "stuck"; readonly reason: string };

/** Longer than any commit takes, also one that waits for a database that starts again. */
const commitMsMax = 5 * 60_000;

/** Alive is a process that goes on; a commit that does not end holds up all that follow, until the process is restarted. */
export function judgeLiveness(stats: Pick<PipelineStats, "commitSince"> | undefined, now: Date): Liveness {
  const since = stats?.commitSince;
  if (since === undefined || now.getTime() - since.getTime() <= commitMsMax) return { status: "ok" };
  return { status: "stuck", reason: `A commit that began at ${since.toISOString()} has not ended.` };
}
