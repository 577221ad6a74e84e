import {
  type CollectionProblemKind,
  type ConservationCounts,
  describeSecretExpiry,
  envelopeFieldWarning,
  type HttpAuth,
  isBucketKind,
  isPulled,
  isQueueKind,
  type LogSource,
  logTypeHidden,
  logTypesProblem,
  nearestName,
  noDataAlarmState,
  PharosError,
  type SourceHealth,
  type StreamOptions,
  type StreamType,
  seesAllOf,
  sourceLabelProblem,
  sourceLogTypeArchived,
  sourceLogTypeUnknown,
  sourceNotFound,
} from "@pharos/domain";
import type { CountBucket, Page, PageRequest } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { applySourceChange } from "./apply-source-change.ts";
import { type HttpAuthRequest, httpAuthOf, newSourceSecret } from "./http-auth-input.ts";
import { findListeningProblem, listeningHealth } from "./listening-health.ts";
import { sourceHealth } from "./source-health.ts";

/** How a source is called that alerts and events still name, but that nobody has any more. */
export const deletedSourceLabel = "Unknown";
const volumeBucketsMax = 500;
const dayMs = 24 * 3_600_000;

export interface SourceSettings {
  readonly label: string;
  readonly logTypes: readonly string[];
  readonly streamType: StreamType;
  readonly streamOptions: StreamOptions;
  readonly auth: HttpAuthRequest;
}
export interface SavedSource {
  readonly logSource: LogSource;
  /** Undefined when it stayed as it was, or when the source needs none. */
  readonly secret: string | undefined;
}

/** The newest first. @throws cursorInvalid */
export function listSources(context: RequestContext, page: PageRequest): Promise<Page<LogSource>> {
  authorize(context.actor, "LogSourceRead");
  return context.store.sources.page(page, context.actor.logTypeAccess);
}

/** @throws sourceNotFound */
export async function getSource(context: RequestContext, id: string): Promise<LogSource> {
  authorize(context.actor, "LogSourceRead");
  return findSource(context, id);
}

/** For services that have checked a permission of their own. @throws sourceNotFound */
export async function findSource(context: RequestContext, id: string): Promise<LogSource> {
  const source = await context.loaders.sources.load(id);
  if (!source) throw sourceNotFound(id);
  return source;
}

/** @throws logTypeHidden where the actor does not see all log types of the source */
export function checkSourceAccess(
  { actor }: RequestContext,
  { label, logTypes }: Pick<LogSource, "label" | "logTypes">,
): void {
  const hidden = logTypes.find((logType) => !seesAllOf(actor.logTypeAccess, [logType]));
  if (hidden !== undefined) throw logTypeHidden(`The log source ${label}`, hidden);
}

/** @throws sourceLabelTaken, sourceLogTypeUnknown, and InvalidInput with field errors */
export async function createSource(context: RequestContext, settings: SourceSettings): Promise<SavedSource> {
  authorize(context.actor, "LogSourceModify");
  checkSourceAccess(context, settings);
  refuse("logTypes", logTypesProblem(settings.logTypes));
  const checked = await checkSettings(context, settings);
  const auth = withSecret(checked.auth);
  const { actor, clock, store } = context;
  const source = { ...checked, auth, type: "HTTP" as const, enabled: true, createdBy: actor.name };
  const logSource = await store.sources.create(source, clock());
  await applySourceChange(context);
  return { logSource, secret: auth.secret };
}

/** @throws sourceNotFound, revisionConflict, and what createSource throws */
export async function updateSource(
  context: RequestContext,
  id: string,
  revision: number,
  settings: SourceSettings & { readonly enabled: boolean },
): Promise<SavedSource> {
  authorize(context.actor, "LogSourceModify");
  const before = await getSource(context, id);
  if (before.type !== "HTTP") throw sourceNotFound(id);
  checkSourceAccess(context, before);
  checkSourceAccess(context, settings);
  refuse("logTypes", logTypesProblem(settings.logTypes, before.logTypes));
  const checked = await checkSettings(context, settings);
  // A secret of one method is none of another: Bearer's must not become the key of HMAC unnoticed.
  const auth = before.auth.method === checked.auth.method ? checked.auth : withSecret(checked.auth);
  const change = { ...checked, auth, enabled: settings.enabled };
  const logSource = await context.store.sources.update(id, revision, change, context.clock());
  await applySourceChange(context);
  return { logSource, secret: auth.secret };
}

/** Its events stay in the lake until they expire. @throws sourceNotFound */
export async function deleteSource(context: RequestContext, id: string): Promise<void> {
  authorize(context.actor, "LogSourceModify");
  checkSourceAccess(context, await getSource(context, id));
  await context.store.sources.delete(id);
  await context.pipeline.reload();
}

export function healthOf(context: RequestContext, source: LogSource): Promise<SourceHealth> {
  authorize(context.actor, "LogSourceRead");
  return readHealth(context, source);
}

/** For services that have checked a permission of their own. */
export async function readHealth(context: RequestContext, source: LogSource): Promise<SourceHealth> {
  const lastDay = await context.loaders.dayCounts.load(source.id);
  const health = sourceHealth({
    enabled: source.enabled,
    problemKind: (await findProblem(context, source))?.kind,
    lastDay,
    unreadable: await countUnreadable(context, source),
    alarm: noDataAlarmState(source, context.clock()),
  });
  if (source.type !== "SYSLOG" || health === "DISABLED" || health === "UNBALANCED") return health;
  return (await listeningHealth(context, source, lastDay)) ?? health;
}

/**
 * Why nothing can be read from a source at the moment, or some of it could not be, with the remedy; undefined while all
 * is well, and for readers who do not see all its log types.
 */
export async function problemOf(context: RequestContext, source: LogSource): Promise<string | undefined> {
  authorize(context.actor, "LogSourceRead");
  if (!seesAllOf(context.actor.logTypeAccess, source.logTypes)) return undefined;
  if (source.type === "SYSLOG") return findListeningProblem(context, source);
  const problem = (await findProblem(context, source))?.message ?? (await describeUnreadable(context, source));
  return problem ?? describeSecretExpiry(source, context.clock());
}

function countUnreadable({ loaders }: RequestContext, { id, type }: LogSource): number | Promise<number> {
  if (isBucketKind(type)) return loaders.failedObjects.load(id);
  return isQueueKind(type) ? loaders.failedMessages.load(id) : 0;
}

async function describeUnreadable(context: RequestContext, source: LogSource): Promise<string | undefined> {
  const count = await countUnreadable(context, source);
  if (count === 0) return undefined;
  const [noun, tab] = isBucketKind(source.type) ? ["object", "Objects"] : ["message", "Messages"];
  return `${count} ${count === 1 ? noun : `${noun}s`} of the last 24 hours could not be read. The reasons are listed under ${tab}.`;
}

interface CollectionProblem {
  readonly kind: CollectionProblemKind;
  readonly message: string;
}

async function findProblem(
  { loaders }: RequestContext,
  { id, type }: LogSource,
): Promise<CollectionProblem | undefined> {
  const collected = isBucketKind(type) ? loaders.buckets : isQueueKind(type) ? loaders.queues : undefined;
  if (collected) {
    const { problem: message, problemKind: kind = "transient" } = (await collected.load(id)) ?? {};
    return message === undefined ? undefined : { kind, message };
  }
  const pull = isPulled(type) ? await loaders.pulls.load(id) : undefined;
  const problems = pull ? [pull, ...pull.streams].flatMap(({ problem }) => problem ?? []) : [];
  const denied = problems.find(({ kind }) => ["unauthorized", "forbidden", "notLicensed"].includes(kind));
  if (denied) return { kind: "denied", message: denied.message };
  return problems[0] && { kind: "transient", message: problems[0].message };
}

/** What became of its events within the last 24 hours. */
export function countsOf(context: RequestContext, source: LogSource): Promise<ConservationCounts> {
  authorize(context.actor, "LogSourceRead");
  return context.loaders.dayCounts.load(source.id);
}

export interface LogTypeCounts {
  /** Empty: of no known type. */
  readonly logType: string;
  readonly counts: ConservationCounts;
}

/** The same by log type, the most events first. */
export async function countsByLogType(context: RequestContext, source: LogSource): Promise<LogTypeCounts[]> {
  authorize(context.actor, "LogSourceRead");
  const to = context.clock();
  const from = new Date(to.getTime() - dayMs);
  const totals = await context.store.ingest.counts.totalsByLogType(
    { from, to },
    source.id,
    context.actor.logTypeAccess,
  );
  return [...totals]
    .map(([logType, counts]) => ({ logType, counts }))
    .sort((a, b) => b.counts.received - a.counts.received || (a.logType < b.logType ? -1 : 1));
}

export interface VolumeQuery {
  readonly since: Date;
  readonly until: Date;
  readonly buckets: number;
}

/** Evenly spaced whole minutes, maximum number of results buckets. @throws InvalidInput */
export async function volumeOf(
  context: RequestContext,
  source: LogSource,
  { since, until, buckets }: VolumeQuery,
): Promise<readonly CountBucket[]> {
  authorize(context.actor, "LogSourceRead");
  if (until <= since || buckets < 1 || buckets > volumeBucketsMax) {
    const message = `until must be after since, and buckets from 1 to ${volumeBucketsMax}`;
    throw new PharosError("sources.volume_invalid", "InvalidInput", message);
  }
  const minutes = Math.max(1, Math.ceil((until.getTime() - since.getTime()) / 60_000 / buckets));
  return context.loaders.volumes({ from: since, to: until }, minutes).load(source.id);
}

interface CheckedSettings extends Omit<SourceSettings, "auth"> {
  readonly auth: HttpAuth;
}

async function checkSettings(context: RequestContext, settings: SourceSettings): Promise<CheckedSettings> {
  const common = await checkCommonSettings(context, settings);
  return { ...common, auth: httpAuthOf(settings.auth) };
}

/** Checks what sources of every kind have. */
export async function checkCommonSettings(
  context: RequestContext,
  { label, logTypes, streamType, streamOptions }: Omit<SourceSettings, "auth">,
): Promise<Omit<CheckedSettings, "auth">> {
  refuse("label", sourceLabelProblem(label));
  refuse("logTypes", logTypes.length === 0 ? "Choose at least one log type" : undefined);
  refuse("jsonArrayEnvelopeField", envelopeFieldWarning(streamOptions.jsonArrayEnvelopeField ?? ""));
  await checkLogTypes(context, logTypes);
  return { label, logTypes: [...new Set(logTypes)], streamType, streamOptions };
}

/** @throws sourceLogTypeArchived, sourceLogTypeUnknown */
async function checkLogTypes({ store }: RequestContext, logTypes: readonly string[]): Promise<void> {
  const schemas = await store.schemas.list();
  const archived = schemas.find(({ name, archived: isArchived }) => isArchived && logTypes.includes(name));
  if (archived) throw sourceLogTypeArchived(archived.name);
  const known = schemas.map(({ name }) => name);
  const unknown = logTypes.find((logType) => !known.includes(logType));
  if (unknown !== undefined) throw sourceLogTypeUnknown(unknown, nearestName(unknown, known));
}

export function refuse(field: string, problem: string | undefined): void {
  if (problem) throw new PharosError("sources.invalid", "InvalidInput", problem, { [field]: problem });
}

function withSecret(auth: HttpAuth): HttpAuth {
  return auth.method === "None" || auth.secret !== undefined ? auth : { ...auth, secret: newSourceSecret() };
}
