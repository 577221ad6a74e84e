import { hasPermission, isBalanced, type SourceType, sourcePageSizeDefault, sourcePageSizeMax } from "@pharos/domain";
import { lakeInstant } from "../data-lake-queries/lake-instant.ts";
import type {
  CreateHttpSourceInput,
  HttpLogSourceResolvers,
  PullLogSourceResolvers,
  S3LogIntegrationResolvers,
  UpdateHttpSourceInput,
} from "../generated/resolver-types.ts";
import { connectionOf, pageInfoOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { backfillFields, bucketFields, bucketMutations } from "./bucket-resolvers.ts";
import { curlLine } from "./curl-line.ts";
import { findLagAlarm, findWaitingSince, setLagAlarm } from "./lag-alarm-service.ts";
import { findNoDataAlarm, findNoDataSuggestion, setNoDataAlarm } from "./no-data-alarm-service.ts";
import { previewObjects } from "./object-preview-service.ts";
import { pullFields, pullMutations, pullProviderFields, pullQueries } from "./pull-resolvers.ts";
import { queueFields, queueMutations } from "./queue-resolvers.ts";
import { asFailure, listFailureReasons, listFailures, listRawData } from "./raw-data-service.ts";
import { s3Fields, s3Mutations, s3Queries } from "./s3-resolvers.ts";
import { setSecretExpiry } from "./secret-expiry-service.ts";
import * as service from "./source-service.ts";
import { streamOptionsOf } from "./stream-options.ts";
import { syslogFields, syslogMutations } from "./syslog-resolvers.ts";

const pageSizes = { default: sourcePageSizeDefault, max: sourcePageSizeMax };
const rawPageSizes = { default: 25, max: 100 };

/** Fields of every kind of source. */
const commonFields = {
  integrationId: ({ id }) => id,
  integrationLabel: ({ label }) => label,
  integrationType: ({ type }) => kinds[type].integrationType,
  isEditable: (_source, _input, { actor }) => hasPermission(actor.permissions, "LogSourceModify"),
  isHealthy: async (source, _input, context) => (await service.healthOf(context, source)) === "HEALTHY",
  logStreamType: ({ streamType }) => streamType,
  logStreamTypeOptions: ({ streamOptions }) => streamOptions,
  // Records keep the name alone.
  createdBy: ({ createdBy }) => ({ kind: "user" as const, id: "", name: createdBy }),
  createdAtTime: ({ createdAt }) => createdAt,
  lastModified: ({ updatedAt }) => updatedAt,
  lastEventReceivedAtTime: ({ lastReceivedAt }) => lastReceivedAt,
  lastEventProcessedAtTime: ({ lastStoredAt }) => lastStoredAt,
  noDataAlarm: (source, _input, context) => findNoDataAlarm(context, source),
  lagAlarm: (source, _input, context) => findLagAlarm(context, source),
  logsWaitingSinceTime: (source, _input, context) => findWaitingSince(context, source),
  health: (source, _input, context) => service.healthOf(context, source),
  problem: (source, _input, context) => service.problemOf(context, source),
  counts: (source, _input, context) => service.countsOf(context, source),
  countsByLogType: (source, _input, context) => service.countsByLogType(context, source),
  volume: (source, query, context) => service.volumeOf(context, source, query),
  failures: async (source, input, context) => {
    const { rows, cursor } = await listFailures(context, source, pageRequestOf(input, rawPageSizes));
    return { nodes: rows.map(asFailure), pageInfo: pageInfoOf(cursor, input.cursor) };
  },
} satisfies Pick<
  HttpLogSourceResolvers,
  keyof HttpLogSourceResolvers & keyof S3LogIntegrationResolvers & keyof PullLogSourceResolvers
>;

export const sourceResolvers = {
  Query: {
    sources: async (_root, { input }, context) => {
      const page = pageRequestOf(input ?? {}, pageSizes);
      return connectionOf(await service.listSources(context, page), page);
    },
    source: (_root, { id }, context) => service.getSource(context, id),
    suggestedNoDataMinutes: (_root, { sourceId }, context) => findNoDataSuggestion(context, sourceId),
    failureReasons: async (_root, { sourceId }, context) => {
      const reasons = await listFailureReasons(context, sourceId);
      return reasons.map((reason) => ({ ...reason, lastAt: lakeInstant(reason.lastAt) }));
    },
    ...s3Queries,
    viewBucketData: async (_root, { input }, context) => {
      if (input.filters || input.streamType) {
        const preview = { prefix: input.filters?.prefix ?? "", streamType: input.streamType ?? undefined };
        return { data: await previewObjects(context, input.sourceId, preview), pageInfo: { hasNextPage: false } };
      }
      const page = pageRequestOf({ pageSize: input.pageSize, cursor: input.paginationToken }, rawPageSizes);
      const { rows, cursor } = await listRawData(context, input.sourceId, page);
      const pageInfo = { hasNextPage: cursor !== undefined, paginationToken: cursor };
      return { data: rows, pageInfo };
    },
    ...pullQueries,
  },
  Mutation: {
    createHttpSource: (_root, { input }, context) => service.createSource(context, settingsOf(input)),
    updateHttpSource: (_root, { input }, context) =>
      service.updateSource(context, input.id, input.revision, { ...settingsOf(input), enabled: input.enabled }),
    ...bucketMutations,
    ...s3Mutations,
    ...syslogMutations,
    ...queueMutations,
    setNoDataAlarm: async (_root, { input: { sourceId, minutesThreshold } }, context) => ({
      logSource: await setNoDataAlarm(context, sourceId, minutesThreshold ?? undefined),
    }),
    setLagAlarm: async (_root, { input: { sourceId, minutesThreshold } }, context) => ({
      logSource: await setLagAlarm(context, sourceId, minutesThreshold ?? undefined),
    }),
    setSecretExpiry: async (_root, { input: { sourceId, expiresAt } }, context) => ({
      logSource: await setSecretExpiry(context, sourceId, expiresAt ?? undefined),
    }),
    ...pullMutations,
    deleteSource: async (_root, { input: { id } }, context) => {
      await service.deleteSource(context, id);
      return { id };
    },
  },
  LogSource: { __resolveType: ({ type }) => kinds[type].typeName },
  HttpLogSource: {
    ...commonFields,
    ingestUrl: ({ id }, _input, { config }) => ingestUrl(config.publicUrl, id),
    curl: ({ id, auth }, _input, { config }) => curlLine(auth, ingestUrl(config.publicUrl, id)),
  },
  S3LogIntegration: { ...commonFields, ...s3Fields },
  BucketLogSource: { ...commonFields, ...bucketFields },
  SyslogLogSource: { ...commonFields, ...syslogFields },
  QueueLogSource: { ...commonFields, ...queueFields },
  BucketCollection: { __resolveType: ({ type }) => (type === "S3" ? "S3LogIntegration" : "BucketLogSource") },
  BucketBackfill: backfillFields,
  PullLogSource: { ...commonFields, ...pullFields },
  PullProvider: pullProviderFields,
  ConservationCounts: { isBalanced },
  IngestFailure: { raw: ({ raw }) => raw },
} satisfies NounResolvers;

/** What clients call a kind of source. */
const kinds = {
  HTTP: { typeName: "HttpLogSource", integrationType: "http-ingest" },
  S3: { typeName: "S3LogIntegration", integrationType: "aws-s3" },
  AmazonSecurityLake: { typeName: "BucketLogSource", integrationType: "amazon-security-lake" },
  Gcs: { typeName: "BucketLogSource", integrationType: "gcp-gcs" },
  AzureBlob: { typeName: "BucketLogSource", integrationType: "azure-blob" },
  SYSLOG: { typeName: "SyslogLogSource", integrationType: "syslog" },
  LogPulling: { typeName: "PullLogSource", integrationType: "log-pulling" },
  CloudWatch: { typeName: "PullLogSource", integrationType: "aws-cloudwatch-logs" },
  Sqs: { typeName: "QueueLogSource", integrationType: "aws-sqs" },
  EventBridge: { typeName: "QueueLogSource", integrationType: "amazon-eventbridge" },
  GcpPubSub: { typeName: "QueueLogSource", integrationType: "gcp-pubsub" },
  Kafka: { typeName: "QueueLogSource", integrationType: "kafka" },
  AzureEventHub: { typeName: "QueueLogSource", integrationType: "azure-eventhub" },
} as const satisfies Record<SourceType, { typeName: string; integrationType: string }>;

function ingestUrl(publicUrl: string, sourceId: string): string {
  return `${publicUrl}/http/${sourceId}`;
}

function settingsOf(input: CreateHttpSourceInput | UpdateHttpSourceInput): service.SourceSettings {
  const { label, logTypes, logStreamType: streamType, auth } = input;
  return { label, logTypes, streamType, streamOptions: streamOptionsOf(input.logStreamTypeOptions), auth };
}
