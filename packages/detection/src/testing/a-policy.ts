import type { Policy } from "@pharos/domain";

/** A policy for tests, with what the test is about. */
export function aPolicy(policy: Partial<Policy> & Pick<Policy, "body">): Policy {
  return {
    id: "Test.Policy",
    kind: "POLICY",
    displayName: "",
    enabled: true,
    severity: "MEDIUM",
    resourceTypes: ["AWS.S3.Bucket"],
    suppressions: [],
    description: "",
    reference: "",
    runbook: "",
    tags: [],
    reports: {},
    outputIds: [],
    tests: [],
    managed: false,
    createdAt: new Date(0),
    lastModified: new Date(0),
    ...policy,
  };
}
