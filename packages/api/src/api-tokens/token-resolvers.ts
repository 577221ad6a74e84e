import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import * as service from "./token-service.ts";

export const tokenResolvers = {
  Query: {
    apiTokens: (_root, _input, context) => service.listTokens(context),
  },
  Mutation: {
    createAPIToken: (_root, { input: { name, permissions, expiresAt } }, context) =>
      service.createToken(context, { name, permissions, ...(expiresAt && { expiresAt }) }),
    rotateAPIToken: async (_root, _input, context) => ({ token: await service.rotateOwnToken(context) }),
    deleteAPIToken: async (_root, { id }, context) => {
      await service.deleteToken(context, id);
      return { id };
    },
  },
  APIToken: {
    kind: () => "api-token",
    // Whoever meets a token as the actor of something sees which it is, and no more.
    permissions: ({ permissions }) => permissions,
    createdAt: ({ createdAt }) => createdAt,
    createdBy: ({ createdBy }) => createdBy,
    expiresAt: ({ expiresAt }) => expiresAt,
    lastUsedAt: ({ lastUsedAt }) => lastUsedAt,
  },
} satisfies NounResolvers;
