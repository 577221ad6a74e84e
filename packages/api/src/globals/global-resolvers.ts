import type { GlobalHelper } from "@pharos/domain";
import type { StoredItem } from "@pharos/store";
import { globalKind } from "../content/item-kinds.ts";
import { getItem, listItems } from "../content/read-items.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";

export const shownHelper = (helper: StoredItem<GlobalHelper>) => ({ ...helper, tags: helper.tags ?? [] });

export const globalResolvers = {
  Query: {
    globalHelpers: (_root, { input }, context) => listItems(context, globalKind, input, shownHelper),
    globalHelper: async (_root, { id }, context) => shownHelper(await getItem(context, globalKind, id)),
  },
} satisfies NounResolvers;
