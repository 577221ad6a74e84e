import type { LogSource } from "@pharos/domain";
import type { CheckS3ConnectionInput, CreateS3SourceInput, UpdateS3SourceInput } from "../generated/resolver-types.ts";
import { pageInfoOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import { changeBackfill, latestBackfill, startBackfill } from "./backfill-service.ts";
import * as service from "./bucket-service.ts";
import { streamOptionsOf } from "./stream-options.ts";

const objectPageSizes = { default: 25, max: 250 };

export const bucketMutations = {
  createS3Source: async (_root, { input }, context) => ({
    logSource: await service.createBucketSource(context, {
      ...bucketRequestOf(input),
      label: input.label,
      streamType: input.logStreamType,
      streamOptions: streamOptionsOf(input.logStreamTypeOptions),
    }),
  }),
  updateS3Source: async (_root, { input }, context) => ({
    logSource: await service.updateBucketSource(context, input.id, changeOf(input)),
  }),
  checkS3Connection: async (_root, { input }, context) => ({
    checks: await service.checkConnection(context, input.sourceId ?? undefined, bucketRequestOf(input)),
  }),
  findS3Principal: async (_root, { input }, context) => ({
    arn: await service.findPrincipal(
      context,
      input.sourceId ?? undefined,
      present({
        region: input.region,
        endpoint: input.endpoint,
        accessKeyId: input.accessKeyId,
        secretAccessKey: input.secretAccessKey,
      }),
    ),
  }),
  startS3Backfill: async (_root, { input: { sourceId, modifiedSince, bytesPerSecond } }, context) => ({
    backfill: await startBackfill(context, sourceId, {
      modifiedSince: modifiedSince ?? undefined,
      bytesPerSecond: bytesPerSecond ?? undefined,
    }),
  }),
  changeS3Backfill: async (_root, { input: { sourceId, state, bytesPerSecond } }, context) => ({
    backfill: await changeBackfill(context, sourceId, {
      state: state ?? undefined,
      ...(bytesPerSecond !== undefined && { bytesPerSecond }),
    }),
  }),
  retryS3Objects: async (_root, { input: { sourceId, objectIds } }, context) => ({
    retried: await service.retryObjects(context, sourceId, objectIds ?? undefined),
  }),
} satisfies NounResolvers["Mutation"];

export const bucketQueries = {
  s3Setup: (_root, _input, context) => ({ hasDeploymentKey: service.hasDeploymentKey(context) }),
} satisfies NounResolvers["Query"];

export const bucketFields = {
  awsAccountId: async (source, _input, context) => (await settingsOf(context, source)).awsAccountId ?? "",
  kmsKey: async (source, _input, context) => (await settingsOf(context, source)).kmsKey,
  logProcessingRole: async (source, _input, context) => (await settingsOf(context, source)).roleArn ?? "",
  // Pharos changes nothing in AWS.
  managedBucketNotifications: () => false,
  s3Bucket: async (source, _input, context) => (await settingsOf(context, source)).bucket,
  s3Prefix: () => undefined,
  s3PrefixLogTypes: async (source, _input, context) => (await settingsOf(context, source)).prefixes,
  stackName: () => undefined,
  region: async (source, _input, context) => (await settingsOf(context, source)).region,
  endpoint: async (source, _input, context) => (await settingsOf(context, source)).endpoint,
  accessKeyId: async (source, _input, context) => (await settingsOf(context, source)).accessKeyId,
  externalId: async (source, _input, context) => (await settingsOf(context, source)).externalId,
  queueUrl: async (source, _input, context) => (await settingsOf(context, source)).queueUrl,
  collectionProblem: async (source, _input, context) => (await service.bucketOf(context, source)).problem,
  nextLookAtTime: async (source, _input, context) => (await service.bucketOf(context, source)).nextLookAt,
  backfill: (source, _input, context) => latestBackfill(context, source),
  objectCounts: (source, _input, context) => service.countObjects(context, source),
  objects: async (source, { state, ...input }, context) => {
    const page = pageRequestOf(input, objectPageSizes);
    const { items, nextCursor } = await service.listObjects(context, source, state ?? undefined, page);
    return { nodes: items, pageInfo: pageInfoOf(nextCursor, input.cursor) };
  },
} satisfies NounResolvers["S3LogIntegration"];

export const backfillFields = {
  id: ({ id }) => String(id),
  counts: ({ progress }) => progress,
  bytes: ({ progress }) => progress.bytes,
  bytesWaiting: ({ progress }) => progress.bytesWaiting,
} satisfies NounResolvers["S3Backfill"];

async function settingsOf(context: Parameters<typeof service.bucketOf>[0], source: LogSource) {
  return (await service.bucketOf(context, source)).settings;
}

function bucketRequestOf(input: CreateS3SourceInput | CheckS3ConnectionInput) {
  const { s3Bucket: bucket, s3PrefixLogTypes: prefixes } = input;
  return {
    bucket,
    prefixes,
    ...present({
      region: input.region,
      endpoint: input.endpoint,
      queueUrl: input.queueUrl,
      accessKeyId: input.accessKeyId,
      secretAccessKey: input.secretAccessKey,
      externalId: input.externalId,
      awsAccountId: input.awsAccountId,
      roleArn: input.logProcessingRole,
    }),
    ...("kmsKey" in input && present({ kmsKey: input.kmsKey })),
  };
}

function changeOf(input: UpdateS3SourceInput): service.BucketSourceChange {
  return {
    ...present({
      label: input.label,
      enabled: input.enabled,
      streamType: input.logStreamType,
      prefixes: input.s3PrefixLogTypes,
      region: input.region,
      endpoint: input.endpoint,
      queueUrl: input.queueUrl,
      accessKeyId: input.accessKeyId,
      secretAccessKey: input.secretAccessKey,
      roleArn: input.logProcessingRole,
      kmsKey: input.kmsKey,
    }),
    ...(input.logStreamTypeOptions && { streamOptions: streamOptionsOf(input.logStreamTypeOptions) }),
  };
}
