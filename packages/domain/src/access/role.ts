import type { ActorReference } from "./actor.ts";
import type { LogTypeAccess } from "./log-type-access.ts";
import { type Permission, permissions } from "./permission.ts";

export interface Role extends LogTypeAccess {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Null where nobody has changed it yet. */
  readonly updatedBy: ActorReference | null;
}

const readOnly = permissions.filter(
  (p) => p.endsWith("Read") && p !== "OrganizationApiTokenRead" && p !== "LogSourceRawDataRead",
);

/** The roles of a new installation. */
export const builtInRoles: readonly { readonly name: string; readonly permissions: readonly Permission[] }[] = [
  { name: "Admin", permissions },
  {
    name: "Analyst",
    permissions: permissions.filter(
      (p) =>
        !["UserModify", "OrganizationApiTokenRead", "OrganizationApiTokenModify", "GeneralSettingsModify"].includes(p),
    ),
  },
  { name: "AnalystReadOnly", permissions: readOnly },
];
export const adminRoleName = "Admin";
