import { isS3, type LogSource, type S3Settings, sourceNotFound } from "@pharos/domain";
import type { RequestContext } from "../context/request-context.ts";
import type { CheckS3ConnectionInput, CreateS3SourceInput, UpdateS3SourceInput } from "../generated/resolver-types.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import { collectionFields } from "./bucket-resolvers.ts";
import * as service from "./bucket-service.ts";
import { previewUnsaved } from "./object-preview-service.ts";
import { readingOf, streamOptionsOf } from "./stream-options.ts";

export const s3Mutations = {
  createS3Source: async (_root, { input }, context) => ({
    logSource: await service.createBucketSource(context, {
      ...bucketRequestOf(input),
      label: input.label,
      streamType: input.logStreamType,
      streamOptions: streamOptionsOf(input.logStreamTypeOptions),
    }),
  }),
  updateS3Source: async (_root, { input }, context) => ({
    logSource: await service.updateBucketSource(context, input.id, changeOf(input), { kinds: ["S3"] }),
  }),
  checkS3Connection: async (_root, { input }, context) => ({
    checks: await service.checkConnection(context, input.sourceId ?? undefined, bucketRequestOf(input)),
  }),
  previewS3Objects: async (_root, { input: { connection, ...input } }, context) => ({
    data: await previewUnsaved(
      context,
      connection.sourceId ?? undefined,
      bucketRequestOf(connection),
      readingOf(input),
    ),
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
} satisfies NounResolvers["Mutation"];

export const s3Queries = {
  s3Setup: (_root, _input, context) => {
    const identity = service.findAwsIdentity(context);
    return { hasDeploymentIdentity: identity !== undefined, isRoleOptional: identity?.isRoleOptional ?? false };
  },
} satisfies NounResolvers["Query"];

export const s3Fields = {
  ...collectionFields,
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
} satisfies NounResolvers["S3LogIntegration"];

async function settingsOf(context: RequestContext, source: LogSource): Promise<S3Settings> {
  const { settings } = await service.bucketOf(context, source);
  if (!isS3(settings)) throw sourceNotFound(source.id);
  return settings;
}

function bucketRequestOf(input: CreateS3SourceInput | CheckS3ConnectionInput) {
  const { s3Bucket: bucket, s3PrefixLogTypes: prefixes } = input;
  return {
    kind: "S3" as const,
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
