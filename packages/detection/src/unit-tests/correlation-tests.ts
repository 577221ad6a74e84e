import { runCorrelationTests } from "@pharos/detection-content";
import type { CorrelationRule } from "@pharos/domain";
import type { RuleTestResult } from "../rules/rule-test-result.ts";
import type { LocalTests } from "./local-tests.ts";

/** The unit tests of correlation rules. */
export function correlationTestsOf(rules: readonly CorrelationRule[]): LocalTests[] {
  return rules.map((rule) => ({ count: rule.tests.length, run: () => resultsOf(rule) }));
}

function resultsOf(rule: CorrelationRule): RuleTestResult[] {
  return runCorrelationTests(rule, rule.tests).map(({ name, passed, error = "", isMatch }) => ({
    ruleId: rule.id,
    name,
    passed,
    error: isMatch === undefined ? { kind: "UnknownStep", message: error } : null,
    triggerAlert: isMatch ?? false,
    functions: isMatch === undefined ? {} : { detection: { output: isMatch, error: null } },
    printed: error,
  }));
}
