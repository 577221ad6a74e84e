import { defineError } from "@pharos/domain";

export const queriesTooMany = defineError(
  "queries.too_many",
  "TooManyRequests",
  (max: number) => `${max} of your queries wait for their turn already; wait for some of them, or cancel some`,
);
