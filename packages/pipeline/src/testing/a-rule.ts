import type { Rule } from "@pharos/domain";

/** A rule for tests, with what the test is about. */
export function aRule(change: Partial<Rule> = {}): Rule {
  return {
    id: "Test.Rule",
    kind: "RULE",
    displayName: "",
    enabled: true,
    severity: "MEDIUM",
    logTypes: ["Custom.Door"],
    description: "",
    reference: "",
    runbook: "",
    tags: [],
    reports: {},
    dedupPeriodMinutes: 60,
    threshold: 1,
    createAlert: true,
    summaryAttributes: [],
    outputIds: [],
    body: "",
    tests: [],
    managed: false,
    createdAt: new Date(0),
    lastModified: new Date(0),
    ...change,
  };
}
