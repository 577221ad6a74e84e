import { readCustomPuller } from "@pharos/connectors";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import * as service from "./puller-service.ts";

export const pullerResolvers = {
  Query: {
    pullers: (_root, _input, context) => service.listPullers(context),
    puller: (_root, { provider }, context) => service.getPuller(context, provider),
    checkPuller: (_root, { input }, context) => service.checkPuller(context, input),
  },
  Mutation: {
    savePuller: async (_root, { input }, context) => ({ puller: await service.savePuller(context, input) }),
    deletePuller: async (_root, { input: { provider, revision } }, context) => {
      await service.deletePuller(context, provider, revision);
      return { provider };
    },
  },
  Puller: {
    // A definition that a later version of the language refuses is still listed, to be mended.
    name: ({ provider, text }) => readCustomPuller(text).definition?.name ?? provider,
    description: ({ text }) => readCustomPuller(text).definition?.description ?? "",
    logTypes: ({ text }) => [
      ...new Set(readCustomPuller(text).definition?.streams.flatMap(({ logTypes }) => logTypes) ?? []),
    ],
    updatedBy: ({ updatedBy }) => updatedBy.name,
    logSources: ({ provider }, _input, context) => service.listSourcesOf(context, provider),
  },
} satisfies NounResolvers;
