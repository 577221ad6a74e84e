import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import * as service from "./metrics-service.ts";

export const metricsResolvers = {
  Query: {
    metrics: (_root, { input }, context) =>
      service.metricsRange(context, input.fromDate, input.toDate, input.intervalInMinutes ?? undefined),
  },
  Metrics: {
    alertsPerSeverity: (range, _input, context) => service.alertsPerSeverity(context, range),
    alertsPerRule: (range, _input, context) => service.alertsPerRule(context, range),
    totalAlerts: (range, _input, context) => service.totalAlerts(context, range),
    bytesProcessedPerSource: (range, _input, context) => service.bytesProcessed(context, range),
    totalBytesProcessed: async (range, _input, context) =>
      service.totalOf(await service.bytesProcessed(context, range)),
    eventsProcessedPerLogType: (range, _input, context) => service.eventsProcessed(context, range),
    totalEventsProcessed: async (range, _input, context) =>
      service.totalOf(await service.eventsProcessed(context, range)),
    latencyPerLogType: (range, _input, context) => service.latencyPerLogType(context, range),
    bytesIngestedPerSource: (range, _input, context) => service.bytesIngested(context, range),
    totalBytesIngested: async (range, _input, context) => service.totalOf(await service.bytesIngested(context, range)),
    bytesQueriedPerSource: (range, _input, context) => service.bytesQueried(context, range),
    totalBytesQueried: async (range, _input, context) => service.totalOf(await service.bytesQueried(context, range)),
  },
} satisfies NounResolvers;
