import type {
  ComplianceCounts,
  ConservationCounts,
  DataLakeQuery,
  Detection,
  LogSource,
  Policy,
  QueryRun,
  Resource,
  Role,
  Rule,
  User,
} from "@pharos/domain";
import { isPolicy, isRule, noCompliance, noCounts } from "@pharos/domain";
import type { ApiToken, CountBucket, Store, TimeRange } from "@pharos/store";
import DataLoader from "dataloader";
import { alertTrendRange } from "../rules/alert-trend.ts";

/** Reads each thing once a request, and many at once. Undefined stands for what does not exist. */
export interface Loaders {
  readonly users: DataLoader<string, User | undefined>;
  readonly apiTokens: DataLoader<string, ApiToken | undefined>;
  readonly roles: DataLoader<string, Role | undefined>;
  readonly detections: DataLoader<string, Detection | undefined>;
  readonly rules: DataLoader<string, Rule | undefined>;
  readonly policies: DataLoader<string, Policy | undefined>;
  readonly resources: DataLoader<string, Resource | undefined>;
  readonly complianceByPolicy: DataLoader<string, ComplianceCounts>;
  readonly complianceByResource: DataLoader<string, ComplianceCounts>;
  /** By id of the query that they were derived from. */
  readonly derivedQueries: DataLoader<string, readonly DataLakeQuery[]>;
  /** By name of the query. */
  readonly lastRuns: DataLoader<string, QueryRun | undefined>;
  readonly sources: DataLoader<string, LogSource | undefined>;
  allSources(): Promise<readonly LogSource[]>;
  /** By rule id: alerts of each of the last 30 days. */
  readonly alertsPerDay: DataLoader<string, readonly number[]>;
  /** By source id: what became of its events within so many hours. */
  counts(hours: 1 | 24): DataLoader<string, ConservationCounts>;
  /** By source id: the same over a time, in buckets of so many minutes. */
  volumes(range: TimeRange, bucketMinutes: number): DataLoader<string, readonly CountBucket[]>;
}

export function createLoaders(store: Store, clock: () => Date): Loaders {
  let sources: Promise<readonly LogSource[]> | undefined;
  const allSources = () => {
    sources ??= store.sources.list();
    return sources;
  };
  const counts = { 1: countsWithin(store, clock, 1), 24: countsWithin(store, clock, 24) };
  return {
    users: byId(() => store.users.list()),
    apiTokens: byId(() => store.apiTokens.list()),
    roles: byId(() => store.roles.list()),
    detections: byId((ids) => store.detections.getMany(ids)),
    rules: byId(async (ids) => (await store.detections.getMany(ids)).filter(isRule)),
    policies: byId(async (ids) => (await store.detections.getMany(ids)).filter(isPolicy)),
    resources: byId((ids) => store.resources.getMany(ids)),
    complianceByPolicy: byKey((ids) => store.compliance.countsByPolicy(ids), noCompliance),
    complianceByResource: byKey((ids) => store.compliance.countsByResource(ids), noCompliance),
    derivedQueries: new DataLoader(async (ids) => {
      const children = await store.dataLakeQueries.children(ids);
      return ids.map((id) => children.filter(({ parentId }) => parentId === id));
    }),
    lastRuns: byKey<QueryRun | undefined>((names) => store.queryRuns.latest(names), undefined),
    sources: byId(allSources),
    allSources,
    alertsPerDay: new DataLoader(async (ruleIds) => {
      const days = await store.alertStatistics.countOverTimeByRule(ruleIds, alertTrendRange(clock()));
      return ruleIds.map((id) => days.get(id) ?? []);
    }),
    counts: (hours) => counts[hours],
    volumes: volumesWithin(store),
  };
}

function byId<T extends { readonly id: string }>(
  read: (ids: readonly string[]) => Promise<readonly T[]>,
): DataLoader<string, T | undefined> {
  return new DataLoader(async (ids) => {
    const found = new Map((await read(ids)).map((item) => [item.id, item]));
    return ids.map((id) => found.get(id));
  });
}

function byKey<T>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  missing: T,
): DataLoader<string, T> {
  return new DataLoader(async (keys) => {
    const found = await read(keys);
    return keys.map((key) => found.get(key) ?? missing);
  });
}

function countsWithin(store: Store, clock: () => Date, hours: number): DataLoader<string, ConservationCounts> {
  return new DataLoader(async (sourceIds) => {
    const to = clock();
    const range = { from: new Date(to.getTime() - hours * 3_600_000), to };
    const totals = await store.ingest.counts.totalsBySource(range, sourceIds);
    return sourceIds.map((id) => totals.get(id) ?? noCounts);
  });
}

function volumesWithin(store: Store): Loaders["volumes"] {
  const loaders = new Map<string, DataLoader<string, readonly CountBucket[]>>();
  return (range, bucketMinutes) => {
    const key = `${range.from.getTime()} ${range.to.getTime()} ${bucketMinutes}`;
    const loader =
      loaders.get(key) ??
      byKey<readonly CountBucket[]>((ids) => store.ingest.counts.overTimeBySource(range, bucketMinutes, ids), []);
    loaders.set(key, loader);
    return loader;
  };
}
