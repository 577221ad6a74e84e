import { type Actor, hasPermission, type User, visibleLogTypesOf } from "@pharos/domain";
import type { Store } from "@pharos/store";

/** Somebody to be told of what was assigned to them. */
export interface AssigneeReader {
  readonly user: User;
  /** The log types that they see; undefined for all. */
  readonly access: readonly string[] | undefined;
}

/** Undefined where nobody else was assigned, or somebody who may not read alerts. */
export async function findAssigneeReader(
  { actor }: { readonly actor: Actor },
  store: Store,
  assigneeId: string | undefined,
): Promise<AssigneeReader | undefined> {
  if (assigneeId === undefined || assigneeId === actor.id) return undefined;
  const user = await store.users.get(assigneeId);
  const role = user && (await store.roles.get(user.roleId));
  if (!role || !hasPermission(role.permissions, "AlertRead")) return undefined;
  return { user, access: visibleLogTypesOf(role, await store.schemas.names()) };
}
