import type { Actor, Destination } from "@pharos/domain";
import type { DestinationSettings, Store } from "@pharos/store";
import { readUserActor } from "../../access/user-actor.ts";
import type { DestinationHooks, HookPerson } from "../../context/destination-gateway.ts";

/**
 * Returns the Pharos user with the person's address, or the destination itself, on behalf of the person, where its kind
 * trusts whoever may change things there. Undefined for a person whom nobody here knows.
 */
export async function findHookActor(
  store: Store,
  destination: Destination,
  settings: DestinationSettings,
  hooks: DestinationHooks,
  person: HookPerson,
): Promise<Actor | undefined> {
  if (hooks.actsAs === "destination") {
    const name = `${person.name} (${destination.displayName})`;
    return { kind: "system", id: `destination:${destination.id}`, name, permissions: ["AlertModify"] };
  }
  const email = await hooks.findEmail(person, settings);
  const user = email === undefined ? undefined : await store.users.getByEmail(email);
  return user?.enabled ? readUserActor(store, user) : undefined;
}
