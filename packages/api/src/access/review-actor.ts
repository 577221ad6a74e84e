import type { Actor } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { readTokenActor } from "./token-actor.ts";
import { readUserActor } from "./user-actor.ts";

/**
 * The actor with what they may do as of now, for work that outlives its request's beginning. Undefined once they may
 * not come in any more.
 */
export async function reviewActor(store: Store, actor: Actor, now: Date): Promise<Actor | undefined> {
  if (actor.kind === "user") {
    const user = await store.users.get(actor.id);
    return user?.enabled ? readUserActor(store, user) : undefined;
  }
  if (actor.kind === "system") return actor;
  const token = await store.apiTokens.get(actor.id);
  if (!token || (token.expiresAt && token.expiresAt <= now)) return undefined;
  return readTokenActor(store, token);
}
