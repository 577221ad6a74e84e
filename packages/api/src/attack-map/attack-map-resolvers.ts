import { mapDetections } from "../detection-changes/bulk-service.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { readAttackMap } from "./attack-map-service.ts";

export const attackMapResolvers = {
  Query: { attackMap: (_root, { input }, context) => readAttackMap(context, input) },
  Mutation: { mapDetections: (_root, { input }, context) => mapDetections(context, input) },
} satisfies NounResolvers;
