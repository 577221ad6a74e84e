import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { findFilterFields, findFlatFilterFields } from "./filter-field-service.ts";

export const filterFieldResolvers = {
  Query: {
    filterFields: (_root, { input }, context) => findFilterFields(context, input),
    flatFilterFields: async (_root, { input }, context) => ({ flatFields: await findFlatFilterFields(context, input) }),
  },
} satisfies NounResolvers;
