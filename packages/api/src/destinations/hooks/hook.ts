import type { Destination } from "@pharos/domain";
import type { DestinationSettings } from "@pharos/store";
import type { ApiDependencies } from "../../context/api-dependencies.ts";
import type { DestinationHooks } from "../../context/destination-gateway.ts";

/** A genuine request of a destination's tool. */
export interface Hook {
  readonly dependencies: ApiDependencies;
  readonly destination: Destination;
  readonly settings: DestinationSettings;
  readonly hooks: DestinationHooks;
  readonly digest: string;
}

export const unknownPerson = "No Pharos user has your email address. Ask an administrator to invite you.";

/** One app or one webhook serves all destinations that have its secret. */
export async function findSiblings({ dependencies: { store }, destination, settings, hooks }: Hook): Promise<string[]> {
  const { secretKey } = hooks;
  const others = (await store.destinations.list()).filter(
    ({ id, type }) => type === destination.type && id !== destination.id,
  );
  const siblings = [destination.id];
  for (const { id } of others) {
    const secret = (await store.destinations.settings(id))?.[secretKey];
    if (secret === settings[secretKey]) siblings.push(id);
  }
  return siblings;
}
