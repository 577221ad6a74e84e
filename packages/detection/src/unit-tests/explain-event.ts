import { compileRule, type RuleExplanation } from "@pharos/detection-content";
import type { Rule } from "@pharos/domain";
import { type CheckedCondition, startRuleEngine } from "../engine/rule-engine.ts";
import type { RuleSet } from "../rules/engine-options.ts";
import type { RuleTestResult } from "../rules/rule-test-result.ts";
import type { RuleTestOptions } from "./run-rule-tests.ts";

/** What a rule did on one event. */
export interface EventExplanation extends RuleExplanation {
  readonly matched: boolean;
  /** What an event must have for the rule to be run on it; empty: it runs on all. */
  readonly conditions: readonly CheckedCondition[];
  /** False where the conditions or the filters spare the rule the event. */
  readonly isRun: boolean;
  /** What its functions returned. */
  readonly result: RuleTestResult;
}

/** Runs the rule on the event in a sandbox of its own, whatever the event's log type. */
export async function explainEvent(
  rule: Rule,
  event: Readonly<Record<string, unknown>>,
  support: Pick<RuleSet, "globals" | "dataModels">,
  options: RuleTestOptions = {},
): Promise<EventExplanation> {
  const test = { name: "the event", expectedResult: true, log: event, mocks: [] };
  const engine = await startRuleEngine({ ...options, ...support, rules: [{ ...rule, enabled: true, tests: [test] }] });
  try {
    const [result] = await engine.runTests();
    if (result === undefined) throw new Error("the test of the event has no result");
    const conditions = engine.checkConditions(rule.id, event);
    const { filters, logic } = compileRule(rule).explain(event);
    const isRun = conditions.every(({ isMet }) => isMet) && filters.every(({ holds }) => holds);
    return { filters, logic, matched: result.triggerAlert, conditions, isRun, result };
  } finally {
    await engine.close();
  }
}
