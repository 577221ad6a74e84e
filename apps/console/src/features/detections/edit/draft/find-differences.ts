import type { DetectionDraft } from "./detection-draft.ts";

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

const labels: Readonly<Partial<Record<keyof DetectionDraft, string>>> = {
  displayName: "Name",
  enabled: "Enabled",
  severity: "Severity",
  logTypes: "Log types",
  scheduledQueries: "Scheduled queries",
  resourceTypes: "Resource types",
  suppressions: "Ignore patterns",
  body: "Function",
  simpleDetectionBody: "YAML",
  inlineFilters: "Filters",
  dedupPeriodMinutes: "Dedup period in minutes",
  threshold: "Threshold",
  createAlert: "Create alerts",
  description: "Description",
  reference: "Reference",
  runbook: "Runbook",
  tags: "Tags",
  summaryAttributes: "Summary attributes",
  reports: "Reports",
  outputIds: "Destination overrides",
  tests: "Unit tests",
};

/** The members in which two versions differ, in words. */
export function findDifferences(mine: DetectionDraft, theirs: DetectionDraft): Difference[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const [own, other] = [mine, theirs].map((draft) => memberText(draft, name as keyof DetectionDraft));
    return own === other || own === undefined || other === undefined ? [] : [{ label, mine: own, theirs: other }];
  });
}

function memberText(draft: DetectionDraft, name: keyof DetectionDraft): string {
  if (name === "tests")
    return JSON.stringify(
      draft.tests.map(({ key: _key, ...test }) => test),
      undefined,
      2,
    );
  const value = draft[name];
  if (name === "reports")
    return draft.reports.flatMap(({ key, values }) => values.map((one) => `${key}:${one}`)).join("\n");
  return Array.isArray(value) ? value.join("\n") : String(value ?? "");
}
