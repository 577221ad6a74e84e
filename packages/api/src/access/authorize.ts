import { type Actor, forbidden, hasPermission, type Permission } from "@pharos/domain";

/** Throws `access.forbidden` unless the actor holds one of the permissions (a `Modify` counts as its `Read`). */
export function authorize(actor: Actor, needed: Permission | readonly Permission[]): void {
  if (hasPermission(actor.permissions, needed)) return;
  throw forbidden(typeof needed === "string" ? needed : needed.join(" or "));
}
