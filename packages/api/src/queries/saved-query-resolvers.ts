import type { SavedQuery } from "@pharos/domain";
import type { StoredItem } from "@pharos/store";
import { listItems } from "../content/list-items.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { getSavedQuery } from "./saved-query-service.ts";

const shown = ({ uuid, ...query }: StoredItem<SavedQuery>) => ({ ...query, id: uuid });

export const savedQueryResolvers = {
  Query: {
    savedQueries: (_root, { input }, context) =>
      listItems(context, "DataAnalyticsRead", context.store.savedQueries, input, shown),
    savedQuery: async (_root, { id }, context) => shown(await getSavedQuery(context, id)),
  },
} satisfies NounResolvers;
