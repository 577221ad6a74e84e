import {
  type ConnectionCheck,
  type FailedMessage,
  isQueueKind,
  isStream,
  type LogSource,
  logTypesProblem,
  type QueueKind,
  type QueueSettings,
  type StreamOptions,
  type StreamType,
  sourceNotFound,
} from "@pharos/domain";
import type { Page, PageRequest, Queue, QueueCounts, TopicLag } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { applySourceChange } from "./apply-source-change.ts";
import { checkAwsKey, newExternalId } from "./aws-key.ts";
import { credentialsProblem } from "./google-settings.ts";
import { type QueueRequest, readQueueSettings } from "./queue-settings.ts";
import { checkCommonSettings, checkSourceAccess, getSource, refuse } from "./source-service.ts";

export interface QueueSourceSettings {
  readonly label: string;
  readonly logTypes: readonly string[];
  readonly streamType: StreamType;
  readonly streamOptions: StreamOptions;
  readonly connection: QueueRequest;
}
export type QueueSourceChange = Partial<QueueSourceSettings> & { readonly enabled?: boolean | undefined };

/** @throws sourceLabelTaken, sourceLogTypeUnknown, and InvalidInput with field errors */
export async function createQueueSource(context: RequestContext, given: QueueSourceSettings): Promise<LogSource> {
  authorize(context.actor, "LogSourceModify");
  checkSourceAccess(context, given);
  refuse("logTypes", logTypesProblem(given.logTypes));
  const { label, logTypes, streamType, streamOptions, connection } = given;
  const common = await checkCommonSettings(context, { label, logTypes, streamType, streamOptions });
  const settings = readQueueSettings(withExternalId(connection, undefined));
  const secret = secretOf(connection);
  checkSecret(context, settings, secret);
  const { actor, clock, store } = context;
  const now = clock();
  const source = await store.transaction(async (tx) => {
    const auth = { method: "None" as const };
    const kind = { auth, type: settings.kind, enabled: true, createdBy: actor.name };
    const created = await tx.sources.create({ ...common, ...kind }, now);
    await tx.queues.put(created.id, settings, secret, now);
    return created;
  });
  await applySourceChange(context);
  return source;
}

/** What is absent stays as it is. @throws sourceNotFound, revisionConflict, and what createQueueSource throws */
export async function updateQueueSource(
  context: RequestContext,
  id: string,
  revision: number,
  change: QueueSourceChange,
): Promise<LogSource> {
  authorize(context.actor, "LogSourceModify");
  const { source, queue } = await findQueue(context, id);
  checkSourceAccess(context, source);
  const { label, logTypes, streamType, streamOptions } = { ...source, ...change };
  checkSourceAccess(context, { label, logTypes });
  refuse("logTypes", logTypesProblem(logTypes, source.logTypes));
  const common = await checkCommonSettings(context, { label, logTypes, streamType, streamOptions });
  const { connection } = change;
  const settings = connection ? readChange(connection, queue.settings) : queue.settings;
  const secret = connection && secretOf(connection);
  checkSecret(context, settings, secret ?? (await storedSecret(context, id, queue.settings, settings)));
  const now = context.clock();
  const saved = await context.store.transaction(async (tx) => {
    const enabled = change.enabled ?? source.enabled;
    const updated = await tx.sources.update(id, revision, { ...common, enabled }, now);
    await tx.queues.put(id, settings, secret, now);
    return updated;
  });
  await applySourceChange(context);
  return saved;
}

/** Reaches the queue with settings that need not be saved. @throws InvalidInput with field errors */
export async function checkQueueConnection(
  context: RequestContext,
  sourceId: string | undefined,
  connection: QueueRequest,
): Promise<ConnectionCheck[]> {
  authorize(context.actor, "LogSourceModify");
  const saved = sourceId === undefined ? undefined : await findQueue(context, sourceId);
  if (saved) checkSourceAccess(context, saved.source);
  const settings = saved
    ? readChange(connection, saved.queue.settings)
    : readQueueSettings(withExternalId(connection, undefined));
  const stored = saved && (await storedSecret(context, saved.source.id, saved.queue.settings, settings));
  const secret = secretOf(connection) ?? stored;
  checkSecret(context, settings, secret);
  return context.queues.openAny(settings, secret).check();
}

/** Reads failed messages again, all of them where none is named, and returns how many. @throws sourceNotFound */
export async function retryMessages(
  context: RequestContext,
  sourceId: string,
  ids: readonly string[] | undefined,
): Promise<number> {
  authorize(context.actor, "LogSourceModify");
  const { source } = await findQueue(context, sourceId);
  checkSourceAccess(context, source);
  return context.store.queues.retry(sourceId, numbersOf(ids), context.clock());
}

/** Deletes failed messages for good, all of them where none is named, and returns how many. @throws sourceNotFound */
export async function deleteMessages(
  context: RequestContext,
  sourceId: string,
  ids: readonly string[] | undefined,
): Promise<number> {
  authorize(context.actor, "LogSourceModify");
  const { source } = await findQueue(context, sourceId);
  checkSourceAccess(context, source);
  return context.store.queues.dismiss(sourceId, numbersOf(ids));
}

export async function queueOf(context: RequestContext, source: LogSource): Promise<Queue> {
  authorize(context.actor, "LogSourceRead");
  const queue = await context.loaders.queues.load(source.id);
  if (!queue) throw sourceNotFound(source.id);
  return queue;
}

export function listTopicLags(context: RequestContext, source: LogSource): Promise<TopicLag[]> {
  authorize(context.actor, "LogSourceRead");
  return context.store.queues.listLags(source.id);
}

export function countMessages(context: RequestContext, source: LogSource): Promise<QueueCounts> {
  authorize(context.actor, "LogSourceRead");
  return context.store.queues.counts(source.id);
}

/** Reasons may quote messages of any log type, so that only those who see all of them see these. @throws logTypeHidden */
export async function listFailedMessages(
  context: RequestContext,
  source: LogSource,
  page: PageRequest,
): Promise<Page<FailedMessage>> {
  authorize(context.actor, "LogSourceRead");
  checkSourceAccess(context, source);
  return context.store.queues.pageFailed(source.id, page);
}

/** As it is stored now. @throws sourceNotFound for one that is of another kind, too */
async function findQueue(context: RequestContext, id: string) {
  const source = await getSource(context, id);
  const queue = isQueueKind(source.type) ? await context.store.queues.get(id) : undefined;
  if (!queue) throw sourceNotFound(id);
  return { source, queue };
}

/** The kind stays: another one has other messages. */
function readChange(connection: QueueRequest, before: QueueSettings): QueueSettings {
  const { kind } = before;
  const externalId = "externalId" in before ? before.externalId : undefined;
  // Those of an event hub are in its connection string.
  const brokers = kind === "AzureEventHub" && !connection.connectionString ? before.brokers : connection.brokers;
  return readQueueSettings(withExternalId({ ...connection, kind, brokers }, externalId));
}

function withExternalId(connection: QueueRequest, stored: string | undefined): QueueRequest {
  return { ...connection, externalId: stored ?? (connection.externalId || newExternalId()) };
}

function secretOf({ kind, ...given }: QueueRequest): string | undefined {
  const secrets = {
    Sqs: given.secretAccessKey,
    EventBridge: given.secretAccessKey,
    GcpPubSub: given.credentials,
    Kafka: given.password,
    AzureEventHub: given.connectionString,
  } as const satisfies Record<QueueKind, string | undefined>;
  return secrets[kind] || undefined;
}

/** Returns the stored secret where it may be used with other settings. */
async function storedSecret(
  { store }: RequestContext,
  id: string,
  before: QueueSettings,
  next: QueueSettings,
): Promise<string | undefined> {
  return mayKeepSecret(before, next) ? store.sources.secret(id) : undefined;
}

/**
 * A key of AWS signs only for itself. What was entered for one address is sent to no other: the token of a service account,
 * and a password.
 */
function mayKeepSecret(before: QueueSettings, next: QueueSettings): boolean {
  if (before.kind === "GcpPubSub") return next.kind === "GcpPubSub" && before.endpoint === next.endpoint;
  if (isStream(before)) {
    const isSamePlace = isStream(next) && before.brokers.join() === next.brokers.join();
    return isSamePlace && before.username === next.username && (next.usesTls || !before.usesTls);
  }
  return "accessKeyId" in next && before.accessKeyId === next.accessKeyId;
}

function checkSecret(context: RequestContext, settings: QueueSettings, secret: string | undefined): void {
  if (settings.kind === "GcpPubSub") refuse("credentials", credentialsProblem(secret));
  else if (!isStream(settings)) checkAwsKey(context, settings, secret);
  else if (!secret && settings.mechanism !== undefined) {
    if (settings.kind === "AzureEventHub") refuse("connectionString", "Connection string is required");
    refuse("password", "Password is required");
  }
}

function numbersOf(ids: readonly string[] | undefined): number[] | undefined {
  return ids?.map(Number).filter(Number.isSafeInteger);
}
