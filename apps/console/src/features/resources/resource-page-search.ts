import { type ComplianceOutcome, complianceOutcomes } from "@pharos/domain";
import { defined, oneOf } from "../../routing/search-codec.ts";

/** Which of the resource's results are shown; all when absent. */
export interface ResourcePageSearch {
  readonly results?: ComplianceOutcome;
}

export function readResourcePageSearch(search: Record<string, unknown>): ResourcePageSearch {
  return defined({ results: oneOf(search.results, complianceOutcomes) });
}
