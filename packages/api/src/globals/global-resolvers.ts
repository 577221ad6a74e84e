import type { GlobalHelper } from "@pharos/domain";
import type { StoredItem } from "@pharos/store";
import { listItems } from "../content/list-items.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { getGlobal } from "./global-service.ts";

const shown = (helper: StoredItem<GlobalHelper>) => ({ ...helper, tags: helper.tags ?? [] });

export const globalResolvers = {
  Query: {
    globalHelpers: (_root, { input }, context) => listItems(context, "RuleRead", context.store.globals, input, shown),
    globalHelper: async (_root, { id }, context) => shown(await getGlobal(context, id)),
  },
} satisfies NounResolvers;
