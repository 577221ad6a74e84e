import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { explainDecision } from "./decision-trail-service.ts";
import { readStoredEvent } from "./find-event.ts";

export const decisionTrailResolvers = {
  Query: {
    storedEvent: (_root, { event }, context) => readStoredEvent(context, event),
    explainDecision: (_root, { input }, context) => explainDecision(context, input),
  },
} satisfies NounResolvers;
