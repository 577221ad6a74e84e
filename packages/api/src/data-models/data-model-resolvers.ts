import type { DataModel } from "@pharos/domain";
import type { StoredItem } from "@pharos/store";
import { listItems } from "../content/list-items.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { getDataModel } from "./data-model-service.ts";

/** A mapping with the members of both forms. */
const shown = (model: StoredItem<DataModel>) => ({
  ...model,
  mappings: model.mappings.map((mapping) => ({ path: null, method: null, ...mapping })),
});

export const dataModelResolvers = {
  Query: {
    dataModels: (_root, { input }, context) =>
      listItems(context, "RuleRead", context.store.dataModels, input, shown, (access) => access.visibleDataModelIds),
    dataModel: async (_root, { id }, context) => shown(await getDataModel(context, id)),
  },
} satisfies NounResolvers;
