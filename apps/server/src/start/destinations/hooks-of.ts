import type { DestinationHooks } from "@pharos/api";
import { destinationKinds, type SendContext } from "@pharos/connectors";

/** The way back from the tools of a kind; undefined for a kind that has none. */
export function hooksOf(type: string, context: SendContext): DestinationHooks | undefined {
  const kind = destinationKinds.find((one) => one.type === type);
  const inbound = kind?.inbound;
  if (!inbound) return undefined;
  const { secretKey, actsAs } = inbound;
  return {
    secretKey,
    actsAs,
    receive: (request, settings) => inbound.receive(request, kind.parseSettings(settings), context),
    findEmail: async (person, settings) =>
      person.email ?? inbound.findEmail?.(person, kind.parseSettings(settings), context),
    refuse: async (event, reason, settings) => {
      await inbound.refuse?.(event, reason, kind.parseSettings(settings), context);
    },
  };
}
