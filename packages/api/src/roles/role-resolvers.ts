import { apiTokenPermissions, permissionDetails } from "@pharos/domain";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import * as service from "./role-service.ts";

export const roleResolvers = {
  Query: {
    roles: (_root, _input, context) => service.listRoles(context),
    permissionCatalogue: () =>
      permissionDetails.map((details) => ({ ...details, isForTokens: apiTokenPermissions.includes(details.id) })),
  },
  Mutation: {
    createRole: async (_root, { input }, context) => ({ role: await service.createRole(context, input) }),
    updateRole: async (_root, { input }, context) => ({ role: await service.updateRole(context, input.id, input) }),
    deleteRole: async (_root, { id }, context) => {
      await service.deleteRole(context, id);
      return { id };
    },
  },
} satisfies NounResolvers;
