import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { nameDestinations } from "./name-destinations.ts";
import { cancelPreview, getPreview, startPreview } from "./preview-service.ts";
import { readLostAlerts } from "./read-lost-alerts.ts";
import { showPreview } from "./show-preview.ts";

export const previewResolvers = {
  PreviewedEvent: {
    ruleId: ({ ruleId }) => ruleId ?? null,
    resourceId: ({ resourceId }) => resourceId ?? null,
    row: ({ row }) => row ?? null,
  },
  PreviewedDifference: {
    from: (difference, _args, context) => nameDestinations(context, difference, difference.from),
    to: (difference, _args, context) => nameDestinations(context, difference, difference.to),
  },
  DetectionPreview: {
    alerts: ({ recorded }, { change, first }) =>
      recorded.filter((alert) => !change || alert.change === change).slice(0, Math.max(0, first ?? 100)),
    lostAlerts: ({ losses }, _args, context) => losses && readLostAlerts(context, losses),
  },
  Query: {
    preview: async (_root, { id }, context) => showPreview(await getPreview(context, id)),
  },
  Mutation: {
    startPreview: async (_root, { input }, context) => showPreview(await startPreview(context, input)),
    cancelPreview: async (_root, { id }, context) => showPreview(await cancelPreview(context, id)),
  },
} satisfies NounResolvers;
