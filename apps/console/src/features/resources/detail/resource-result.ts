import type { ComplianceOutcome } from "@pharos/domain";
import type { ResourceResultsFragment } from "../../../graphql/generated/graphql.ts";

/** What one policy says about the resource. */
export type ResourceResult = ResourceResultsFragment["compliance"][number];

export function outcomeOf({ status, suppressed }: Pick<ResourceResult, "status" | "suppressed">): ComplianceOutcome {
  return suppressed ? "SUPPRESSED" : status;
}
