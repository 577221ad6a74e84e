import { defineError } from "@pharos/domain";

export const savedQueryInUse = defineError(
  "queries.in_use",
  "InUse",
  (name: string, ruleIds: readonly string[]) =>
    `${name} is used by ${ruleIds.join(", ")}. Take it out of ${ruleIds.length === 1 ? "that rule" : "those rules"} first`,
);
export const limitMissing = defineError(
  "queries.limit_missing",
  "InvalidInput",
  () => "Queries that run on a schedule must contain LIMIT here: say how many rows at most",
);
