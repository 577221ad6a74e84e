import type { CorrelationRule } from "./correlation-rule.ts";
import type { DetectionKind } from "./detection-common.ts";
import type { Policy } from "./policy.ts";
import type { Rule } from "./rule.ts";

/** Anything that raises alerts by itself. */
export type Detection = Rule | Policy | CorrelationRule;

export const ruleKinds = ["RULE", "SCHEDULED_RULE", "DERIVED_RULE"] as const satisfies readonly DetectionKind[];

export function isRule(detection: Detection): detection is Rule {
  return (ruleKinds as readonly DetectionKind[]).includes(detection.kind);
}
export function isPolicy(detection: Detection): detection is Policy {
  return detection.kind === "POLICY";
}
export function isCorrelationRule(detection: Detection): detection is CorrelationRule {
  return detection.kind === "CORRELATION_RULE";
}
