import type { LoadedContent } from "../content/load-content.ts";
import { correlationTestsOf } from "./correlation-tests.ts";
import type { RuleTestResult } from "./rule-test-result.ts";

/** All unit tests of one item whose logic is not Python: run in this process, without an exception. */
export interface LocalTests {
  /** How many results `run` gives. */
  readonly count: number;
  readonly run: () => readonly RuleTestResult[];
}

type TestsOfKind = (content: LoadedContent) => readonly LocalTests[];

/** Every kind whose tests run here joins by a line. */
const kinds: readonly TestsOfKind[] = [({ correlationRules }) => correlationTestsOf(correlationRules)];

/** Of all kinds, item by item. */
export function localTestsOf(content: LoadedContent): LocalTests[] {
  return kinds.flatMap((testsOf) => testsOf(content));
}
