import { defineError } from "@pharos/domain";

export const notificationNotFound = defineError(
  "notifications.not_found",
  "NotFound",
  (id: string) => `The notification ${id} does not exist`,
);
