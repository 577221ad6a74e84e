import type { CorrelationRule, CorrelationRun } from "@pharos/domain";
import { dueTime } from "../schedules/due-time.ts";

/** A correlation rule that is to be run now. */
export interface DueCorrelation {
  readonly rule: CorrelationRule;
  /** The name of the run: an attempt after a failure or a crash is one at the same run. */
  readonly dueAt: Date;
}

/**
 * The rules that are to be run now; those that others correlate come before them.
 * @param latest the latest run of each rule that was ever run
 */
export function dueCorrelations(
  rules: readonly CorrelationRule[],
  latest: ReadonlyMap<string, CorrelationRun>,
  now: Date,
): DueCorrelation[] {
  return inOrderOfUse(rules).flatMap((rule) => {
    const { id, enabled, schedule, lastModified } = rule;
    const dueAt = enabled ? dueTime(schedule, latest.get(id), lastModified, now) : undefined;
    return dueAt ? [{ rule, dueAt }] : [];
  });
}

/** In a circle of rules that correlate each other, any of them is first. */
function inOrderOfUse(rules: readonly CorrelationRule[]): CorrelationRule[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const ordered = new Set<CorrelationRule>();
  const begun = new Set<CorrelationRule>();
  function visit(rule: CorrelationRule): void {
    if (begun.has(rule)) return;
    begun.add(rule);
    for (const { ruleId } of rule.logic.steps) {
      const used = byId.get(ruleId);
      if (used) visit(used);
    }
    ordered.add(rule);
  }
  for (const rule of rules) visit(rule);
  return [...ordered];
}
