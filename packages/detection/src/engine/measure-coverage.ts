import { decodeCoverage } from "../interpreter/decode-coverage.ts";
import { AnswerRefused } from "../interpreter/decode-result.ts";
import type { Interpreter } from "../interpreter/interpreter.ts";
import { pythonDetections } from "../interpreter/python-detections.ts";
import { SandboxLost } from "../interpreter/sandbox-process.ts";
import type { RuleSet } from "../rules/engine-options.ts";
import type { MeasuredCoverage, TestRun } from "../rules/rule-test-result.ts";
import { createCacheAnswers } from "./cache-answers.ts";
import type { RuleTest } from "./encode-tests.ts";
import { sourcesOfTests } from "./test-sources.ts";

/** A test that was run in Python, and its run. */
export interface TestRunInPython extends RuleTest {
  readonly run: TestRun;
}

/** Of one detection with all its tests. */
const measureMsMax = 60_000;
/** Detections that cost the process, until the rest is not measured. */
const lossesMax = 3;
/** The answer begins with the size of Python's memory. */
const heapSizeBytes = 4;

/**
 * Runs the tests once more and tells which lines they run, detection by detection. Their results are those of the run
 * before, so measuring changes none. What timed out is not repeated, and a detection that does not survive it has no
 * coverage.
 */
export async function measureCoverage(
  interpreter: Interpreter,
  ruleSet: RuleSet,
  tests: readonly TestRunInPython[],
): Promise<MeasuredCoverage[]> {
  const found: MeasuredCoverage[] = [];
  const detections = pythonDetections(ruleSet);
  let losses = 0;
  for (const [rule, own] of Map.groupBy(tests.filter(isRepeatable), (test) => test.rule)) {
    const { id, body = null } = detections[rule] ?? {};
    if (id === undefined || body === null || losses >= lossesMax) continue;
    try {
      const answer = await interpreter.put(requestFor(rule, own), measureMsMax);
      const coverage = decodeCoverage(answer.subarray(heapSizeBytes), { id, body });
      if (coverage !== undefined) found.push(coverage);
    } catch (error) {
      if (!(error instanceof SandboxLost || error instanceof AnswerRefused)) throw error;
      losses += 1;
      await interpreter.discard();
    }
  }
  return found;
}

/** Loading the detection is a call as well. */
function requestFor(rule: number, own: readonly TestRunInPython[]) {
  const tests = own.map(({ test }) => ({ log: JSON.stringify(test.log), mocks: test.mocks }));
  const { answer } = createCacheAnswers(sourcesOfTests());
  return {
    kind: "M",
    payload: Buffer.from(JSON.stringify({ rule, tests })),
    calls: 1 + own.length,
    answerCache: answer,
  } as const;
}

function isRepeatable({ run }: TestRunInPython): boolean {
  if (run === null) return false;
  const errors = [run.error, ...Object.values(run.functions).map(({ error }) => error)];
  return errors.every((error) => error?.kind !== "Timeout");
}
