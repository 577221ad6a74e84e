import { type CaseStatus, caseStatuses, type Severity, severities } from "@pharos/domain";
import { defined, listOf, oneOf, textOf } from "../../routing/search-codec.ts";

/** The case list's whole state, as its address holds it. What is absent does not narrow; status has a default. */
export interface CaseSearch {
  readonly status?: readonly CaseStatus[];
  readonly severity?: readonly Severity[];
  /** User ids; `none` stands for unassigned. */
  readonly assignee?: readonly string[];
  readonly q?: string;
  /** Whether the form for a new case is open. */
  readonly new?: "open";
}

export function readCaseSearch(search: Record<string, unknown>): CaseSearch {
  return defined({
    status: listOf(search.status, caseStatuses),
    severity: listOf(search.severity, severities),
    assignee: listOf(search.assignee),
    q: textOf(search.q),
    new: oneOf(search.new, ["open"] as const),
  });
}

/** The page of a case: its open form. */
export interface CasePageSearch {
  readonly edit?: "open";
}

export function readCasePageSearch(search: Record<string, unknown>): CasePageSearch {
  return defined({ edit: oneOf(search.edit, ["open"] as const) });
}
