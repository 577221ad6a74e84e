import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { listRecurringWorks } from "./recurring-work-service.ts";

export const recurringWorkResolvers = {
  Query: {
    recurringWorks: (_root, _args, context) => listRecurringWorks(context),
  },
} satisfies NounResolvers;
