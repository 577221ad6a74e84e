import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import * as service from "./cloud-security-service.ts";

export const cloudSecurityResolvers = {
  Query: {
    cloudSecurity: (_root, { startTime, endTime }, context) => service.readCloudSecurity(context, startTime, endTime),
  },
  CloudSecurity: {
    topPolicies: ({ policies }, _input, context) => service.topPolicies(context, policies),
    topResources: (_root, _input, context) => service.topResources(context),
  },
} satisfies NounResolvers;
