import { defineError } from "@pharos/domain";

export const samplesUnusable = defineError(
  "schemas.samples_unusable",
  "InvalidInput",
  (reason: string) => `No schema can be proposed from the samples: ${reason}`,
);
