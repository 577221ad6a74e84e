import { defineError, queryTextLengthMax } from "@pharos/domain";

export const queriesTooMany = defineError(
  "queries.too_many",
  "TooManyRequests",
  (max: number) => `${max} of your queries wait for their turn already; wait for some of them, or cancel some`,
);
export const queryTooLong = defineError(
  "queries.too_long",
  "TooLarge",
  (length: number) =>
    `The query has ${length} characters, and at most ${queryTextLengthMax} are allowed. Shorten it, or put long lists of values in a lookup table.`,
);
export const queryCancelled = defineError("queries.cancelled", "InvalidUpdate", () => "The query was cancelled");
export const queryStopped = defineError(
  "queries.stopped",
  "ServerError",
  () => "Pharos was stopped while this query ran; run it again",
);
