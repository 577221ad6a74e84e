import type { AlertStatus, DeliveryAttempt } from "@pharos/domain";
import { invalidInput } from "@pharos/domain";
import type { DeliveryWithAttempts } from "@pharos/store";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import * as service from "./delivery-service.ts";

export const deliveryResolvers = {
  Query: {
    explainRouting: async (_root, { input }, context) => {
      const { route, destinations } = await service.explainRouting(context, present(input));
      const byId = new Map(destinations.map((destination) => [destination.id, destination]));
      const reasons = route.reasons.flatMap(({ destinationId, isChosen, reason }) => {
        const destination = byId.get(destinationId);
        return destination ? [{ destination, isChosen, reason }] : [];
      });
      return { step: route.step, missing: route.missing, reasons };
    },
  },
  Mutation: {
    retryDeliveries: async (_root, { input: { ids, outputId } }, context) => {
      if (Boolean(ids) === Boolean(outputId)) throw invalidInput("Give either ids or outputId");
      const selection = outputId ? { destinationId: outputId } : { ids: (ids ?? []).flatMap(deliveryId) };
      return { retried: await service.retryDeliveries(context, selection) };
    },
    deliverAlert: (_root, { input }, context) => service.deliverAlert(context, input.alertId, input.outputIds),
  },
  Alert: {
    deliveries: async (alert, _input, context) => {
      const deliveries = await service.listDeliveries(context, alert);
      return deliveries.flatMap(attemptsOf).sort((a, b) => a.dispatchedAt.getTime() - b.dispatchedAt.getTime());
    },
    dispatches: async (alert, _input, context) => service.listDeliveries(context, alert),
  },
  AlertDispatch: {
    id: ({ id }) => String(id),
    outputId: ({ destinationId }) => destinationId,
    changeType: ({ change }) => change?.type ?? null,
    changedStatus: ({ change }) => (change?.type === "STATUS_CHANGE" ? (change.to as AlertStatus) : null),
    destination: async ({ destinationId }, _input, { loaders }) =>
      (await loaders.destinations.load(destinationId)) ?? null,
    nextAttemptAt: ({ status, nextAttemptAt }) => (status === "QUEUED" ? nextAttemptAt : null),
    history: attemptsOf,
  },
} satisfies NounResolvers;

function attemptsOf({ destinationId, history }: DeliveryWithAttempts) {
  return history.map(({ at, outcome, statusCode, message, label, url, durationMs }: DeliveryAttempt) => ({
    outputId: destinationId,
    dispatchedAt: at,
    success: outcome === "delivered",
    statusCode,
    message,
    label,
    url,
    outcome,
    durationMs,
  }));
}

function deliveryId(text: string): number[] {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? [id] : [];
}
