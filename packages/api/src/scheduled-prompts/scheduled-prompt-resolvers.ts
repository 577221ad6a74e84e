import { scheduledPromptKind } from "../content/item-kinds.ts";
import { listItems } from "../content/read-items.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";

export const scheduledPromptResolvers = {
  Query: {
    scheduledPrompts: (_root, { input }, context) => listItems(context, scheduledPromptKind, input, (prompt) => prompt),
  },
} satisfies NounResolvers;
