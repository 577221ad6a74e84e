import { hasPermission, type Permission } from "@pharos/domain";
import type { Store } from "@pharos/store";

/** Ids of the users whom something that needs the permission is told to. */
export async function usersWhoMay(store: Store, permission: Permission): Promise<string[]> {
  const [users, roles] = await Promise.all([store.users.list(), store.roles.list()]);
  const allowed = new Set(roles.filter((role) => hasPermission(role.permissions, permission)).map(({ id }) => id));
  return users.filter((user) => user.enabled && allowed.has(user.roleId)).map(({ id }) => id);
}
