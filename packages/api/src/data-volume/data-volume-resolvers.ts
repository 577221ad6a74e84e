import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import * as service from "./data-volume-service.ts";

export const dataVolumeResolvers = {
  Query: {
    dataVolume: (_root, { startTime, endTime }, context) => service.readDataVolume(context, startTime, endTime),
    dataFailures: (_root, { startTime, endTime }, context) => service.readFailures(context, startTime, endTime),
    dataLag: (_root, { startTime, endTime }, context) => service.readLag(context, startTime, endTime),
  },
} satisfies NounResolvers;
