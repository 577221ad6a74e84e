import { type Actor, type User, visibleLogTypesOf } from "@pharos/domain";
import type { Store } from "@pharos/store";

/** The user with the permissions and log types of their role as it is now. */
export async function readUserActor(store: Store, user: User): Promise<Actor> {
  const role = await store.roles.get(user.roleId);
  const name = `${user.givenName} ${user.familyName}`.trim() || user.email;
  const known = role?.logTypeAccessKind === "DENY" ? await store.schemas.names() : [];
  const logTypeAccess = role ? visibleLogTypesOf(role, known) : [];
  const permissions = role?.permissions ?? [];
  return { kind: "user", id: user.id, name, permissions, ...(logTypeAccess && { logTypeAccess }) };
}
