import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { explainDecision } from "./decision-trail-service.ts";

export const decisionTrailResolvers = {
  Query: {
    explainDecision: (_root, { input }, context) => explainDecision(context, input),
  },
} satisfies NounResolvers;
