import type { DetectionKind } from "@pharos/domain";

export const kindLabels: Readonly<Record<DetectionKind, string>> = {
  RULE: "Rule",
  SCHEDULED_RULE: "Scheduled rule",
  CORRELATION_RULE: "Correlation rule",
  DERIVED_RULE: "Derived rule",
  POLICY: "Policy",
};
