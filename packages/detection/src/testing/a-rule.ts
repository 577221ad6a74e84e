import { fileURLToPath } from "node:url";
import type { Rule } from "@pharos/domain";

/** A rule for tests, with what the test is about. */
export function aRule(rule: Partial<Rule> & Pick<Rule, "body">): Rule {
  return {
    id: "Test.Rule",
    kind: "RULE",
    displayName: "",
    enabled: true,
    severity: "MEDIUM",
    logTypes: ["Test.Log"],
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
    tests: [],
    managed: false,
    createdAt: new Date(0),
    lastModified: new Date(0),
    ...rule,
  };
}

/** One event with the rules to run on it, ready for a batch. */
export function anEvent(event: unknown, ...rules: number[]): { json: Uint8Array; rules: number[] } {
  return { json: Buffer.from(JSON.stringify(event)), rules };
}

/** Where the engines of tests keep Python's memory image, the same one as the testkit's. */
export const testCacheFolder = fileURLToPath(new URL("../../../../node_modules/.cache/pharos/", import.meta.url));
