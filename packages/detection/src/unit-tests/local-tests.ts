import type { RuleTestResult } from "../rules/rule-test-result.ts";

/** All unit tests of one item whose logic is not Python: run in this process, without an exception. */
export interface LocalTests {
  /** How many results `run` gives. */
  readonly count: number;
  readonly run: () => readonly RuleTestResult[];
}
