import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { summarizeOutcomes } from "./outcome-service.ts";

export const outcomeResolvers = {
  Query: {
    detectionOutcomes: async (_root, { detectionId }, context) => {
      const { total, weeks } = await summarizeOutcomes(context, detectionId);
      return { total, weeks: weeks.map(({ at, ...outcomes }) => ({ at, outcomes })) };
    },
  },
} satisfies NounResolvers;
