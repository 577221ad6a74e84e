import { defineError } from "@pharos/domain";

export const userNotFound = defineError("users.not_found", "NotFound", (id: string) => `The user ${id} does not exist`);
export const userEmailTaken = defineError("users.email_taken", "AlreadyExists", () => "Email already in use");
export const userRoleUnknown = defineError(
  "users.role_unknown",
  "InvalidInput",
  (roleId: string) => `The role ${roleId} does not exist`,
);
