import { defineError } from "@pharos/domain";

export const queriesTooMany = defineError(
  "queries.too_many",
  "TooManyRequests",
  (max: number) => `${max} of your queries wait for their turn already; wait for some of them, or cancel some`,
);
export const queryCancelled = defineError("queries.cancelled", "InvalidUpdate", () => "The query was cancelled");
export const queryStopped = defineError(
  "queries.stopped",
  "ServerError",
  () => "Pharos was stopped while this query ran; run it again",
);
