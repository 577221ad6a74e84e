import { createSerialQueue } from "@pharos/domain";
import { createCacheAnswers } from "../engine/cache-answers.ts";
import { withStartFailures } from "../engine/domain-runner.ts";
import { encodeTests, testsOf } from "../engine/encode-tests.ts";
import { measureCoverage } from "../engine/measure-coverage.ts";
import { sourcesOfTests } from "../engine/test-sources.ts";
import { createInterpreter } from "../interpreter/interpreter.ts";
import { createHangingContent } from "../interpreter/load-rules.ts";
import { needsPython } from "../interpreter/python-detections.ts";
import { createPythonHost } from "../interpreter/python-host.ts";
import { createPythonSession, putUntilAnswered } from "../interpreter/python-session.ts";
import { compileRules } from "../rules/compiled-rules.ts";
import {
  callTimeoutMsDefault,
  memoryBytesMaxDefault,
  type RuleEngineOptions,
  type RuleSet,
} from "../rules/engine-options.ts";
import type { RuleOutage } from "../rules/rule-outage.ts";
import { judgeTest, type MeasuredCoverage, type RuleTestResult, type TestRun } from "../rules/rule-test-result.ts";
import { runTestHere } from "../rules/run-test-here.ts";

export interface DraftTestReport {
  /** In the order of the tests. */
  readonly results: readonly RuleTestResult[];
  /** What does not load, with its line. */
  readonly outages: readonly RuleOutage[];
  /** Which lines of their Python the tests run; empty where it was not asked for. */
  readonly coverage: readonly MeasuredCoverage[];
}

export interface DraftTestRunOptions {
  readonly measuresCoverage?: boolean | undefined;
}

/** Tests of detections while somebody writes them. */
export interface DraftTests {
  /**
   * Loads the rules and runs their tests, in a Python process that stays for the owner's next draft, so that nothing is
   * started in between. Another owner gets another process.
   */
  run(owner: string, ruleSet: RuleSet, options?: DraftTestRunOptions): Promise<DraftTestReport>;
  close(): Promise<void>;
}

type DraftTestsOptions = Pick<
  RuleEngineOptions,
  "cacheFolder" | "layers" | "account" | "callTimeoutMs" | "memoryBytesMax" | "notice"
>;

/** A process that nobody needed for so long is ended. */
const idleMsMax = 3 * 60_000;
/** The answer begins with the size of Python's memory. */
const heapSizeBytes = 4;

export function createDraftTests(options: DraftTestsOptions): DraftTests {
  const { callTimeoutMs = callTimeoutMsDefault, memoryBytesMax = memoryBytesMaxDefault } = options;
  const { layers, account, cacheFolder, notice = () => undefined } = options;
  const host = createPythonHost({ layers, account, callTimeoutMs, memoryBytesMax, cacheFolder, notice });
  const session = createPythonSession(withStartFailures(host));
  const hanging = createHangingContent(() => performance.now());
  let owner: string | undefined;
  const queue = createSerialQueue();
  let idleTimer: NodeJS.Timeout | undefined;

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    clearTimeout(idleTimer);
    const turn = queue.run(work);
    void queue.idle().then(() => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => void inTurn(() => session.discard()), idleMsMax).unref();
    });
    return turn;
  }

  async function runInPython(ruleSet: RuleSet, tests: ReturnType<typeof testsOf>, measuresCoverage: boolean) {
    const answers = createCacheAnswers(sourcesOfTests());
    let outages: readonly RuleOutage[] = [];
    // Its rules are loaded into the process that is there; a process that is lost over a test is replaced, and they again.
    const interpreter = createInterpreter({
      session,
      ruleSet,
      hanging,
      nowMs: () => performance.now(),
      answerCache: answers.answer,
      onLoaded: (found) => {
        outages = found;
      },
    });
    await interpreter.ready();
    if (tests.length === 0) return { outages, runs: [], coverage: [] };
    const answer = await putUntilAnswered(interpreter, {
      kind: "T",
      calls: tests.length,
      answerCache: answers.answer,
      encode(skipped, isCareful) {
        answers.rewind();
        return encodeTests(tests, skipped, isCareful);
      },
      blame: (call) => [call],
    });
    if (answer.readUInt32LE(0) > memoryBytesMax / 2) await session.discard();
    const runs = JSON.parse(answer.subarray(heapSizeBytes).toString()) as TestRun[];
    const ran = tests.map((test, index) => ({ ...test, run: runs[index] ?? null }));
    return { outages, runs, coverage: measuresCoverage ? await measureCoverage(interpreter, ruleSet, ran) : [] };
  }

  async function run(ruleSet: RuleSet, { measuresCoverage = false }: DraftTestRunOptions): Promise<DraftTestReport> {
    const compiled = compileRules(ruleSet.rules);
    const tests = testsOf(ruleSet);
    const here = tests.map(({ rule, test }) => runTestHere(compiled.at(rule), test.log));
    const forPython = tests.filter((_test, index) => here[index] === undefined);
    const { outages, runs, coverage } = needsPython(ruleSet)
      ? await runInPython(ruleSet, forPython, measuresCoverage)
      : { outages: [], runs: [], coverage: [] };
    const there = runs.values();
    const results = tests.map(({ detection, test }, index) =>
      judgeTest(detection, test, here[index] ?? there.next().value ?? null),
    );
    return { results, outages: [...compiled.outages, ...outages], coverage };
  }

  return {
    run: (next, ruleSet, options = {}) =>
      inTurn(async () => {
        if (owner !== next) await session.discard();
        owner = next;
        return run(ruleSet, options);
      }),
    async close() {
      clearTimeout(idleTimer);
      await queue.idle();
      clearTimeout(idleTimer);
      await session.discard();
    },
  };
}
