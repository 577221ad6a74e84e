import { defineError } from "@pharos/domain";

export const flowTooLong = defineError(
  "flow.too_long",
  "TooLarge",
  (length: number, most: number) => `The query has ${length} characters; at most ${most} are read`,
);
