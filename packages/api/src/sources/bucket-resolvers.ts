import { type BucketSettings, bucketAddress, bucketKinds, noticesFrom } from "@pharos/domain";
import type { BucketConnection, BucketConnectionInput } from "../generated/resolver-types.ts";
import { pageInfoOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import { changeBackfill, latestBackfill, startBackfill } from "./backfill-service.ts";
import * as service from "./bucket-service.ts";
import { previewUnsaved } from "./object-preview-service.ts";
import { readingOf, streamOptionsOf } from "./stream-options.ts";

/** Buckets of S3 have operations of their own. */
const ownKinds = bucketKinds.filter((kind) => kind !== "S3");
const objectPageSizes = { default: 25, max: 250 };

export const bucketMutations = {
  createBucketSource: async (_root, { input }, context) => ({
    logSource: await service.createBucketSource(context, {
      label: input.label,
      streamType: input.logStreamType,
      streamOptions: streamOptionsOf(input.logStreamTypeOptions),
      prefixes: input.prefixLogTypes,
      ...connectionOf(input.connection),
    }),
  }),
  updateBucketSource: async (_root, { input }, context) => {
    const change = {
      ...present({
        label: input.label,
        enabled: input.enabled,
        streamType: input.logStreamType,
        prefixes: input.prefixLogTypes,
      }),
      ...(input.logStreamTypeOptions && { streamOptions: streamOptionsOf(input.logStreamTypeOptions) }),
      ...(input.connection && connectionOf(input.connection)),
    };
    const { id, revision } = input;
    return { logSource: await service.updateBucketSource(context, id, change, { kinds: ownKinds, revision }) };
  },
  checkBucketConnection: async (_root, { input: { sourceId, prefixLogTypes: prefixes, connection } }, context) => ({
    checks: await service.checkConnection(context, sourceId ?? undefined, { prefixes, ...connectionOf(connection) }),
  }),
  previewBucketObjects: async (_root, { input: { connection, ...input } }, context) => ({
    data: await previewUnsaved(
      context,
      connection.sourceId ?? undefined,
      { prefixes: connection.prefixLogTypes, ...connectionOf(connection.connection) },
      readingOf(input),
    ),
  }),
  startBucketBackfill: async (_root, { input: { sourceId, modifiedSince, bytesPerSecond } }, context) => ({
    backfill: await startBackfill(context, sourceId, {
      modifiedSince: modifiedSince ?? undefined,
      bytesPerSecond: bytesPerSecond ?? undefined,
    }),
  }),
  changeBucketBackfill: async (_root, { input: { sourceId, state, bytesPerSecond } }, context) => ({
    backfill: await changeBackfill(context, sourceId, {
      state: state ?? undefined,
      ...(bytesPerSecond !== undefined && { bytesPerSecond }),
    }),
  }),
  retryBucketObjects: async (_root, { input: { sourceId, objectIds } }, context) => ({
    retried: await service.retryObjects(context, sourceId, objectIds ?? undefined),
  }),
} satisfies NounResolvers["Mutation"];

/** How the objects of a bucket are found and read, whatever its kind. */
export const collectionFields = {
  noticesFrom: async (source, _input, context) => noticesFrom((await service.bucketOf(context, source)).settings),
  collectionProblem: async (source, _input, context) => (await service.bucketOf(context, source)).problem,
  nextLookAtTime: async (source, _input, context) => (await service.bucketOf(context, source)).nextLookAt,
  backfill: (source, _input, context) => latestBackfill(context, source),
  objectCounts: (source, _input, context) => service.countObjects(context, source),
  objects: async (source, { state, ...input }, context) => {
    const page = pageRequestOf(input, objectPageSizes);
    const { items, nextCursor } = await service.listObjects(context, source, state ?? undefined, page);
    return { nodes: items, pageInfo: pageInfoOf(nextCursor, input.cursor) };
  },
} satisfies NounResolvers["BucketLogSource"];

export const bucketFields = {
  ...collectionFields,
  prefixLogTypes: async (source, _input, context) => (await service.bucketOf(context, source)).settings.prefixes,
  connection: async (source, _input, context) => shownConnection((await service.bucketOf(context, source)).settings),
} satisfies NounResolvers["BucketLogSource"];

export const backfillFields = {
  id: ({ id }) => String(id),
  counts: ({ progress }) => progress,
  bytes: ({ progress }) => progress.bytes,
  bytesWaiting: ({ progress }) => progress.bytesWaiting,
} satisfies NounResolvers["BucketBackfill"];

function shownConnection(settings: BucketSettings): BucketConnection {
  const { bucket, ...shown } = settings;
  const address = bucketAddress(settings);
  if (shown.kind === "AzureBlob") return { ...shown, kind: shown.kind, address, storageAccount: bucket };
  if (shown.kind === "Gcs") return { ...shown, kind: shown.kind, address, bucket };
  const { roleArn: logProcessingRole, ...ofLake } = shown;
  return { ...ofLake, kind: "AmazonSecurityLake", address, bucket, logProcessingRole };
}

function connectionOf({ storageAccount, logProcessingRole, bucket, ...input }: BucketConnectionInput) {
  return {
    kind: input.kind,
    ...present({ ...input, roleArn: logProcessingRole, bucket: input.kind === "AzureBlob" ? storageAccount : bucket }),
  };
}
