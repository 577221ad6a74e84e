import type { RuleOutage } from "@pharos/detection";
import type { Detection, Rule } from "@pharos/domain";
import type { RuleSetAside } from "../access/hold-to-access.ts";
import type { DetectionError } from "../works/matches-to-commit.ts";

/**
 * A rule that cannot run says nothing about any event, which looks like peace: it raises an error alert instead,
 * one a window like every other error.
 */
export function outageErrors(outages: readonly RuleOutage[], rules: ReadonlyMap<string, Rule>): DetectionError[] {
  return outages.flatMap(({ ruleId, kind, message }) => {
    const rule = rules.get(ruleId);
    return rule ? [{ ruleId, kind, message: describeOutage(rule, message) }] : [];
  });
}

export function describeOutage({ displayName, id }: Detection, message: string): string {
  return `${displayName || id} cannot run: ${message}`;
}

/** The same of rules whose authors do not see their log types. */
export function setAsideErrors(setAside: readonly RuleSetAside[]): DetectionError[] {
  return setAside.map(({ rule, message }) => ({
    ruleId: rule.id,
    kind: "AuthorAccess",
    message: `${rule.displayName || rule.id} ${message}`,
    isSystemError: true,
  }));
}
