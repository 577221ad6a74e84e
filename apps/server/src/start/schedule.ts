import {
  complianceLifetimeMs,
  correlationRunsKeptDays,
  dataLakeQueriesKeptDays,
  deletedResourceDays,
  inferenceStreamsKeptDays,
  queryRunsKeptDays,
} from "@pharos/domain";
import {
  checkPolicies,
  discoverAllFields,
  runDueCorrelationRules,
  runDueQueries,
  watchSources,
} from "@pharos/pipeline";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.ts";
import type { Engines } from "./engines.ts";
import type { OccasionalWork } from "./occasional-work.ts";

interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** The signal asks a long run to end at the next good place. */
  readonly run: (now: Date, signal: AbortSignal) => Promise<unknown>;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The work that recurs. A job that is still running is not started again; one that fails is logged and comes again. */
export function startSchedule(engines: Engines, config: Configuration, logger: Logger): AsyncDisposable {
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const timers = jobsOf(engines, config).map((job) =>
    setInterval(() => {
      if (running.has(job.name)) return;
      const run = job
        .run(new Date(), stopping.signal)
        .then(() => undefined)
        .catch((error: unknown) => logger.error({ err: error, job: job.name }, "A scheduled job failed"))
        .finally(() => running.delete(job.name));
      running.set(job.name, run);
    }, job.everyMs),
  );
  return {
    async [Symbol.asyncDispose]() {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}

const clock = () => new Date();

function jobsOf({ store, lake, queries, downloads, occasional }: Engines, { retentionDays }: Configuration): Job[] {
  const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);
  return [
    { name: "lake-retention", everyMs: 6 * hourMs, run: () => lake.applyRetention(retentionDays) },
    { name: "watch-sources", everyMs: minuteMs, run: (now) => watchSources(store, now) },
    {
      name: "discover-fields",
      everyMs: hourMs,
      run: (now, signal) => discoverAllFields({ store, lake }, now, signal),
    },
    { name: "forget-chunks", everyMs: hourMs, run: (now) => store.ingest.chunks.expire(now) },
    {
      name: "forget-counts",
      everyMs: dayMs,
      run: (now) => store.ingest.counts.expire(ago(now, retentionDays * dayMs)),
    },
    { name: "forget-failures", everyMs: dayMs, run: (now) => store.ingest.failures.expire(ago(now, 30 * dayMs)) },
    { name: "forget-groups", everyMs: hourMs, run: (now) => store.alertGroups.deleteEnded(ago(now, dayMs)) },
    { name: "forget-links", everyMs: hourMs, run: (now) => store.oneTimeTokens.deleteExpired(now) },
    { name: "forget-cache", everyMs: dayMs, run: (now) => store.cache.deleteExpired(now) },
    { name: "forget-receipts", everyMs: dayMs, run: (now) => store.receipts.deleteBefore(ago(now, 30 * dayMs)) },
    { name: "forget-sessions", everyMs: hourMs, run: (now) => store.sessions.deleteExpired(now) },
    {
      name: "forget-resources",
      everyMs: dayMs,
      run: (now) => store.resources.forgetDeleted(ago(now, deletedResourceDays * dayMs)),
    },
    {
      name: "forget-compliance",
      everyMs: hourMs,
      run: (now) => store.compliance.expire(ago(now, complianceLifetimeMs)),
    },
    {
      name: "forget-query-runs",
      everyMs: dayMs,
      run: (now) => store.queryRuns.expire(ago(now, queryRunsKeptDays * dayMs)),
    },
    { name: "forget-query-results", everyMs: hourMs, run: (now) => store.queryResults.expire(now) },
    { name: "forget-query-downloads", everyMs: hourMs, run: (now) => downloads.expire(now) },
    {
      name: "forget-queries",
      everyMs: dayMs,
      run: (now) => store.dataLakeQueries.expire(ago(now, dataLakeQueriesKeptDays * dayMs)),
    },
    {
      name: "forget-correlation-runs",
      everyMs: dayMs,
      run: (now) => store.correlationRuns.expire(ago(now, correlationRunsKeptDays * dayMs)),
    },
    {
      name: "forget-ai-answers",
      everyMs: hourMs,
      run: (now) => store.inferenceStreams.expire(ago(now, inferenceStreamsKeptDays * dayMs)),
    },
    ...(occasional ? detectionJobs({ store, lake, queries, clock, ...occasional }) : []),
  ];
}

function detectionJobs(
  work: OccasionalWork & Pick<Engines, "store" | "lake" | "queries"> & { readonly clock: () => Date },
): Job[] {
  return [
    { name: "check-policies", everyMs: 5 * secondMs, run: (_now, signal) => checkPolicies(work, signal) },
    { name: "run-due-queries", everyMs: 15 * secondMs, run: (_now, signal) => runDueQueries(work, signal) },
    { name: "run-due-correlations", everyMs: minuteMs, run: (_now, signal) => runDueCorrelationRules(work, signal) },
    { name: "stop-idle-python", everyMs: minuteMs, run: (now) => work.engine.stopWhenIdle(now) },
  ];
}
