import { typeNameOf } from "../access/actor-reference.ts";
import type { UpdateUserInput } from "../generated/resolver-types.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import * as service from "./user-service.ts";
import { viewerOf } from "./viewer-service.ts";

export const userResolvers = {
  Query: {
    viewer: (_root, _input, context) => viewerOf(context),
    users: (_root, _input, context) => service.listUsers(context),
    userById: (_root, { id }, context) => service.getUser(context, id),
    userByEmail: (_root, { email }, context) => service.getUserByEmail(context, email),
  },
  Mutation: {
    inviteUser: async (_root, { input: { showsLink, ...invitation } }, context) => {
      const { user, url, sentTo } = await service.inviteUser(context, invitation, showsLink === true);
      return { user, invitationUrl: url, sentTo };
    },
    createPasswordResetLink: (_root, { userId, showsLink }, context) =>
      service.createResetLink(context, userId, showsLink === true),
    updateUser: async (_root, { input }, context) => ({
      user: await service.updateUser(context, input.id, settingsOf(input)),
    }),
    unlockUser: async (_root, { id }, context) => ({ user: await service.unlockUser(context, id) }),
    resetUserAuthenticator: async (_root, { id }, context) => ({ user: await service.resetAuthenticator(context, id) }),
    requirePasswordChange: async (_root, { id }, context) => ({
      user: await service.requirePasswordChange(context, id),
    }),
    deleteUser: async (_root, { id }, context) => {
      await service.deleteUser(context, id);
      return { id };
    },
    updateProfile: async (_root, { givenName, familyName }, context) => {
      await service.updateProfile(context, givenName, familyName);
      return viewerOf(context);
    },
  },
  ActorReference: { __resolveType: typeNameOf },
  User: {
    kind: () => "user",
    name: ({ givenName, familyName, email }) => `${givenName} ${familyName}`.trim() || email,
    // Whoever meets a user as the actor of something sees who it is, and no more.
    status: ({ status }) => status,
    enabled: ({ enabled }) => enabled,
    createdAt: ({ createdAt }) => createdAt,
    lastLoggedInAt: ({ lastLoggedInAt }) => lastLoggedInAt,
    role: (user, _input, context) => service.roleOfUser(context, user),
    lockedUntil: (user, _input, context) => service.lockedUntil(context, user),
  },
} satisfies NounResolvers;

function settingsOf({ email, givenName, familyName, role, enabled }: UpdateUserInput): service.UserSettings {
  return present({ email, givenName, familyName, role, enabled });
}
