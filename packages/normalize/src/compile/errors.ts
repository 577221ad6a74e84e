import { defineError } from "@pharos/domain";

export const schemaUnsupported = defineError(
  "schemas.unsupported",
  "InvalidLogSchema",
  (logType: string, reason: string) => `${logType}: ${reason}`,
);
