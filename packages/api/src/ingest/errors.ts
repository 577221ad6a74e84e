import { defineError } from "@pharos/domain";

export const sourceDisabled = defineError(
  "ingest.source_disabled",
  "Forbidden",
  (label: string) => `The log source ${label} is switched off`,
);
