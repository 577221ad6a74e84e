import { apiTokenPermissions, permissionDetails } from "@pharos/domain";
import { findActor } from "../access/actor-reference.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import * as service from "./role-service.ts";

export const roleResolvers = {
  Query: {
    roles: (_root, { input }, context) => service.listRoles(context, present(input ?? {})),
    roleById: (_root, { id }, context) => service.getRole(context, id),
    roleByName: (_root, { name }, context) => service.getRoleByName(context, name),
    permissionCatalogue: () =>
      permissionDetails.map((details) => ({ ...details, isForTokens: apiTokenPermissions.includes(details.id) })),
  },
  Mutation: {
    createRole: async (_root, { input }, context) => ({ role: await service.createRole(context, input) }),
    updateRole: async (_root, { input }, context) => ({ role: await service.updateRole(context, input.id, input) }),
    deleteRole: async (_root, { input: { id } }, context) => {
      await service.deleteRole(context, id);
      return { id };
    },
  },
  Role: {
    updatedBy: ({ updatedBy }, _input, { loaders }) => (updatedBy ? findActor(loaders, updatedBy) : null),
  },
} satisfies NounResolvers;
