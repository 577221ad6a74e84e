import { randomUUID } from "node:crypto";
import {
  complianceLifetimeMs,
  correlationRunsKeptDays,
  dataLakeQueriesKeptDays,
  deletedDetectionDays,
  deletedResourceDays,
  inferenceStreamsKeptDays,
  queryRunsKeptDays,
} from "@pharos/domain";
import {
  checkPolicies,
  discoverAllFields,
  doDueWorks,
  expireLake,
  followClock,
  isSettled,
  type RecurringTask,
  readExpiryRecord,
  runDueCorrelationRules,
  runDueQueries,
  type SettledClock,
  watchBrokenParts,
  watchLakeWriter,
  watchMerges,
  watchMissingRows,
  watchSources,
} from "@pharos/pipeline";
import { pollPackSources } from "@pharos/api";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.ts";
import { readSigmaMappings } from "./api-dependencies.ts";
import { createPackSourceGateway } from "./create-pack-source-gateway.ts";
import type { Engines } from "./engines.ts";

/** How often the store is asked what is due: a changed setting takes effect within this. */
const lookMs = 15_000;
const clockKey = "recurring-works-clock";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * The work that recurs. What one process does for all is due by its last run, which the store remembers; what looks for
 * due things of its own looks again and again. A job that is still running is not started again; one that fails is
 * logged and comes again.
 */
export function startSchedule(engines: Engines, config: Configuration, logger: Logger): AsyncDisposable {
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const onFailed = (job: string, error: unknown) => logger.error({ err: error, job }, "A scheduled job failed");
  const onNotice = (notice: string) => logger.error(notice);
  const start = ({ name, run }: Pick<RecurringTask, "name" | "run">) => {
    if (running.has(name)) return;
    const work = run(clock(), stopping.signal)
      .then(() => undefined)
      .catch((error: unknown) => onFailed(name, error))
      .finally(() => running.delete(name));
    running.set(name, work);
  };
  const lookForDueWorks = dueWorksOf(engines, worksOf(engines, config, onNotice), logger, onFailed);
  let looks = 0;
  // A look that does long work does not keep the next one from the rest: what is being done is not due.
  const look = () => start({ name: `due works ${looks++}`, run: lookForDueWorks });
  const timers = [
    setInterval(look, lookMs),
    ...detectionJobs(engines).map((job) => setInterval(() => start(job), job.everyMs)),
  ];
  look();
  return {
    async [Symbol.asyncDispose]() {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}

function dueWorksOf(
  { store }: Pick<Engines, "store">,
  tasks: readonly RecurringTask[],
  logger: Logger,
  onFailed: (job: string, error: unknown) => void,
): RecurringTask["run"] {
  const holder = randomUUID();
  let settled: SettledClock | undefined;
  return async (now, signal) => {
    const reading = { wallMs: now.getTime(), steadyMs: performance.now() };
    const recorded = settled ? undefined : await store.settings.get(clockKey);
    const wasSettled = settled === undefined || isSettled(settled);
    settled = followClock(settled, reading, typeof recorded === "string" ? Date.parse(recorded) : undefined);
    if (!isSettled(settled)) {
      if (wasSettled)
        logger.warn(
          `The clock went ahead to ${now.toISOString()}. Pharos deletes nothing by it until it has stayed for ten minutes.`,
        );
      return;
    }
    await store.settings.set(clockKey, now.toISOString(), now);
    // Expiry doubts a clock that went far ahead for days; it comes first among the works.
    const mayForget = async () => (await readExpiryRecord(store))?.doubt === undefined;
    await doDueWorks({ store, tasks, holder, clock, mayForget, onFailed }, signal);
  };
}

const clock = () => new Date();

function worksOf(
  { store, lake, lakeWriter, downloads, threads }: Engines,
  { retentionDays, allowedPrivateHosts }: Configuration,
  onNotice: (notice: string) => void,
): RecurringTask[] {
  const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);
  const retention = `${retentionDays} days`;
  return [
    {
      name: "lake-retention",
      everyMs: 6 * hourMs,
      input: retention,
      run: (now) => expireLake({ store, lake, retentionDays, onNotice }, now),
    },
    { name: "watch-sources", everyMs: minuteMs, run: (now) => watchSources(store, now) },
    { name: "watch-lake-writer", everyMs: minuteMs, run: (now) => watchLakeWriter({ store, lakeWriter }, now) },
    {
      name: "watch-broken-parts",
      everyMs: minuteMs,
      run: (now) => watchBrokenParts({ store, lake, retentionDays, onNotice }, now),
    },
    {
      name: "watch-merges",
      everyMs: minuteMs,
      run: (now) => watchMerges({ store, lake, retentionDays, onNotice }, now),
    },
    {
      name: "watch-missing-rows",
      everyMs: hourMs,
      run: (now) => watchMissingRows({ store, lake, retentionDays, onNotice }, now),
    },
    {
      name: "discover-fields",
      everyMs: hourMs,
      run: (now, signal) => discoverAllFields({ store, lake }, now, signal),
    },
    {
      name: "poll-pack-sources",
      everyMs: hourMs,
      run: (_now, signal) => {
        const packSources = createPackSourceGateway({ allowedPrivateHosts });
        return pollPackSources({ store, threads, packSources, sigmaMappings: readSigmaMappings(), clock }, signal);
      },
    },
    { name: "forget-chunks", isForgetting: true, everyMs: hourMs, run: (now) => store.ingest.chunks.expire(now) },
    {
      name: "forget-counts",
      isForgetting: true,
      everyMs: dayMs,
      input: retention,
      run: (now) => store.ingest.counts.expire(ago(now, retentionDays * dayMs)),
    },
    {
      name: "forget-failures",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.ingest.failures.expire(ago(now, 30 * dayMs)),
    },
    {
      name: "forget-groups",
      isForgetting: true,
      everyMs: hourMs,
      run: (now) => store.alertGroups.deleteEnded(ago(now, dayMs)),
    },
    {
      name: "forget-deliveries",
      isForgetting: true,
      everyMs: dayMs,
      input: retention,
      run: (now) => store.deliveries.forget(ago(now, retentionDays * dayMs)),
    },
    {
      name: "forget-bucket-objects",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.buckets.forget(now),
    },
    {
      name: "forget-mutes",
      isForgetting: true,
      everyMs: dayMs,
      input: retention,
      run: (now) => store.mutes.forget(ago(now, retentionDays * dayMs)),
    },
    {
      name: "forget-hooks",
      isForgetting: true,
      everyMs: hourMs,
      run: (now) => store.receivedHooks.forget(ago(now, 3 * dayMs)),
    },
    { name: "forget-mail", isForgetting: true, everyMs: dayMs, run: (now) => store.mails.forget(ago(now, 30 * dayMs)) },
    {
      name: "forget-detection-changes",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.detectionChanges.expire(ago(now, deletedDetectionDays * dayMs)),
    },
    {
      name: "forget-item-changes",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.helperChanges.expire(ago(now, deletedDetectionDays * dayMs)),
    },
    { name: "forget-links", isForgetting: true, everyMs: hourMs, run: (now) => store.oneTimeTokens.deleteExpired(now) },
    { name: "forget-cache", isForgetting: true, everyMs: dayMs, run: (now) => store.cache.deleteExpired(now) },
    {
      name: "forget-receipts",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.receipts.deleteBefore(ago(now, 30 * dayMs)),
    },
    {
      name: "forget-sign-in-attempts",
      isForgetting: true,
      everyMs: hourMs,
      run: (now) => store.signInAttempts.deleteExpired(now),
    },
    { name: "forget-sessions", isForgetting: true, everyMs: hourMs, run: (now) => store.sessions.deleteExpired(now) },
    {
      name: "forget-resources",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.resources.forgetDeleted(ago(now, deletedResourceDays * dayMs)),
    },
    {
      name: "forget-compliance",
      isForgetting: true,
      everyMs: hourMs,
      run: (now) => store.compliance.expire(ago(now, complianceLifetimeMs)),
    },
    {
      name: "forget-query-runs",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.queryRuns.expire(ago(now, queryRunsKeptDays * dayMs)),
    },
    { name: "forget-query-results", isForgetting: true, everyMs: hourMs, run: (now) => store.queryResults.expire(now) },
    { name: "forget-query-downloads", isForgetting: true, everyMs: hourMs, run: (now) => downloads.expire(now) },
    {
      name: "forget-queries",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.dataLakeQueries.expire(ago(now, dataLakeQueriesKeptDays * dayMs)),
    },
    {
      name: "forget-correlation-runs",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.correlationRuns.expire(ago(now, correlationRunsKeptDays * dayMs)),
    },
    {
      name: "forget-ai-answers",
      isForgetting: true,
      everyMs: hourMs,
      run: (now) => store.inferenceStreams.expire(ago(now, inferenceStreamsKeptDays * dayMs)),
    },
  ];
}

/** What looks at a window of time does not run before the rows of that window are there, whichever process took them in. */
const waitForRowsMsMax = 30_000;

/** They know by their own records in the store what is due. */
function detectionJobs({ store, lake, lakeWriter, queries, occasional }: Engines): RecurringTask[] {
  if (!occasional) return [];
  const withAllRows = (run: (signal: AbortSignal) => Promise<unknown>) => async (_now: Date, signal: AbortSignal) => {
    await lakeWriter.caughtUpEverywhere(waitForRowsMsMax);
    await run(signal);
  };
  const work = { store, lake, queries, clock, ...occasional };
  return [
    { name: "check-policies", everyMs: 5 * secondMs, run: (_now, signal) => checkPolicies(work, signal) },
    { name: "run-due-queries", everyMs: 15 * secondMs, run: withAllRows((signal) => runDueQueries(work, signal)) },
    {
      name: "run-due-correlations",
      everyMs: minuteMs,
      run: withAllRows((signal) => runDueCorrelationRules(work, signal)),
    },
    { name: "stop-idle-python", everyMs: minuteMs, run: (now) => work.engine.stopWhenIdle(now) },
  ];
}
