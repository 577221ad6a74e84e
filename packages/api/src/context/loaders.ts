import type { CataloguedPuller } from "@pharos/connectors";
import type {
  Actor,
  CaseSummary,
  ComplianceCounts,
  ConservationCounts,
  DataLakeQuery,
  Destination,
  Detection,
  LogSource,
  Mute,
  Policy,
  QueryRun,
  Resource,
  ResourceSuppression,
  Role,
  Rule,
  SyslogListener,
  User,
} from "@pharos/domain";
import { countsOverTime, isPolicy, isRule, noCompliance, noCounts } from "@pharos/domain";
import { findWaiting } from "@pharos/pipeline";
import type {
  ApiToken,
  Bucket,
  CountBucket,
  DeliveryWithAttempts,
  DestinationCounts,
  DetectionTestRun,
  Pull,
  Queue,
  Store,
  TimeRange,
} from "@pharos/store";
import DataLoader from "dataloader";
import { type AssigneeReader, readAssigneeReaders } from "../access/assignee-reader.ts";
import { type ContentAccess, readContentAccess, seesSource } from "../access/content-access.ts";
import { alertTrendRange } from "./alert-trend.ts";
import type { ApiDependencies } from "./api-dependencies.ts";

/** Reads each thing once a request, and many at once. Undefined stands for what does not exist. */
export interface Loaders {
  readonly users: DataLoader<string, User | undefined>;
  /** By user id; undefined for people who may not read alerts. */
  readonly assigneeReaders: DataLoader<string, AssigneeReader | undefined>;
  /** By user id: until when some sign-ins are refused. */
  readonly lockedUntil: DataLoader<string, Date | undefined>;
  readonly apiTokens: DataLoader<string, ApiToken | undefined>;
  readonly roles: DataLoader<string, Role | undefined>;
  /** As far as the actor sees them, as are rules and policies. */
  readonly detections: DataLoader<string, Detection | undefined>;
  readonly rules: DataLoader<string, Rule | undefined>;
  readonly policies: DataLoader<string, Policy | undefined>;
  readonly resources: DataLoader<string, Resource | undefined>;
  readonly complianceByPolicy: DataLoader<string, ComplianceCounts>;
  readonly complianceByResource: DataLoader<string, ComplianceCounts>;
  /** By resource id: which results people said do not count. */
  readonly suppressions: DataLoader<string, readonly ResourceSuppression[]>;
  /** By policy id: how many resources it failed at the end of each of the last 30 days. */
  readonly failingPerDay: DataLoader<string, readonly number[]>;
  /** By id of the query that they were derived from. */
  readonly derivedQueries: DataLoader<string, readonly DataLakeQuery[]>;
  /** By name of the query. */
  readonly lastRuns: DataLoader<string, QueryRun | undefined>;
  readonly destinations: DataLoader<string, Destination | undefined>;
  /** By destination id: of the alerts that the actor sees. */
  readonly destinationCounts: DataLoader<string, DestinationCounts | undefined>;
  /** By alert id: the cases that have it and that the actor sees, what changed last first; at most ten of each. */
  readonly casesOfAlerts: DataLoader<string, readonly CaseSummary[]>;
  /** By alert id. */
  readonly deliveries: DataLoader<string, readonly DeliveryWithAttempts[]>;
  /** By id, also those that have ended. */
  readonly mutes: DataLoader<string, Mute | undefined>;
  /** Those that run, by destination and by detection. */
  readonly destinationMutes: DataLoader<string, Mute | undefined>;
  readonly detectionMutes: DataLoader<string, Mute | undefined>;
  /** As far as the actor sees one of their log types. */
  readonly sources: DataLoader<string, LogSource | undefined>;
  allSources(): Promise<readonly LogSource[]>;
  /** What the actor sees and may change of content; read once. */
  contentAccess(): Promise<ContentAccess>;
  /** By rule id: alerts of each of the last 30 days. */
  readonly alertsPerDay: DataLoader<string, readonly number[]>;
  /** By rule id: when it matched an event last that the actor sees. */
  readonly lastMatchAt: DataLoader<string, Date | undefined>;
  /** By detection id: how its unit tests ended last, on whatever version. */
  readonly testRuns: DataLoader<string, DetectionTestRun | undefined>;
  /** By source id, as are queues, pulls and the processes that listen for a source of syslog. */
  readonly buckets: DataLoader<string, Bucket | undefined>;
  readonly queues: DataLoader<string, Queue | undefined>;
  readonly pulls: DataLoader<string, Pull | undefined>;
  /** By source id: those of the last 24 hours that could not be read. */
  readonly failedObjects: DataLoader<string, number>;
  readonly failedMessages: DataLoader<string, number>;
  readonly syslogListeners: DataLoader<string, readonly SyslogListener[]>;
  /** Definitions of pullers by their provider, those of people too. */
  readonly pullProviders: DataLoader<string, CataloguedPuller | undefined>;
  /** Since when the oldest log of a collected source has waited. */
  readonly waitingSince: DataLoader<LogSource, Date | undefined, string>;
  /** By source id: what became of its events within the last 24 hours. */
  readonly dayCounts: DataLoader<string, ConservationCounts>;
  /** By source id: the same over a time, in buckets of so many minutes. */
  volumes(range: TimeRange, bucketMinutes: number): DataLoader<string, readonly CountBucket[]>;
}

export function createLoaders({ store, clock, pulling }: ApiDependencies, actor: Actor): Loaders {
  const { logTypeAccess } = actor;
  let access: Promise<ContentAccess> | undefined;
  const contentAccess = () => {
    access ??= readContentAccess(store, actor);
    return access;
  };
  const detections = async (ids: readonly string[]) => {
    const [found, { visibleDetection }] = await Promise.all([store.detections.getMany(ids), contentAccess()]);
    return found.flatMap((detection) => visibleDetection(detection) ?? []);
  };
  let sources: Promise<readonly LogSource[]> | undefined;
  const allSources = () => {
    sources ??= store.sources.list().then((all) => all.filter((source) => seesSource(actor, source)));
    return sources;
  };
  return {
    users: byId(() => store.users.list()),
    assigneeReaders: byKey<AssigneeReader | undefined>((ids) => readAssigneeReaders(store, ids), undefined),
    lockedUntil: byKey<Date | undefined>((ids) => store.signInAttempts.refusedUntil(ids, clock()), undefined),
    apiTokens: byId(() => store.apiTokens.list()),
    roles: byId(() => store.roles.list()),
    detections: byId(detections),
    rules: byId(async (ids) => (await detections(ids)).filter(isRule)),
    policies: byId(async (ids) => (await detections(ids)).filter(isPolicy)),
    contentAccess,
    resources: byId((ids) => store.resources.getMany(ids)),
    complianceByPolicy: byKey((ids) => store.compliance.countsByPolicy(ids), noCompliance),
    complianceByResource: byKey((ids) => store.compliance.countsByResource(ids), noCompliance),
    suppressions: byKey<readonly ResourceSuppression[]>(
      async (ids) => Map.groupBy(await store.suppressions.ofResources(ids), ({ resourceId }) => resourceId),
      [],
    ),
    failingPerDay: new DataLoader(async (policyIds) => {
      const range = alertTrendRange(clock());
      const days = (range.to.getTime() - range.from.getTime()) / range.bucketMs;
      const [now, changes] = await Promise.all([
        store.compliance.countsByPolicy(policyIds),
        store.complianceHistory.changesByPolicy(range, policyIds),
      ]);
      return policyIds.map((id) =>
        countsOverTime(now.get(id) ?? noCompliance, changes.get(id) ?? new Map(), days).map(({ failed }) => failed),
      );
    }),
    derivedQueries: new DataLoader(async (ids) => {
      const children = await store.dataLakeQueries.children(ids);
      return ids.map((id) => children.filter(({ parentId }) => parentId === id));
    }),
    lastRuns: byKey<QueryRun | undefined>((names) => store.queryRuns.latest(names), undefined),
    destinations: byId((ids) => store.destinations.getMany(ids)),
    destinationCounts: byKey<DestinationCounts | undefined>(
      (ids) => store.deliveries.counts(ids, clock(), logTypeAccess),
      undefined,
    ),
    casesOfAlerts: byKey<readonly CaseSummary[]>(
      (ids) => store.cases.ofAlerts(ids, casesOfAlertMax, logTypeAccess),
      [],
    ),
    deliveries: byKey<readonly DeliveryWithAttempts[]>((ids) => store.deliveries.byAlerts(ids), []),
    mutes: byId((ids) => store.mutes.getMany(ids)),
    destinationMutes: byKey<Mute | undefined>((ids) => store.mutes.running("DESTINATION", ids, clock()), undefined),
    detectionMutes: byKey<Mute | undefined>((ids) => store.mutes.running("DETECTION", ids, clock()), undefined),
    sources: byId(allSources),
    allSources,
    testRuns: byKey<DetectionTestRun | undefined>((ids) => store.detectionTestRuns.getMany(ids), undefined),
    alertsPerDay: new DataLoader(async (ruleIds) => {
      const days = await store.alertStatistics.countOverTimeByRule(ruleIds, alertTrendRange(clock()), logTypeAccess);
      return ruleIds.map((id) => days.get(id) ?? []);
    }),
    lastMatchAt: byKey<Date | undefined>((ids) => store.lastMatches.findByRule(ids, logTypeAccess), undefined),
    buckets: byKey<Bucket | undefined>((ids) => store.buckets.getMany(ids), undefined),
    queues: byKey<Queue | undefined>((ids) => store.queues.getMany(ids), undefined),
    pulls: byKey<Pull | undefined>((ids) => store.pulls.getMany(ids), undefined),
    pullProviders: byKey<CataloguedPuller | undefined>((ids) => pulling.catalogue.findMany(ids), undefined),
    syslogListeners: byKey<readonly SyslogListener[]>((ids) => store.syslog.listenersOf(ids, clock()), []),
    failedObjects: byKey((ids) => store.buckets.countFailed(ids, dayBefore(clock())), 0),
    failedMessages: byKey((ids) => store.queues.countFailed(ids, dayBefore(clock())), 0),
    waitingSince: new DataLoader(
      async (sources) => {
        const waiting = await findWaiting(store, sources);
        return sources.map(({ id }) => waiting.get(id));
      },
      { cacheKeyFn: ({ id }: LogSource) => id },
    ),
    dayCounts: countsWithin(store, clock, 24, logTypeAccess),
    volumes: volumesWithin(store, logTypeAccess),
  };
}

const casesOfAlertMax = 10;
const dayBefore = (now: Date) => new Date(now.getTime() - 24 * 3_600_000);

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

type Access = Actor["logTypeAccess"];

function countsWithin(
  store: Store,
  clock: () => Date,
  hours: number,
  logTypeAccess: Access,
): DataLoader<string, ConservationCounts> {
  return new DataLoader(async (sourceIds) => {
    const to = clock();
    const range = { from: new Date(to.getTime() - hours * 3_600_000), to };
    const totals = await store.ingest.counts.totalsBySource(range, sourceIds, logTypeAccess);
    return sourceIds.map((id) => totals.get(id) ?? noCounts);
  });
}

function volumesWithin(store: Store, logTypeAccess: Access): Loaders["volumes"] {
  const loaders = new Map<string, DataLoader<string, readonly CountBucket[]>>();
  return (range, bucketMinutes) => {
    const key = `${range.from.getTime()} ${range.to.getTime()} ${bucketMinutes}`;
    const loader =
      loaders.get(key) ??
      byKey<readonly CountBucket[]>(
        (ids) => store.ingest.counts.overTimeBySource(range, bucketMinutes, ids, logTypeAccess),
        [],
      );
    loaders.set(key, loader);
    return loader;
  };
}
