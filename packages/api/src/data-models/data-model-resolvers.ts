import type { DataModel } from "@pharos/domain";
import type { StoredItem } from "@pharos/store";
import { dataModelKind } from "../content/item-kinds.ts";
import { getItem, listItems } from "../content/read-items.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";

/** A mapping with the members of both forms. */
export const shownDataModel = (model: StoredItem<DataModel>) => ({
  ...model,
  mappings: model.mappings.map((mapping) => ({ path: null, method: null, ...mapping })),
});

export const dataModelResolvers = {
  Query: {
    dataModels: (_root, { input }, context) => listItems(context, dataModelKind, input, shownDataModel),
    dataModel: async (_root, { id }, context) => shownDataModel(await getItem(context, dataModelKind, id)),
  },
} satisfies NounResolvers;
