import {
  type BucketKind,
  type BucketObject,
  type BucketObjectState,
  type BucketPrefix,
  type BucketSettings,
  bucketKinds,
  CollectionFailure,
  type ConnectionCheck,
  isBucketKind,
  isS3,
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
import { checkBucketSecret, mayKeepBucketSecret, secretOf } from "./bucket-secret.ts";
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
}
export type BucketSourceChange = Partial<BucketSourceSettings> & { readonly enabled?: boolean | undefined };

/** @throws sourceLabelTaken, sourceLogTypeUnknown, and InvalidInput with field errors */
export async function createBucketSource(context: RequestContext, given: BucketSourceSettings): Promise<LogSource> {
  authorize(context.actor, "LogSourceModify");
  const logTypes = logTypesOf(given.prefixes);
  checkSourceAccess(context, { ...given, logTypes });
  const { label, streamType, streamOptions } = given;
  const common = await checkCommonSettings(context, { label, logTypes, streamType, streamOptions });
  const settings = readBucketSettings(withExternalId(given, undefined));
  const secret = secretOf(given);
  checkBucketSecret(context, settings, secret);
  const { actor, clock, store } = context;
  const now = clock();
  const source = await store.transaction(async (tx) => {
    const kind = { auth: { method: "None" as const }, type: given.kind, enabled: true, createdBy: actor.name };
    const created = await tx.sources.create({ ...common, ...kind }, now);
    await tx.buckets.put(created.id, settings, secret, now);
    return created;
  });
  await applySourceChange(context);
  return source;
}

/**
 * What is absent stays as it is.
 * @throws sourceNotFound, revisionConflict, and what createBucketSource throws
 */
export async function updateBucketSource(
  context: RequestContext,
  id: string,
  change: BucketSourceChange,
  { kinds = bucketKinds, revision }: { readonly kinds?: readonly BucketKind[]; readonly revision?: number } = {},
): Promise<LogSource> {
  authorize(context.actor, "LogSourceModify");
  const { source, bucket } = await findBucket(context, id);
  if (!kinds.includes(bucket.settings.kind)) throw sourceNotFound(id);
  checkSourceAccess(context, source);
  const { kind, bucket: name } = bucket.settings;
  const next = { ...source, ...bucket.settings, ...change, kind, bucket: name };
  const logTypes = logTypesOf(next.prefixes);
  checkSourceAccess(context, { ...next, logTypes });
  const { label, streamType, streamOptions } = next;
  const common = await checkCommonSettings(context, { label, logTypes, streamType, streamOptions });
  const settings = readBucketSettings(next, source.logTypes);
  const secret = secretOf({ ...change, kind });
  checkBucketSecret(context, settings, secret ?? (await storedSecret(context, id, bucket.settings, settings)));
  const now = context.clock();
  const saved = await context.store.transaction(async (tx) => {
    const enabled = change.enabled ?? source.enabled;
    const updated = await tx.sources.update(id, revision ?? source.revision, { ...common, enabled }, now);
    await tx.buckets.put(id, settings, secret, now);
    return updated;
  });
  await applySourceChange(context);
  return saved;
}

/** Reaches the bucket with settings that need not be saved. @throws InvalidInput with field errors */
export async function checkConnection(
  context: RequestContext,
  sourceId: string | undefined,
  given: BucketRequest,
): Promise<ConnectionCheck[]> {
  const { settings, secret } = await readUnsaved(context, sourceId, given);
  return context.buckets.open(settings, secret).check();
}

/** Completes settings that need not be saved. @throws InvalidInput with field errors */
export async function readUnsaved(
  context: RequestContext,
  sourceId: string | undefined,
  given: BucketRequest,
): Promise<UnsavedBucket> {
  authorize(context.actor, "LogSourceModify");
  const saved = sourceId === undefined ? undefined : await findBucket(context, sourceId);
  if (saved && saved.bucket.settings.kind !== given.kind) throw sourceNotFound(saved.source.id);
  if (saved) checkSourceAccess(context, saved.source);
  const settings = readBucketSettings(withExternalId(given, saved?.bucket.settings), saved?.source.logTypes);
  const stored = saved && (await storedSecret(context, saved.source.id, saved.bucket.settings, settings));
  const secret = secretOf(given) ?? stored;
  checkBucketSecret(context, settings, secret);
  return { settings, secret };
}

export interface UnsavedBucket {
  readonly settings: BucketSettings;
  readonly secret: string | undefined;
}

/** Asks AWS whose a key is: the deployment's identity where none is given. @throws InvalidInput with field errors */
export async function findPrincipal(
  context: RequestContext,
  sourceId: string | undefined,
  given: PrincipalRequest & { readonly secretAccessKey?: string | undefined },
): Promise<string> {
  authorize(context.actor, "LogSourceModify");
  const saved = sourceId === undefined ? undefined : await findBucket(context, sourceId);
  if (saved) checkSourceAccess(context, saved.source);
  const request = readPrincipalRequest(given);
  const isSameKey = saved && isS3(saved.bucket.settings) && request.accessKeyId === saved.bucket.settings.accessKeyId;
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

export function findAwsIdentity(context: RequestContext): RequestContext["buckets"]["awsIdentity"] {
  authorize(context.actor, "LogSourceRead");
  return context.buckets.awsIdentity;
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
  const bucket = await context.loaders.buckets.load(source.id);
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

/** As it is stored now. @throws sourceNotFound for one that is of another kind, too */
export async function findBucket(context: RequestContext, id: string) {
  const source = await getSource(context, id);
  const bucket = isBucketKind(source.type) ? await context.store.buckets.get(id) : undefined;
  if (!bucket) throw sourceNotFound(id);
  return { source, bucket };
}

/** That of Security Lake was given to the subscriber, all others are made here. */
function withExternalId<T extends BucketRequest>(given: T, saved: BucketSettings | undefined): T {
  const stored = saved && isS3(saved) ? saved.externalId : undefined;
  if (given.kind === "AmazonSecurityLake") return { ...given, externalId: given.externalId || stored };
  return { ...given, externalId: stored ?? (given.externalId || newExternalId()) };
}

/** Returns the stored secret where it may be used with other settings. */
async function storedSecret(
  { store }: RequestContext,
  id: string,
  before: BucketSettings,
  next: BucketSettings,
): Promise<string | undefined> {
  return mayKeepBucketSecret(before, next) ? store.sources.secret(id) : undefined;
}

export function logTypesOf(prefixes: readonly BucketPrefix[]): string[] {
  return [...new Set(prefixes.flatMap(({ logTypes }) => logTypes))];
}
