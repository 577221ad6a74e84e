import { allLayers } from "../sandbox/layers.ts";
import { judgeTest, type RuleTestResult, type TestRun } from "../unit-tests/rule-test-result.ts";
import type { CacheRequest } from "./cache-store.ts";
import { decodeResult } from "./decode-result.ts";
import { callAt, encodeBatch } from "./encode-batch.ts";
import { callTimeoutMsDefault, memoryBytesMaxDefault, type RuleEngineOptions, type RuleSet } from "./engine-options.ts";
import { engineClosed, sandboxUnavailable } from "./errors.ts";
import { loadRules, type RuleLoadFailure } from "./load-rules.ts";
import { createMemoryCacheStore } from "./memory-cache-store.ts";
import { createPythonHost } from "./python-host.ts";
import { createPythonSession, putUntilAnswered } from "./python-session.ts";
import type { RuleBatch, RuleBatchResult, RuleFailure } from "./rule-batch.ts";
import { SandboxLost } from "./sandbox-process.ts";

export interface RuleEngine {
  /** Indexes of the rules that may match the event; cheap and synchronous. */
  candidates(logType: string, event: Readonly<Record<string, unknown>>): readonly number[];
  /** One round trip to the sandboxed Python process; batches are served in order. */
  evaluate(batch: RuleBatch): Promise<RuleBatchResult>;
  /** Batches put before it still see the old rules. Rejects, keeping those, when the process can't start. */
  reload(ruleSet: RuleSet): Promise<void>;
  /** Rules that can't run, with the reason: syntax errors, failing imports, no function `rule`. */
  loadFailures(): readonly RuleLoadFailure[];
  /** The unit tests of all its rules, in order. */
  runTests(): Promise<RuleTestResult[]>;
  close(): Promise<void>;
}

/** How much longer than one call may take the process may be silent, before it is ended. */
const silenceGraceMs = 2_000;

export async function startRuleEngine(options: RuleEngineOptions): Promise<RuleEngine> {
  const { callTimeoutMs = callTimeoutMsDefault, memoryBytesMax = memoryBytesMaxDefault } = options;
  const cache = options.cache ?? createMemoryCacheStore();
  const layers = { ...allLayers, ...options.layers };
  const { cacheFolder, notice = () => undefined } = options;
  const session = createPythonSession(createPythonHost({ layers, callTimeoutMs, memoryBytesMax, cacheFolder, notice }));
  const silenceMsMax = callTimeoutMs + silenceGraceMs;
  let current = createGeneration(options);
  let inProcess: Generation | undefined;
  let failures: readonly RuleLoadFailure[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function answerCache(_call: number, request: Uint8Array): Promise<Uint8Array> {
    const entry = await cache(JSON.parse(Buffer.from(request).toString()) as CacheRequest);
    return Buffer.from(JSON.stringify(entry));
  }

  async function loaded(generation: Generation) {
    const process = await session.ready();
    if (inProcess === generation && generation.pid === process.pid) return process;
    failures = await loadRules(session, generation.ruleSet, { silenceMsMax, answerCache });
    inProcess = generation;
    const ready = await session.ready();
    generation.pid = ready.pid;
    return ready;
  }

  async function evaluate(generation: Generation, batch: RuleBatch): Promise<RuleBatchResult> {
    const lost: RuleFailure[] = [];
    const { rules } = generation.ruleSet;
    const answer = await putUntilAnswered(
      { ready: () => loaded(generation), discard: session.discard },
      {
        kind: "E",
        silenceMsMax,
        answerCache,
        encode: (skipped, isCareful) => encodeBatch(batch, skipped, isCareful),
        blame(call, cause) {
          const culprit = callAt(batch, call);
          const rule = culprit && rules[culprit.rule];
          if (culprit && rule) lost.push({ event: culprit.event, ruleId: rule.id, ...explain(cause) });
          return [call];
        },
      },
    );
    const result = decodeResult(answer.subarray(4), rules);
    return { matches: result.matches, errors: [...lost, ...result.errors] };
  }

  async function runTests(generation: Generation): Promise<RuleTestResult[]> {
    const tests = generation.ruleSet.rules.flatMap((rule, index) => rule.tests.map((test) => ({ rule, index, test })));
    const answer = await putUntilAnswered(
      { ready: () => loaded(generation), discard: session.discard },
      {
        kind: "T",
        silenceMsMax,
        answerCache,
        encode: (skipped, careful) =>
          Buffer.from(
            JSON.stringify({
              tests: tests.map(({ index, test }) => ({
                rule: index,
                log: JSON.stringify(test.log),
                mocks: test.mocks,
              })),
              skipped,
              careful,
            }),
          ),
        blame: (call) => [call],
      },
    );
    const runs = JSON.parse(answer.subarray(4).toString()) as TestRun[];
    return tests.map(({ rule, test }, index) => judgeTest(rule.id, test, runs[index] ?? null));
  }

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (isClosed) return Promise.reject(engineClosed());
    const done = queue.then(work).catch((error: unknown) => {
      throw error instanceof SandboxLost ? sandboxUnavailable(error.message) : error;
    });
    queue = done.catch(() => undefined);
    return done;
  }

  await enqueue(() => loaded(current));
  return {
    candidates: (logType) => current.byLogType.get(logType) ?? [],
    evaluate(batch) {
      const generation = current;
      return enqueue(() => evaluate(generation, batch));
    },
    async reload(ruleSet) {
      const next = createGeneration(ruleSet);
      await enqueue(async () => {
        await loaded(next);
        current = next;
      });
    },
    loadFailures: () => failures,
    runTests() {
      const generation = current;
      return enqueue(() => runTests(generation));
    },
    async close() {
      isClosed = true;
      await session.discard();
      await queue;
      await session.discard();
    },
  };
}

interface Generation {
  readonly ruleSet: RuleSet;
  readonly byLogType: ReadonlyMap<string, readonly number[]>;
  pid: number | undefined;
}

function createGeneration({ rules, globals }: RuleSet): Generation {
  const byLogType = new Map<string, number[]>();
  for (const [index, rule] of rules.entries()) {
    if (!rule.enabled) continue;
    for (const logType of rule.logTypes) byLogType.set(logType, [...(byLogType.get(logType) ?? []), index]);
  }
  return { ruleSet: { rules, globals }, byLogType, pid: undefined };
}

function explain(lost: SandboxLost): Pick<RuleFailure, "kind" | "message"> {
  return lost.cause === "silence"
    ? { kind: "Timeout", message: "the detection ran longer than it may and did not stop when told" }
    : { kind: "MemoryLimit", message: "the detection ended the process that ran it" };
}
