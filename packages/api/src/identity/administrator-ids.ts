import { hasPermission } from "@pharos/domain";
import type { Store } from "@pharos/store";

/** Enabled users with UserModify, who can help others to sign in. */
export async function administratorIds(store: Store): Promise<string[]> {
  const [users, roles] = await Promise.all([store.users.list(), store.roles.list()]);
  const managing = new Set(roles.filter((r) => hasPermission(r.permissions, "UserModify")).map((r) => r.id));
  return users.filter((user) => user.enabled && managing.has(user.roleId)).map((user) => user.id);
}
