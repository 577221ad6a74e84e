import type { AlertOutcome, AlertStatus } from "@pharos/domain";
import type { AlertChange } from "./follow-up.ts";

export const statusLabels: Readonly<Record<AlertStatus, string>> = {
  OPEN: "Open",
  TRIAGED: "Triaged",
  RESOLVED: "Resolved",
  CLOSED: "Closed",
};

const outcomeLabels: Readonly<Record<AlertOutcome, string>> = {
  TRUE_POSITIVE: "true positive",
  BENIGN_TRUE_POSITIVE: "benign true positive",
  FALSE_POSITIVE: "false positive",
  DUPLICATE: "duplicate",
  TEST: "test",
};

/** One sentence in plain text, and the comment on a line of its own. */
export function describeChange(change: AlertChange): string {
  const { by, comment } = change;
  return comment === "" ? `${sentence(change, by)}.` : `${sentence(change, by)}:\n${comment}`;
}

function sentence(change: AlertChange, by: string): string {
  switch (change.type) {
    case "STATUS_CHANGE": {
      const outcome = change.outcome ? ` (${outcomeLabels[change.outcome]})` : "";
      return `${by} changed the status to ${statusLabels[change.to]}${outcome}`;
    }
    case "ASSIGNEE_CHANGE":
      return change.assignee ? `${by} assigned the alert to ${change.assignee.name}` : `${by} unassigned the alert`;
    case "COMMENT":
      return `${by} commented`;
    case "AI_SUMMARY":
      return `${by} asked AI about the alert. Check what it wrote`;
  }
}
