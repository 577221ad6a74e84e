import { randomUUID } from "node:crypto";
import { pollPackSources, runPendingTests } from "@pharos/api";
import {
  complianceChangesKeptDays,
  complianceLifetimeMs,
  correlationRunsKeptDays,
  dataLakeQueriesKeptDays,
  deletedCaseDays,
  deletedDetectionDays,
  deletedResourceDays,
  inferenceStreamsKeptDays,
  notificationsKeptDays,
  queryRunsKeptDays,
} from "@pharos/domain";
import {
  checkPolicies,
  discoverAllFields,
  doDueWorks,
  expireLake,
  followClock,
  isSettled,
  lookingJobs,
  noteRuns,
  type RecurringTask,
  readExpiryRecord,
  refreshLookupTables,
  runDueCorrelationRules,
  runDueQueries,
  type SettledClock,
  watchBackups,
  watchBrokenParts,
  watchCollection,
  watchLakeWriter,
  watchMerges,
  watchMissingRows,
  watchSources,
} from "@pharos/pipeline";
import type { Store } from "@pharos/store";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.ts";
import { readSigmaMappings } from "./api-dependencies.ts";
import { openPlace } from "./backup/open-place.ts";
import { backUpWhenDue } from "./backup/run-scheduled-backup.ts";
import { createPackSourceGateway } from "./create-pack-source-gateway.ts";
import type { Engines } from "./engines.ts";
import { createLookupObjectReader } from "./lookup-tables/read-lookup-object.ts";

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
    ...detectionJobs(engines)
      .map((job) => noteRuns({ store: engines.store, holder: randomUUID(), clock }, job))
      .map((job) => setInterval(() => start(job), job.everyMs)),
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
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);
/** Longer than backups may be apart. */
const backupRunsKeptDays = 400;

function worksOf(
  { store, lake, lakeWriter, downloads, threads, queries, pipeline, occasional, ruleInspection }: Engines,
  config: Configuration,
  onNotice: (notice: string) => void,
): RecurringTask[] {
  const { retentionDays, allowedPrivateHosts } = config;
  const retention = `${retentionDays} days`;
  const readObject = createLookupObjectReader(config);
  const reload = async () => pipeline?.reload();
  return [
    {
      name: "lake-retention",
      title: "Delete events older than the retention",
      everyMs: 6 * hourMs,
      input: retention,
      run: (now) => expireLake({ store, lake, retentionDays, onNotice }, now),
    },
    ...backupWorksOf(store, config, onNotice),
    {
      name: "watch-sources",
      title: "Check log sources for failures and missing events",
      everyMs: minuteMs,
      run: (now) => watchSources(store, now),
    },
    {
      name: "watch-collection",
      title: "Check for log sources that cannot be read",
      everyMs: minuteMs,
      run: (now) => watchCollection(store, now),
    },
    {
      name: "watch-lake-writer",
      title: "Check that the data lake stores events",
      everyMs: minuteMs,
      run: (now) => watchLakeWriter({ store, lakeWriter }, now),
    },
    {
      name: "watch-broken-parts",
      title: "Check the data lake for parts that cannot be read",
      everyMs: minuteMs,
      run: (now) => watchBrokenParts({ store, lake, retentionDays, onNotice }, now),
    },
    {
      name: "watch-merges",
      title: "Check that the data lake merges its parts",
      everyMs: minuteMs,
      run: (now) => watchMerges({ store, lake, retentionDays, onNotice }, now),
    },
    {
      name: "watch-missing-rows",
      title: "Compare the data lake with the counts of events",
      everyMs: hourMs,
      run: (now) => watchMissingRows({ store, lake, retentionDays, onNotice }, now),
    },
    {
      name: "discover-fields",
      title: "Discover new fields in events",
      everyMs: hourMs,
      run: (now, signal) => discoverAllFields({ store, lake }, now, signal),
    },
    {
      name: "refresh-lookup-tables",
      title: "Read the rows of lookup tables again",
      everyMs: lookMs,
      run: (_now, signal) => refreshLookupTables({ store, queries, readObject, reload, clock }, signal),
    },
    {
      name: "poll-pack-sources",
      title: "Check for new versions of packs",
      everyMs: hourMs,
      run: (_now, signal) => {
        const packSources = createPackSourceGateway({ allowedPrivateHosts });
        return pollPackSources({ store, threads, packSources, sigmaMappings: readSigmaMappings(), clock }, signal);
      },
    },
    // In safe mode nothing runs that people wrote.
    ...(occasional ? [pendingTests({ store, ruleInspection })] : []),
    {
      name: "forget-chunks",
      title: "Delete old delivery keys",
      isForgetting: true,
      everyMs: hourMs,
      run: (now) => store.ingest.chunks.expire(now),
    },
    {
      name: "forget-counts",
      title: "Delete old counts of events",
      isForgetting: true,
      everyMs: dayMs,
      input: retention,
      run: (now) => store.ingest.counts.expire(ago(now, retentionDays * dayMs)),
    },
    {
      name: "forget-failures",
      title: "Delete old parsing failures",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.ingest.failures.expire(ago(now, 30 * dayMs)),
    },
    {
      name: "forget-groups",
      title: "Delete ended groups of alerts",
      isForgetting: true,
      everyMs: hourMs,
      run: (now) => store.alertGroups.deleteEnded(ago(now, dayMs)),
    },
    {
      name: "forget-deliveries",
      title: "Delete old deliveries of alerts",
      isForgetting: true,
      everyMs: dayMs,
      input: retention,
      run: (now) => store.deliveries.forget(ago(now, retentionDays * dayMs)),
    },
    {
      name: "forget-bucket-objects",
      title: "Delete old records of bucket objects",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.buckets.forget(now),
    },
    {
      name: "forget-queue-messages",
      title: "Delete old records of queue messages",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.queues.forget(now),
    },
    {
      name: "forget-mutes",
      title: "Delete old mutes",
      isForgetting: true,
      everyMs: dayMs,
      input: retention,
      run: (now) => store.mutes.forget(ago(now, retentionDays * dayMs)),
    },
    {
      name: "forget-boomerangs",
      title: "Delete old questions to people",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.boomerangs.forget(ago(now, 30 * dayMs)),
    },
    {
      name: "forget-hooks",
      title: "Delete old webhook keys",
      isForgetting: true,
      everyMs: hourMs,
      run: (now) => store.receivedHooks.forget(ago(now, 3 * dayMs)),
    },
    {
      name: "forget-notifications",
      title: `Delete notifications older than ${notificationsKeptDays} days`,
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.notifications.forget(ago(now, notificationsKeptDays * dayMs)),
    },
    {
      name: "forget-mail",
      title: "Delete old mail",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.mails.forget(ago(now, 30 * dayMs)),
    },
    {
      name: "forget-detection-changes",
      title: "Delete old versions of detections",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.detectionChanges.expire(ago(now, deletedDetectionDays * dayMs)),
    },
    {
      name: "forget-item-changes",
      title: "Delete old versions of helpers and data models",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.helperChanges.expire(ago(now, deletedDetectionDays * dayMs)),
    },
    {
      name: "forget-cases",
      title: "Delete cases that were deleted 30 days ago",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.deletedCases.forget(ago(now, deletedCaseDays * dayMs)),
    },
    {
      name: "forget-links",
      title: "Delete expired links",
      isForgetting: true,
      everyMs: hourMs,
      run: (now) => store.oneTimeTokens.deleteExpired(now),
    },
    {
      name: "forget-cache",
      title: "Delete expired entries of the rules' cache",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.cache.deleteExpired(now),
    },
    {
      name: "forget-receipts",
      title: "Delete old upload receipts",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.receipts.deleteBefore(ago(now, 30 * dayMs)),
    },
    {
      name: "forget-sign-in-attempts",
      title: "Delete old sign-in attempts",
      isForgetting: true,
      everyMs: hourMs,
      run: (now) => store.signInAttempts.deleteExpired(now),
    },
    {
      name: "forget-sessions",
      title: "Delete expired sessions",
      isForgetting: true,
      everyMs: hourMs,
      run: (now) => store.sessions.deleteExpired(now),
    },
    {
      name: "forget-resources",
      title: "Delete cloud resources that are gone",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.resources.forgetDeleted(ago(now, deletedResourceDays * dayMs)),
    },
    {
      name: "forget-compliance",
      title: "Delete outdated policy results",
      isForgetting: true,
      everyMs: hourMs,
      run: (now) => store.compliance.expire(ago(now, complianceLifetimeMs), now),
    },
    {
      name: "forget-compliance-history",
      title: "Delete old history of policy results",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.complianceHistory.expire(ago(now, complianceChangesKeptDays * dayMs)),
    },
    {
      name: "forget-query-runs",
      title: "Delete old runs of scheduled queries",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.queryRuns.expire(ago(now, queryRunsKeptDays * dayMs)),
    },
    {
      name: "forget-query-results",
      title: "Delete old query results",
      isForgetting: true,
      everyMs: hourMs,
      run: (now) => store.queryResults.expire(now),
    },
    {
      name: "forget-query-downloads",
      title: "Delete old CSV files",
      isForgetting: true,
      everyMs: hourMs,
      run: (now) => downloads.expire(now),
    },
    {
      name: "forget-queries",
      title: "Delete old search history",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.dataLakeQueries.expire(ago(now, dataLakeQueriesKeptDays * dayMs)),
    },
    {
      name: "forget-correlation-runs",
      title: "Delete old runs of correlation rules",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.correlationRuns.expire(ago(now, correlationRunsKeptDays * dayMs)),
    },
    {
      name: "forget-ai-answers",
      title: "Delete old AI answers",
      isForgetting: true,
      everyMs: hourMs,
      run: (now) => store.inferenceStreams.expire(ago(now, inferenceStreamsKeptDays * dayMs)),
    },
  ];
}

function pendingTests({ store, ruleInspection: rules }: Pick<Engines, "store" | "ruleInspection">): RecurringTask {
  return {
    name: "run-pending-tests",
    title: "Run tests of detections that were uploaded or installed",
    everyMs: lookMs,
    run: (_now, signal) => runPendingTests({ store, rules, clock }, signal),
  };
}

/** None where no place for backups is set. */
function backupWorksOf(store: Store, config: Configuration, onNotice: (notice: string) => void): RecurringTask[] {
  const { backupTo, backupEveryHours: everyHours } = config;
  if (backupTo === undefined) return [];
  const place = openPlace(backupTo, config).address;
  return [
    {
      name: "backup",
      title: "Back up",
      everyMs: 5 * minuteMs,
      input: `${place} every ${everyHours} hours`,
      run: (now, signal) => backUpWhenDue(store, config, { place, everyHours }, now, signal),
    },
    {
      name: "watch-backups",
      title: "Check that backups succeed",
      everyMs: minuteMs,
      run: async (now) => (await watchBackups(store, { place, everyHours }, now)).forEach(onNotice),
    },
    {
      name: "forget-backup-runs",
      title: "Delete old records of backups",
      isForgetting: true,
      everyMs: dayMs,
      run: (now) => store.backupRuns.expire(ago(now, backupRunsKeptDays * dayMs)),
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
    {
      name: lookingJobs.policies,
      title: "Evaluate policies",
      everyMs: 5 * secondMs,
      run: (_now, signal) => checkPolicies(work, signal),
    },
    {
      name: lookingJobs.queries,
      title: "Run scheduled queries",
      everyMs: 15 * secondMs,
      run: withAllRows((signal) => runDueQueries(work, signal)),
    },
    {
      name: lookingJobs.correlations,
      title: "Run correlation rules",
      everyMs: minuteMs,
      run: withAllRows((signal) => runDueCorrelationRules(work, signal)),
    },
    {
      name: "stop-idle-python",
      title: "Stop Python that nothing uses",
      everyMs: minuteMs,
      run: (now) => work.engine.stopWhenIdle(now),
    },
  ];
}
