import { defined, oneOf } from "../../routing/search-codec.ts";

export const resourceChoices = ["FAIL", "ERROR", "PASS", "SUPPRESSED"] as const;
export type ResourceChoice = (typeof resourceChoices)[number];

/** Which of the policy's resources are shown; all when absent. */
export interface PolicySearch {
  readonly resources?: ResourceChoice;
}

export function readPolicySearch(search: Record<string, unknown>): PolicySearch {
  return defined({ resources: oneOf(search.resources, resourceChoices) });
}
