import type { CaseStatus } from "@pharos/domain";
import type { StatusTone } from "@pharos/ui";

export const caseStatusLabels: Readonly<Record<CaseStatus, string>> = {
  OPEN: "Open",
  IN_PROGRESS: "In progress",
  CLOSED: "Closed",
};
export const caseStatusTones: Readonly<Record<CaseStatus, StatusTone>> = {
  OPEN: "neutral",
  IN_PROGRESS: "active",
  CLOSED: "pass",
};
