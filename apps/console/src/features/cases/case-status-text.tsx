import type { CaseStatus } from "@pharos/domain";
import { StatusBadge } from "@pharos/ui";
import { caseStatusLabels, caseStatusTones } from "./case-labels.ts";

export function CaseStatusText({ status }: { readonly status: CaseStatus }) {
  return <StatusBadge tone={caseStatusTones[status]}>{caseStatusLabels[status]}</StatusBadge>;
}
