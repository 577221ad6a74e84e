import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import { deleteView, listViews, saveView } from "./alert-view-service.ts";

export const alertViewResolvers = {
  Query: {
    alertViews: (_root, _input, context) => listViews(context),
  },
  Mutation: {
    saveAlertView: (_root, { input: { id, name, search, isShared } }, context) =>
      saveView(context, { ...present({ id }), name, search, isShared }),
    deleteAlertView: async (_root, { id }, context) => {
      await deleteView(context, id);
      return { id };
    },
  },
  AlertView: {
    isOwn: ({ ownerId }, _input, { actor }) => ownerId === actor.id,
    owner: async ({ ownerId }, _input, { loaders }) => (await loaders.users.load(ownerId)) ?? null,
  },
} satisfies NounResolvers;
