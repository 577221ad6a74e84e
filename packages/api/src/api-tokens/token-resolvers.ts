import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import * as service from "./token-service.ts";

export const tokenResolvers = {
  Query: {
    apiTokens: (_root, _input, context) => service.listTokens(context),
  },
  Mutation: {
    createAPIToken: (_root, { input: { name, permissions, expiresAt } }, context) =>
      service.createToken(context, { name, permissions, ...(expiresAt && { expiresAt }) }),
    deleteAPIToken: async (_root, { id }, context) => {
      await service.deleteToken(context, id);
      return { id };
    },
  },
} satisfies NounResolvers;
