import type { ApiDependencies } from "@pharos/api";
import type { PipelineActivity } from "@pharos/pipeline";
import { Gauge, type Registry } from "prom-client";
import { limitSeries, type Series } from "./series.ts";

type Surroundings = Pick<ApiDependencies, "store" | "clock"> & {
  readonly activity: () => PipelineActivity | undefined;
};

interface Family {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly [string, ...string[]];
  read(surroundings: Surroundings): Promise<readonly Series[]> | readonly Series[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const rulesCounted = 1_000;

/** What Pharos does, by source, log type, rule, search and destination. Of each label the 200 largest are told apart. */
const families: readonly Family[] = [
  {
    name: "pharos_source_events_total",
    help: "Events of each log source by what became of them, since this process started",
    labelNames: ["source", "outcome"],
    read: (surroundings) =>
      ofSources(surroundings, ({ bytes, ...outcomes }) =>
        Object.entries(outcomes).map(([outcome, value]) => ({ labels: { outcome }, value })),
      ),
  },
  {
    name: "pharos_source_bytes_total",
    help: "Bytes that each log source sent, as they came, since this process started",
    labelNames: ["source"],
    read: (surroundings) => ofSources(surroundings, ({ bytes }) => [{ labels: {}, value: bytes }]),
  },
  {
    name: "pharos_source_silent_seconds",
    help: "Time since each log source sent something last",
    labelNames: ["source"],
    read: async ({ store, clock }) =>
      (await store.sources.list()).flatMap(({ label, lastReceivedAt }) =>
        lastReceivedAt ? [{ labels: { source: label }, value: secondsBetween(lastReceivedAt, clock()) }] : [],
      ),
  },
  {
    name: "pharos_log_type_events_total",
    help: "Stored events of each log type, since this process started",
    labelNames: ["log_type"],
    read: ({ activity }) => seriesOf("log_type", activity()?.logTypes),
  },
  {
    name: "pharos_rule_runs_total",
    help: "Events that each rule was run on, since it was changed or this process started",
    labelNames: ["rule"],
    read: ({ activity }) => ofRules(activity, ({ runs }) => runs),
  },
  {
    name: "pharos_rule_seconds_total",
    help: "Time that each rule took with events that it took long with",
    labelNames: ["rule"],
    read: ({ activity }) => ofRules(activity, ({ milliseconds }) => milliseconds / 1000),
  },
  {
    name: "pharos_rule_alerts_last_day",
    help: "Alerts that each detection raised within 24 hours",
    labelNames: ["rule"],
    read: async ({ store, clock }) => {
      const filter = { createdAfter: new Date(clock().getTime() - dayMs) };
      const rules = await store.alertStatistics.topRules(filter, rulesCounted);
      return rules.map(({ ruleId, count }) => ({ labels: { rule: ruleId }, value: count }));
    },
  },
  {
    name: "pharos_open_alerts",
    help: "Alerts that are open or triaged, by severity",
    labelNames: ["severity"],
    read: async ({ store }) =>
      seriesOf("severity", await store.alertStatistics.countBySeverity({ statuses: ["OPEN", "TRIAGED"] })),
  },
  {
    name: "pharos_searches_last_hour",
    help: "Searches that began within an hour, by who asked and how they ended",
    labelNames: ["asker", "outcome"],
    read: async ({ store, clock }) =>
      (await store.dataLakeQueries.countSince(new Date(clock().getTime() - hourMs))).map(
        ({ asker, status, count }) => ({ labels: { asker, outcome: status }, value: count }),
      ),
  },
  {
    name: "pharos_deliveries",
    help: "Alerts on their way to each destination: queued, given up, and attempts that succeeded or failed within 24 hours",
    labelNames: ["destination", "state"],
    read: async ({ store, clock }) => {
      const destinations = await store.destinations.list();
      const counts = await store.deliveries.counts(
        destinations.map(({ id }) => id),
        clock(),
      );
      return destinations.flatMap(({ id, displayName }) => {
        const { queued = 0, undelivered = 0, succeeded = 0, failed = 0 } = counts.get(id) ?? {};
        return Object.entries({ queued, undelivered, succeeded, failed }).map(([state, value]) => ({
          labels: { destination: displayName, state },
          value: Number(value),
        }));
      });
    },
  },
  {
    name: "pharos_backup_age_seconds",
    help: "Time since the moment of the last whole backup, by where it was made to",
    labelNames: ["place"],
    read: async ({ store, clock }) => {
      const whole = await store.backupRuns.latestWhole();
      return whole ? [{ labels: { place: whole.place }, value: secondsBetween(whole.startedAt, clock()) }] : [];
    },
  },
];

/** They name sources, log types and rules: only for readers who see all log types. */
export function registerProductMetrics(registry: Registry, surroundings: Surroundings): void {
  for (const { name, help, labelNames, read } of families) {
    // A gauge, as its value is set; what only grows says so by its name.
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        this.reset();
        for (const { labels, value } of limitSeries(await read(surroundings), labelNames[0])) this.set(labels, value);
      },
    });
  }
}

async function ofSources(
  { store, activity }: Surroundings,
  read: (totals: PipelineActivity["sources"] extends ReadonlyMap<string, infer T> ? T : never) => readonly Series[],
): Promise<Series[]> {
  const labels = new Map((await store.sources.list()).map(({ id, label }) => [id, label]));
  return [...(activity()?.sources ?? [])].flatMap(([id, totals]) =>
    read(totals).map(({ labels: others, value }) => ({
      labels: { source: labels.get(id) ?? "deleted", ...others },
      value,
    })),
  );
}

function ofRules(
  activity: Surroundings["activity"],
  read: (rule: { readonly runs: number; readonly milliseconds: number }) => number,
): Series[] {
  return [...(activity()?.rules ?? [])].map(([rule, counted]) => ({ labels: { rule }, value: read(counted) }));
}

function seriesOf(label: string, values: ReadonlyMap<string, number> | undefined): Series[] {
  return [...(values ?? [])].map(([name, value]) => ({ labels: { [label]: name }, value }));
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, (to.getTime() - from.getTime()) / 1000);
}
