import type { DetectionTest, Rule } from "@pharos/domain";

export interface RuleTest {
  readonly rule: number;
  readonly ruleId: string;
  readonly test: DetectionTest;
}

export function testsOf(rules: readonly Rule[]): RuleTest[] {
  return rules.flatMap(({ id: ruleId, tests }, rule) => tests.map((test) => ({ rule, ruleId, test })));
}

/** The tests as Python reads them (`run_tests`); a log stays JSON text, so that each run decodes its own event. */
export function encodeTests(tests: readonly RuleTest[], skipped: readonly number[], careful: boolean): Buffer {
  const wanted = tests.map(({ rule, test }) => ({ rule, log: JSON.stringify(test.log), mocks: test.mocks }));
  return Buffer.from(JSON.stringify({ tests: wanted, skipped, careful }));
}
