import { packKind } from "../content/item-kinds.ts";
import { getItem, listItems } from "../content/read-items.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { setPackEnabled } from "./pack-service.ts";

export const packResolvers = {
  Query: {
    packs: (_root, { input }, context) => listItems(context, packKind, input, (pack) => pack),
    pack: (_root, { id }, context) => getItem(context, packKind, id),
  },
  Mutation: {
    setPackEnabled: (_root, { id, enabled }, context) => setPackEnabled(context, id, enabled),
  },
} satisfies NounResolvers;
