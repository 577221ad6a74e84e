import type { RuleOutage } from "@pharos/detection";
import type { Rule } from "@pharos/domain";
import type { DetectionError } from "../commit/matches-to-commit.ts";

/**
 * A rule that cannot run says nothing about any event, which looks like peace: it raises an error alert instead,
 * one a window like every other error.
 */
export function outageErrors(outages: readonly RuleOutage[], rules: ReadonlyMap<string, Rule>): DetectionError[] {
  return outages.flatMap(({ ruleId, kind, message }) => {
    const rule = rules.get(ruleId);
    return rule ? [{ ruleId, kind, message: `${rule.displayName || ruleId} cannot run: ${message}` }] : [];
  });
}
