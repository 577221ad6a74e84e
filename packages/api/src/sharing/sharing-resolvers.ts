import type { NounResolvers } from "../graphql/noun-resolvers.ts";

export const sharingResolvers = {
  Sharing: {
    roleIds: (sharing) => (sharing.kind === "ROLES" ? [...sharing.roleIds] : []),
  },
} satisfies NounResolvers;
