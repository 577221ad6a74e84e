import type { GlobalHelper, Rule } from "@pharos/domain";
import { explainTest, type RuleTestResult } from "../rules/rule-test-result.ts";
import { type RuleTestOptions, runRuleTests } from "./run-rule-tests.ts";

export interface RuleTestCase {
  /** `<rule id>: <test name>` */
  readonly name: string;
  /** Rejects with the reasons when the test does not pass. */
  run(): Promise<void>;
}

/**
 * The tests of the rules as cases for a test runner: `for (const { name, run } of ruleTestCases(…)) test(name, run)`.
 * All of them run together in one sandbox when the first is awaited.
 */
export function ruleTestCases(
  rules: readonly Rule[],
  globals: readonly GlobalHelper[],
  options?: RuleTestOptions,
): RuleTestCase[] {
  let results: Promise<RuleTestResult[]> | undefined;
  const tests = rules.flatMap((rule) => rule.tests.map((test) => `${rule.id}: ${test.name}`));
  return tests.map((name, index) => ({
    name,
    async run() {
      results ??= runRuleTests(rules, globals, options);
      const result = (await results)[index];
      if (result?.passed !== true) throw new Error(result === undefined ? "no result" : explainTest(result));
    },
  }));
}
