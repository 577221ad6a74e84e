import { defineError } from "@pharos/domain";

export const schemaInvalid = defineError(
  "schemas.invalid",
  "InvalidLogSchema",
  (line: number, column: number, reason: string) => `line ${line}, column ${column}: ${reason}`,
);
