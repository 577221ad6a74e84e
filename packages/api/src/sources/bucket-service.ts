import {
  type BucketObject,
  type BucketObjectState,
  type BucketPrefix,
  CollectionFailure,
  type ConnectionCheck,
  type LogSource,
  PharosError,
  type StreamOptions,
  type StreamType,
  sourceNotFound,
} from "@pharos/domain";
import type { Bucket, ObjectCounts, Page, PageRequest } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { applySourceChange } from "./apply-source-change.ts";
import { checkAwsKey, newExternalId } from "./aws-key.ts";
import {
  type BucketRequest,
  type PrincipalRequest,
  readBucketSettings,
  readPrincipalRequest,
} from "./bucket-settings.ts";
import { checkCommonSettings, checkSourceAccess, getSource } from "./source-service.ts";

export interface BucketSourceSettings extends BucketRequest {
  readonly label: string;
  readonly streamType: StreamType;
  readonly streamOptions: StreamOptions;
  readonly secretAccessKey?: string | undefined;
}
export type BucketSourceChange = Partial<BucketSourceSettings> & { readonly enabled?: boolean | undefined };

/** @throws sourceLabelTaken, sourceLogTypeUnknown, and InvalidInput with field errors */
export async function createBucketSource(context: RequestContext, given: BucketSourceSettings): Promise<LogSource> {
  authorize(context.actor, "LogSourceModify");
  const logTypes = logTypesOf(given.prefixes);
  checkSourceAccess(context, { ...given, logTypes });
  const { label, streamType, streamOptions } = given;
  const common = await checkCommonSettings(context, { label, logTypes, streamType, streamOptions });
  const settings = readBucketSettings({ ...given, externalId: given.externalId || newExternalId() });
  checkAwsKey(context, settings, given.secretAccessKey);
  const { actor, clock, store } = context;
  const now = clock();
  const source = await store.transaction(async (tx) => {
    const auth = { method: "None" as const };
    const created = await tx.sources.create({ ...common, auth, type: "S3", enabled: true, createdBy: actor.name }, now);
    await tx.buckets.put(created.id, settings, given.secretAccessKey, now);
    return created;
  });
  await applySourceChange(context);
  return source;
}

/** What is absent stays as it is. @throws sourceNotFound, revisionConflict, and what createBucketSource throws */
export async function updateBucketSource(
  context: RequestContext,
  id: string,
  change: BucketSourceChange,
): Promise<LogSource> {
  authorize(context.actor, "LogSourceModify");
  const { source, bucket } = await findBucket(context, id);
  checkSourceAccess(context, source);
  const next = { ...source, ...bucket.settings, ...change };
  const logTypes = logTypesOf(next.prefixes);
  checkSourceAccess(context, { ...next, logTypes });
  const { label, streamType, streamOptions } = next;
  const common = await checkCommonSettings(context, { label, logTypes, streamType, streamOptions });
  const settings = readBucketSettings({ ...next, bucket: bucket.settings.bucket }, source.logTypes);
  const isSameKey = settings.accessKeyId === bucket.settings.accessKeyId;
  const stored = isSameKey ? await context.store.sources.secret(id) : undefined;
  checkAwsKey(context, settings, change.secretAccessKey ?? stored);
  const now = context.clock();
  const saved = await context.store.transaction(async (tx) => {
    const enabled = change.enabled ?? source.enabled;
    const updated = await tx.sources.update(id, source.revision, { ...common, enabled }, now);
    await tx.buckets.put(id, settings, change.secretAccessKey, now);
    return updated;
  });
  await applySourceChange(context);
  return saved;
}

/** Reaches the bucket with settings that need not be saved. @throws InvalidInput with field errors */
export async function checkConnection(
  context: RequestContext,
  sourceId: string | undefined,
  given: BucketRequest & { readonly secretAccessKey?: string | undefined },
): Promise<ConnectionCheck[]> {
  authorize(context.actor, "LogSourceModify");
  const saved = sourceId === undefined ? undefined : await findBucket(context, sourceId);
  if (saved) checkSourceAccess(context, saved.source);
  const externalId = saved?.bucket.settings.externalId ?? given.externalId ?? newExternalId();
  const settings = readBucketSettings({ ...given, externalId }, saved?.source.logTypes);
  const isSameKey = saved !== undefined && settings.accessKeyId === saved.bucket.settings.accessKeyId;
  const stored = isSameKey ? await context.store.sources.secret(saved.source.id) : undefined;
  const secret = given.secretAccessKey ?? stored;
  checkAwsKey(context, settings, secret);
  return context.buckets.open(settings, secret).check();
}

/** Asks AWS whose a key is: the deployment's own where none is given. @throws InvalidInput with field errors */
export async function findPrincipal(
  context: RequestContext,
  sourceId: string | undefined,
  given: PrincipalRequest & { readonly secretAccessKey?: string | undefined },
): Promise<string> {
  authorize(context.actor, "LogSourceModify");
  const saved = sourceId === undefined ? undefined : await findBucket(context, sourceId);
  if (saved) checkSourceAccess(context, saved.source);
  const request = readPrincipalRequest(given);
  const isSameKey = saved !== undefined && request.accessKeyId === saved.bucket.settings.accessKeyId;
  const secret = given.secretAccessKey ?? (isSameKey ? await context.store.sources.secret(saved.source.id) : undefined);
  checkAwsKey(context, { ...request, roleArn: "" }, secret);
  try {
    return await context.buckets.findPrincipal(request, secret);
  } catch (error) {
    if (error instanceof CollectionFailure)
      throw new PharosError("sources.principal_unknown", "InvalidInput", error.message);
    throw error;
  }
}

export function hasDeploymentKey(context: RequestContext): boolean {
  authorize(context.actor, "LogSourceRead");
  return context.buckets.hasOwnKey;
}

/** Reads failed objects again, all of them where none is named, and returns how many. @throws sourceNotFound */
export async function retryObjects(
  context: RequestContext,
  sourceId: string,
  ids: readonly string[] | undefined,
): Promise<number> {
  authorize(context.actor, "LogSourceModify");
  const { source } = await findBucket(context, sourceId);
  checkSourceAccess(context, source);
  const numbers = ids?.map(Number).filter(Number.isSafeInteger);
  return context.store.buckets.retry(sourceId, numbers, context.clock());
}

export async function bucketOf(context: RequestContext, source: LogSource): Promise<Bucket> {
  authorize(context.actor, "LogSourceRead");
  const bucket = await context.store.buckets.get(source.id);
  if (!bucket) throw sourceNotFound(source.id);
  return bucket;
}

export function countObjects(context: RequestContext, source: LogSource): Promise<ObjectCounts> {
  authorize(context.actor, "LogSourceRead");
  return context.store.buckets.counts(source.id);
}

/** Keys tell of all log types, so that only those who see all of them see keys. @throws logTypeHidden, cursorInvalid */
export async function listObjects(
  context: RequestContext,
  source: LogSource,
  state: BucketObjectState | undefined,
  page: PageRequest,
): Promise<Page<BucketObject>> {
  authorize(context.actor, "LogSourceRead");
  checkSourceAccess(context, source);
  return context.store.buckets.page(source.id, state, page);
}

/** @throws sourceNotFound for one that is of another kind, too */
export async function findBucket(context: RequestContext, id: string) {
  const source = await getSource(context, id);
  if (source.type !== "S3") throw sourceNotFound(id);
  return { source, bucket: await bucketOf(context, source) };
}

function logTypesOf(prefixes: readonly BucketPrefix[]): string[] {
  return [...new Set(prefixes.flatMap(({ logTypes }) => logTypes))];
}
