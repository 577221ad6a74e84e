import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { readOverview } from "./overview-service.ts";

export const overviewResolvers = {
  Query: {
    overview: (_root, { startTime, endTime }, context) => readOverview(context, startTime, endTime),
  },
} satisfies NounResolvers;
