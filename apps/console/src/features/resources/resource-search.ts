import { type ComplianceStatus, complianceStatuses, type SortDirection } from "@pharos/domain";
import { defined, listOf, oneOf, textOf } from "../../routing/search-codec.ts";

export const resourceSorts = ["id", "type", "name", "changedAt"] as const;
export type ResourceSort = (typeof resourceSorts)[number];

/** The list's whole state, as its address holds it. */
export interface ResourceSearch {
  readonly q?: string;
  readonly type?: readonly string[];
  readonly account?: readonly string[];
  readonly compliance?: readonly ComplianceStatus[];
  readonly suppressed?: boolean;
  readonly sortBy?: ResourceSort;
  readonly sortDir?: SortDirection;
}

export function readResourceSearch(search: Record<string, unknown>): ResourceSearch {
  return defined({
    q: textOf(search.q),
    type: listOf(search.type),
    // Twelve digits of an account look like a number.
    account: listOf(search.account),
    compliance: listOf(search.compliance, complianceStatuses),
    suppressed: typeof search.suppressed === "boolean" ? search.suppressed : undefined,
    sortBy: oneOf(search.sortBy, resourceSorts),
    sortDir: oneOf(search.sortDir, ["ascending", "descending"] as const),
  });
}
