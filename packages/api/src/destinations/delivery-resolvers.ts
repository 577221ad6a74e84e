import { type Admission, type AlertStatus, deliveryPageSizeMax, deliveryStates, invalidInput } from "@pharos/domain";
import { connectionOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import { attemptsOf, listAttempts } from "./delivery-attempts.ts";
import * as service from "./delivery-service.ts";

export const deliveryResolvers = {
  Query: {
    explainRouting: async (_root, { input }, context) => {
      const { route, destinations, admissions, mayDiffer } = await service.explainRouting(context, present(input));
      const byId = new Map(destinations.map((destination) => [destination.id, destination]));
      const reasons = route.reasons.flatMap(({ destinationId, isChosen, reason }) => {
        const destination = byId.get(destinationId);
        const hold = isChosen ? holdOf(admissions.get(destinationId)) : null;
        return destination ? [{ destination, isChosen, reason, hold }] : [];
      });
      return { step: route.step, missing: route.missing, reasons, mayDiffer };
    },
    deliveries: async (_root, { input }, context) => {
      const request = pageRequestOf(input, { default: 25, max: deliveryPageSizeMax });
      const question = { state: input.state, destinationId: input.outputId ?? undefined };
      const { page, counts } = await service.listPending(context, question, request);
      const shown = deliveryStates.map((state) => ({ state, count: counts.get(state) ?? 0 }));
      return { ...connectionOf(page, request), counts: shown };
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
    deliveries: (alert, _input, context) => listAttempts(context, alert),
    dispatches: async (alert, _input, context) => service.listDeliveries(context, alert),
  },
  AlertDispatch: {
    id: ({ id }) => String(id),
    outputId: ({ destinationId }) => destinationId,
    changeType: ({ change }) => change?.type ?? null,
    changedStatus: ({ change }) => (change?.type === "STATUS_CHANGE" ? (change.to as AlertStatus) : null),
    destination: async ({ destinationId }, _input, { loaders }) =>
      (await loaders.destinations.load(destinationId)) ?? null,
    nextAttemptAt: ({ status, nextAttemptAt }) => (status === "QUEUED" || status === "WAITING" ? nextAttemptAt : null),
    waitsFor: ({ status, trigger, digestAt }) => {
      if (status !== "WAITING") return null;
      if (trigger === "REMINDER") return "REMINDER";
      return digestAt === null ? "QUIET_HOURS" : "DIGEST";
    },
    mute: async ({ status, muteId }, _input, { loaders }) =>
      status === "MUTED" && muteId !== null ? ((await loaders.mutes.load(muteId)) ?? null) : null,
    history: attemptsOf,
  },
} satisfies NounResolvers;

function holdOf(admission: Admission | undefined) {
  if (!admission || admission.kind === "SEND") return null;
  const { kind, until } = admission;
  return { kind, until, mute: admission.kind === "MUTED" ? admission.mute : null };
}

function deliveryId(text: string): number[] {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? [id] : [];
}
