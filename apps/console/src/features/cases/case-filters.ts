import { type CaseStatus, caseStatusesDefault } from "@pharos/domain";
import type { CasesInput } from "../../graphql/generated/graphql.ts";
import { severityLabels } from "../alerts/index.ts";
import { caseStatusLabels } from "./case-labels.ts";
import type { CaseSearch } from "./case-search.ts";

export const unassigned = "none";

export const caseStatusesOf = (search: CaseSearch): readonly CaseStatus[] => search.status ?? caseStatusesDefault;

/** Takes away all that narrows, the default of the status too. */
export const noCaseFilters = {
  status: [],
  severity: undefined,
  assignee: undefined,
  q: undefined,
} satisfies Record<Exclude<keyof CaseSearch, "new">, undefined | readonly []>;

/** What the server is asked. */
export function casesInputOf(search: CaseSearch): CasesInput {
  const { severity = [], assignee = [], q } = search;
  const statuses = caseStatusesOf(search);
  return {
    ...(statuses.length > 0 && { statuses: [...statuses] }),
    ...(severity.length > 0 && { severities: [...severity] }),
    ...(assignee.length > 0 && { assigneeIds: assignee.map((id) => (id === unassigned ? "" : id)) }),
    ...(q && { titleContains: q }),
  };
}

/** The filters in words, for the state "nothing matches". */
export function filtersInWords(search: CaseSearch): string[] {
  const { severity = [], assignee = [], q } = search;
  const statuses = caseStatusesOf(search);
  return [
    ...(statuses.length > 0 ? [`Status: ${statuses.map((one) => caseStatusLabels[one]).join(", ")}`] : []),
    ...(severity.length > 0 ? [`Severity: ${severity.map((one) => severityLabels[one]).join(", ")}`] : []),
    ...(assignee.length > 0 ? ["Assignee"] : []),
    ...(q ? [`Title contains “${q}”`] : []),
  ];
}

/** Whether the list shows what it shows to everyone who just opens it. */
export const isPlainCaseSearch = (search: CaseSearch): boolean =>
  search.status === undefined && filtersInWords({ ...search, status: [] }).length === 0;
