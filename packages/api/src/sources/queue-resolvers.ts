import { isStream, type KafkaMechanism, queueName } from "@pharos/domain";
import type { QueueConnectionInput } from "../generated/resolver-types.ts";
import { pageInfoOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import * as service from "./queue-service.ts";
import type { QueueRequest } from "./queue-settings.ts";
import { streamOptionsOf } from "./stream-options.ts";

const messagePageSizes = { default: 25, max: 250 };

export const queueMutations = {
  createQueueSource: async (_root, { input }, context) => ({
    logSource: await service.createQueueSource(context, {
      label: input.label,
      logTypes: input.logTypes,
      streamType: input.logStreamType,
      streamOptions: streamOptionsOf(input.logStreamTypeOptions),
      connection: requestOf(input.connection),
    }),
  }),
  updateQueueSource: async (_root, { input }, context) => ({
    logSource: await service.updateQueueSource(context, input.id, input.revision, {
      ...present({
        label: input.label,
        logTypes: input.logTypes,
        streamType: input.logStreamType,
        enabled: input.enabled,
      }),
      ...(input.logStreamTypeOptions && { streamOptions: streamOptionsOf(input.logStreamTypeOptions) }),
      ...(input.connection && { connection: requestOf(input.connection) }),
    }),
  }),
  checkQueueConnection: async (_root, { input: { sourceId, connection } }, context) => ({
    checks: await service.checkQueueConnection(context, sourceId ?? undefined, requestOf(connection)),
  }),
  retryFailedMessages: async (_root, { input: { sourceId, ids } }, context) => ({
    messages: await service.retryMessages(context, sourceId, ids ?? undefined),
  }),
  deleteFailedMessages: async (_root, { input: { sourceId, ids } }, context) => ({
    messages: await service.deleteMessages(context, sourceId, ids ?? undefined),
  }),
} satisfies NounResolvers["Mutation"];

export const queueFields = {
  connection: async (source, _input, context) => {
    const { settings } = await service.queueOf(context, source);
    const name = queueName(settings);
    if (settings.kind === "GcpPubSub") return { ...settings, name };
    if (isStream(settings)) return { ...settings, name, mechanism: toMechanism(settings.mechanism) };
    const { roleArn: logProcessingRole, ...rest } = settings;
    return { ...rest, name, logProcessingRole };
  },
  collectionProblem: async (source, _input, context) => (await service.queueOf(context, source)).problem,
  nextPollAtTime: async (source, _input, context) => (await service.queueOf(context, source)).nextPollAt,
  lastPollAtTime: async (source, _input, context) => (await service.queueOf(context, source)).lastPollAt,
  waitingMessages: async (source, _input, context) => (await service.queueOf(context, source)).waiting,
  topicLags: (source, _input, context) => service.listTopicLags(context, source),
  repeatedMessages: async (source, _input, context) => (await service.queueOf(context, source)).repeated,
  messageCounts: (source, _input, context) => service.countMessages(context, source),
  failedMessages: async (source, input, context) => {
    const { items, nextCursor } = await service.listFailedMessages(
      context,
      source,
      pageRequestOf(input, messagePageSizes),
    );
    const nodes = items.map(({ id, ...message }) => ({ ...message, id: String(id) }));
    return { nodes, pageInfo: pageInfoOf(nextCursor, input.cursor) };
  },
} satisfies NounResolvers["QueueLogSource"];

function requestOf({ kind, logProcessingRole, mechanism, ...input }: QueueConnectionInput): QueueRequest {
  return { kind, ...present({ ...input, roleArn: logProcessingRole, mechanism: mechanism?.replaceAll("_", "-") }) };
}

/** GraphQL has no hyphens in its names. */
const mechanisms = {
  PLAIN: "PLAIN",
  "SCRAM-SHA-256": "SCRAM_SHA_256",
  "SCRAM-SHA-512": "SCRAM_SHA_512",
} as const satisfies Record<KafkaMechanism, string>;

function toMechanism(mechanism: KafkaMechanism | undefined) {
  return mechanism && mechanisms[mechanism];
}
