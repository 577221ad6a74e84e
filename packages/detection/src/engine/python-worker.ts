import { judgeTest, type RuleTestResult, type TestRun } from "../unit-tests/rule-test-result.ts";
import { runTestHere } from "../unit-tests/run-test-here.ts";
import { type AnswerSources, createCacheAnswers } from "./cache-answers.ts";
import type { CacheStore } from "./cache-store.ts";
import { decodeResult } from "./decode-result.ts";
import { callAt, callsOf, encodeBatch } from "./encode-batch.ts";
import { encodeTests, type RuleTest, testsOf } from "./encode-tests.ts";
import { loadRules } from "./load-rules.ts";
import { createMemoryCacheStore } from "./memory-cache-store.ts";
import { needsPython, numberedDetections } from "./python-detections.ts";
import { type PythonSession, putUntilAnswered, type RecoverableRequest } from "./python-session.ts";
import type { RuleBatch, RuleBatchResult, RuleFailure } from "./rule-batch.ts";
import type { RuleGeneration } from "./rule-generation.ts";
import type { SandboxLost, SandboxProcess } from "./sandbox-process.ts";
import type { TableLookup } from "./table-lookup.ts";

/** Does one thing at a time with the process; the caller keeps the order. */
export interface PythonWorker {
  load(generation: RuleGeneration): Promise<void>;
  evaluate(generation: RuleGeneration, batch: RuleBatch): Promise<RuleBatchResult>;
  runTests(generation: RuleGeneration, onProgress: (newlyDone: number) => void): Promise<RuleTestResult[]>;
}

export interface PythonWorkerOptions {
  readonly session: PythonSession;
  readonly cache: CacheStore;
  readonly lookup: TableLookup;
  readonly silenceMsMax: number;
  /** A process whose memory has grown beyond it is replaced: WebAssembly never gives memory back. */
  readonly heapBytesKept: number;
  readonly notice: (message: string) => void;
  readonly nowMs: () => number;
}

/** Few enough that a lost process repeats little, and that whoever waits sees it go on. */
const testsPerRequest = 100;

/** The answer begins with the size of Python's memory. */
const heapSizeBytes = 4;

export function createPythonWorker(options: PythonWorkerOptions): PythonWorker {
  const { session, silenceMsMax, notice, lookup } = options;
  const shared: AnswerSources = { cacheOf: () => options.cache, lookup };
  let holds: { generation: RuleGeneration; process: SandboxProcess } | undefined;

  async function ready(generation: RuleGeneration): Promise<SandboxProcess> {
    const process = await session.ready();
    if (holds?.generation === generation && holds.process === process) return process;
    const { answer: answerCache } = createCacheAnswers(shared);
    const answer = await loadRules(session, generation.ruleSet, { silenceMsMax, answerCache });
    generation.loaded(answer);
    holds = { generation, process: await session.ready() };
    return holds.process;
  }

  async function put(
    generation: RuleGeneration,
    { sources, ...request }: Pick<RecoverableRequest, "kind" | "encode" | "blame"> & { sources: AnswerSources },
  ): Promise<Buffer> {
    const cache = createCacheAnswers(sources);
    const answer = await putUntilAnswered(
      { ready: () => ready(generation), discard: session.discard },
      {
        ...request,
        silenceMsMax,
        answerCache: cache.answer,
        encode(skipped, isCareful) {
          cache.rewind();
          return request.encode(skipped, isCareful);
        },
      },
    );
    if (answer.readUInt32LE(0) > options.heapBytesKept) await session.discard();
    return answer.subarray(heapSizeBytes);
  }

  async function runInPython(generation: RuleGeneration, tests: readonly RuleTest[]): Promise<TestRun[]> {
    if (tests.length === 0) return [];
    const answer = await put(generation, {
      kind: "T",
      sources: sourcesOfTests(),
      encode: (skipped, isCareful) => encodeTests(tests, skipped, isCareful),
      blame: (call) => [call],
    });
    return JSON.parse(answer.toString()) as TestRun[];
  }

  function blameRule(generation: RuleGeneration, ruleId: string, lost: SandboxLost): boolean {
    notice(`The rule ${ruleId} stopped the Python process, which was started again: ${lost.message}`);
    return generation.strike(ruleId, options.nowMs());
  }

  return {
    async load(generation) {
      if (needsPython(generation.ruleSet)) await ready(generation);
      else generation.loaded({ failures: [], conditions: [] });
    },
    async evaluate(generation, batch) {
      const detections = numberedDetections(generation.ruleSet);
      const lost: RuleFailure[] = [];
      const answer = await put(generation, {
        kind: "E",
        sources: shared,
        encode: (skipped, isCareful) => encodeBatch(batch, skipped, isCareful),
        blame(call, cause) {
          const culprit = callAt(batch, call);
          const ruleId = culprit && detections[culprit.rule]?.id;
          if (culprit === undefined || ruleId === undefined) return [call];
          lost.push({ event: culprit.event, ruleId, ...explain(cause) });
          if (!blameRule(generation, ruleId, cause)) return [call];
          const rest = callsOf(batch, culprit.rule, call);
          for (const { event } of rest) lost.push({ event, ruleId, kind: "Suspended", message: suspendedMessage });
          generation.suspend(ruleId, suspendedMessage);
          return [call, ...rest.map((later) => later.call)];
        },
      });
      const result = decodeResult(answer, detections);
      for (const { kind, ruleId, message } of result.errors) {
        if (kind === "Suspended") generation.suspend(ruleId, message);
      }
      return { matches: result.matches, errors: [...lost, ...result.errors] };
    },
    async runTests(generation, onProgress) {
      const tests = testsOf(generation.ruleSet);
      const runs = tests.map(({ rule, test }) => runTestHere(generation.compiled.at(rule), test.log));
      const forPython = tests.filter((_test, index) => runs[index] === undefined);
      onProgress(tests.length - forPython.length);
      const answers: TestRun[] = [];
      for (let first = 0; first < forPython.length; first += testsPerRequest) {
        const some = forPython.slice(first, first + testsPerRequest);
        answers.push(...(await runInPython(generation, some)));
        onProgress(some.length);
      }
      const runsThere = answers.values();
      return tests.map(({ detection, test }, index) =>
        judgeTest(detection, test, runs[index] ?? runsThere.next().value ?? null),
      );
    },
  };
}

/** Each test begins with nothing in the cache, and tables are what its event says. */
function sourcesOfTests(): AnswerSources {
  const caches = new Map<number, CacheStore>();
  return {
    cacheOf(test) {
      const cache = caches.get(test) ?? createMemoryCacheStore();
      caches.set(test, cache);
      return cache;
    },
    lookup: async () => null,
  };
}

const suspendedMessage = "the detection stopped Python several times and stays out until it is changed";

function explain(lost: SandboxLost): Pick<RuleFailure, "kind" | "message"> {
  return lost.cause === "silence"
    ? { kind: "Timeout", message: "the detection ran longer than it may and did not stop when told" }
    : { kind: "ProcessLost", message: "the detection ended the process that ran it" };
}
