import type { DetectionTest } from "@pharos/domain";
import { type PythonDetection, pythonDetections } from "../interpreter/python-detections.ts";
import type { RuleSet } from "../rules/engine-options.ts";

export interface RuleTest {
  /** Index of the detection in `pythonDetections`. */
  readonly rule: number;
  readonly detection: Pick<PythonDetection, "id" | "entry">;
  readonly test: DetectionTest;
}

export function testsOf(ruleSet: RuleSet): RuleTest[] {
  return pythonDetections(ruleSet).flatMap((detection, rule) =>
    detection.tests.map((test) => ({ rule, detection, test })),
  );
}

/** The tests as Python reads them (`run_tests`); a log stays JSON text, so that each run decodes its own event. */
export function encodeTests(tests: readonly RuleTest[], skipped: readonly number[], careful: boolean): Buffer {
  const wanted = tests.map(({ rule, test }) => ({ rule, log: JSON.stringify(test.log), mocks: test.mocks }));
  return Buffer.from(JSON.stringify({ tests: wanted, skipped, careful }));
}
