import { isPermission, type Permission, withImpliedPermissions } from "@pharos/domain";

/** The chosen `Modify` that holds this `Read`; undefined when it may be unticked. */
export function impliedBy(permission: Permission, chosen: readonly Permission[]): Permission | undefined {
  const modify = permission.replace(/Read$/, "Modify");
  return modify !== permission && isPermission(modify) && chosen.includes(modify) ? modify : undefined;
}

/** Ticking `Modify` ticks its `Read`; unticking it leaves the `Read`. */
export function togglePermission(chosen: readonly Permission[], permission: Permission): Permission[] {
  return withImpliedPermissions(
    chosen.includes(permission) ? chosen.filter((one) => one !== permission) : [...chosen, permission],
  );
}
