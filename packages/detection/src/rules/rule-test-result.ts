import type { DetectionTest, LineCoverage } from "@pharos/domain";

export interface TestedFunction {
  readonly output: unknown;
  readonly error: { readonly kind: string; readonly message: string } | null;
}

export interface RuleTestResult {
  readonly ruleId: string;
  readonly name: string;
  readonly passed: boolean;
  /** The test could not run at all: the rule does not load, or a mock names nothing. */
  readonly error: { readonly kind: string; readonly message: string } | null;
  readonly triggerAlert: boolean;
  /** By function name; `detection` is `rule` or `policy`. The others are there only where the rule matched. */
  readonly functions: Readonly<Record<string, TestedFunction>>;
  /** What the detection printed. */
  readonly printed: string;
}

/** Which lines of a detection's Python its tests run. */
export interface MeasuredCoverage extends LineCoverage {
  readonly ruleId: string;
}

/** One test's run as Python reports it; null when the test cost the process. */
export type TestRun = Pick<RuleTestResult, "error" | "functions" | "printed"> | null;

/** An expected alert must come without any function failing; otherwise only the detection's output counts. */
export function judgeTest(
  { id: ruleId, entry }: { readonly id: string; readonly entry: "rule" | "policy" },
  test: DetectionTest,
  run: TestRun,
): RuleTestResult {
  const { error, functions, printed } = run ?? lostRun;
  const { detection, ...others } = functions;
  const output = detection?.output;
  // A policy alerts when its resource is not compliant.
  const alertingOutput = entry === "rule";
  const isAlertExpected = test.expectedResult === alertingOutput;
  const failed = isAlertExpected ? Object.values(others).some((tested) => tested.error !== null) : false;
  return {
    ruleId,
    name: test.name,
    passed: error === null && output === test.expectedResult && !failed,
    error,
    triggerAlert: output === alertingOutput,
    functions: isAlertExpected || detection === undefined ? functions : { detection },
    printed,
  };
}

const lostRun: Exclude<TestRun, null> = {
  error: { kind: "Timeout", message: "the test did not stop when told, or ended the process that ran it" },
  functions: {},
  printed: "",
};

/** Why a test did not pass, in a line for each reason. */
export function explainTest(result: RuleTestResult): string {
  if (result.passed) return "passed";
  if (result.error !== null) return result.error.message;
  const failures = Object.entries(result.functions).flatMap(([name, { error }]) =>
    error === null ? [] : [`${name}: ${error.message}`],
  );
  const outcome = `the detection ${result.triggerAlert ? "matched" : "did not match"}`;
  return [failures.length > 0 ? failures.join("\n") : outcome, result.printed].filter((line) => line !== "").join("\n");
}
