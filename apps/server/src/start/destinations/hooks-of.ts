import type { DestinationHooks } from "@pharos/api";
import { destinationKinds, type SendContext } from "@pharos/connectors";
import type { DeliveryOutcome } from "@pharos/domain";

/** The way back from the tools of a kind; undefined for a kind that has none. */
export function hooksOf(type: string, context: SendContext): DestinationHooks | undefined {
  const kind = destinationKinds.find((one) => one.type === type);
  const inbound = kind?.inbound;
  if (!inbound) return undefined;
  const { secretKey, actsAs } = inbound;
  const way = kind.boomerang;
  const explainFailure = (outcome: DeliveryOutcome) =>
    outcome.kind === "delivered" ? undefined : way?.explain(outcome);
  return {
    secretKey,
    actsAs,
    receive: (request, settings) => inbound.receive(request, kind.parseSettings(settings), context),
    findEmail: async (person, settings) =>
      person.email ?? inbound.findEmail?.(person, kind.parseSettings(settings), context),
    tellPerson:
      inbound.tellPerson &&
      (async (event, text, settings) => {
        await inbound.tellPerson?.(event, text, kind.parseSettings(settings), context);
      }),
    boomerangs: way && {
      openQuestion: async (request, draft, settings) =>
        explainFailure(await way.openQuestion(request, draft, kind.parseSettings(settings), context)),
      openReply: async (request, settings) =>
        explainFailure(await way.openReply(request, kind.parseSettings(settings), context)),
      refuseForm: (reason) => way.refuseForm(reason),
    },
  };
}
