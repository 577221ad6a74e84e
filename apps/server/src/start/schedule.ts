import { watchSources } from "@pharos/pipeline";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.ts";
import type { Engines } from "./engines.ts";

interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (now: Date) => Promise<unknown>;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The work that recurs. A job that is still running is not started again; one that fails is logged and comes again. */
export function startSchedule(engines: Engines, config: Configuration, logger: Logger): AsyncDisposable {
  const running = new Map<string, Promise<void>>();
  const timers = jobsOf(engines, config).map((job) =>
    setInterval(() => {
      if (running.has(job.name)) return;
      const run = job
        .run(new Date())
        .then(() => undefined)
        .catch((error: unknown) => logger.error({ err: error, job: job.name }, "A scheduled job failed"))
        .finally(() => running.delete(job.name));
      running.set(job.name, run);
    }, job.everyMs),
  );
  return {
    async [Symbol.asyncDispose]() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}

function jobsOf({ store, lake }: Engines, { retentionDays }: Configuration): Job[] {
  const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);
  return [
    { name: "lake-retention", everyMs: 6 * hourMs, run: () => lake.applyRetention(retentionDays) },
    { name: "watch-sources", everyMs: minuteMs, run: (now) => watchSources(store, now) },
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
    { name: "forget-sessions", everyMs: hourMs, run: (now) => store.sessions.deleteExpired(now) },
  ];
}
