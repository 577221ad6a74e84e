import { defineError } from "@pharos/domain";

export const databaseUnknown = defineError(
  "lake.database_unknown",
  "NotFound",
  (name: string) => `The data lake has no database ${name}`,
);
