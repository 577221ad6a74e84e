import { defineError } from "@pharos/domain";

export const roleNotFound = defineError("roles.not_found", "NotFound", (id: string) => `The role ${id} does not exist`);
export const roleNameTaken = defineError(
  "roles.name_taken",
  "AlreadyExists",
  (name: string) => `Role '${name}' already exists`,
);
export const roleInUse = defineError(
  "roles.in_use",
  "InUse",
  () => "Some users have this role. Give them another one first.",
);
