import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import * as service from "./mute-service.ts";

export const muteResolvers = {
  Query: {
    detectionMute: async (_root, { detectionId }, context) =>
      (await service.findDetectionMute(context, detectionId)) ?? null,
  },
  Mutation: {
    muteMessages: (_root, { input }, context) =>
      service.muteMessages(context, { ...input, reason: input.reason ?? "" }),
    unmuteMessages: async (_root, { input }, context) => ({
      sent: await service.unmuteMessages(context, input.id, input.sendKept ?? false),
    }),
  },
} satisfies NounResolvers;
