import { type Actor, hasPermission, type User, visibleLogTypesOf } from "@pharos/domain";
import type { Store } from "@pharos/store";

/** Somebody to whom alerts may be assigned, and who may read alerts. */
export interface AssigneeReader {
  readonly user: User;
  /** The log types that they see; undefined for all. */
  readonly access: readonly string[] | undefined;
}

/** By user id, without people who may not read alerts. */
export async function readAssigneeReaders(
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AssigneeReader>> {
  const [users, roles, known] = await Promise.all([store.users.list(), store.roles.list(), store.schemas.names()]);
  const readers = users.flatMap((user) => {
    const role = ids.includes(user.id) ? roles.find(({ id }) => id === user.roleId) : undefined;
    if (!role || !hasPermission(role.permissions, "AlertRead")) return [];
    return [[user.id, { user, access: visibleLogTypesOf(role, known) }] as const];
  });
  return new Map(readers);
}

/** Undefined where nobody else was assigned, or somebody who may not read alerts. */
export async function findAssigneeReader(
  { actor }: { readonly actor: Actor },
  store: Store,
  assigneeId: string | undefined,
): Promise<AssigneeReader | undefined> {
  if (assigneeId === undefined || assigneeId === actor.id) return undefined;
  return (await readAssigneeReaders(store, [assigneeId])).get(assigneeId);
}
