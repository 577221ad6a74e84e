import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { lastRun, listRuns } from "./query-run-service.ts";

export const queryRunResolvers = {
  Query: {
    queryRuns: (_root, { name }, context) => listRuns(context, name),
  },
  SavedQuery: {
    lastRun: ({ name }, _input, context) => lastRun(context, name),
  },
} satisfies NounResolvers;
