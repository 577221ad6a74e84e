import { type BoomerangWay, type DestinationKind, destinationKinds, type SendContext } from "@pharos/connectors";
import { type Boomerang, type DeliveryOutcome, scrubSecrets } from "@pharos/domain";
import type { BoomerangSender } from "@pharos/pipeline";
import type { DestinationSettings, Store } from "@pharos/store";

interface Way {
  readonly way: BoomerangWay<Readonly<Record<string, unknown>>>;
  readonly kind: DestinationKind;
  readonly settings: DestinationSettings;
}

/** The way of questions to people by the tools of destinations. */
export function createBoomerangSender(store: Store, context: SendContext): BoomerangSender {
  const findWay = async ({ destinationId }: Boomerang): Promise<Way | undefined> => {
    const destination = await store.destinations.get(destinationId);
    const settings = destination && (await store.destinations.settings(destinationId));
    const kind = destinationKinds.find(({ type }) => type === destination?.type);
    return kind?.boomerang && settings && { way: kind.boomerang, kind, settings: kind.parseSettings(settings) };
  };
  return {
    ask: async (boomerang) => {
      const found = await findWay(boomerang);
      return found ? found.way.ask(boomerang, found.settings, context) : { outcome: gone, place: undefined };
    },
    remind: async (boomerang) => {
      const found = await findWay(boomerang);
      return found ? found.way.remind(boomerang, found.settings, context) : gone;
    },
    tell: async (boomerang) => {
      const found = await findWay(boomerang);
      return found ? found.way.tell(boomerang, found.settings, context) : gone;
    },
    explain: async (boomerang, outcome) => {
      const found = await findWay(boomerang);
      return found ? scrubSecrets(found.way.explain(outcome), found.settings, found.kind.secretKeys) : gone.message;
    },
  };
}

/** The question goes with its destination. */
const gone: DeliveryOutcome = { kind: "refused", statusCode: 0, message: "The destination does not exist any more" };
