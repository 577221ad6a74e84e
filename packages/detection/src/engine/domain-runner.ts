import type { CompiledRule, MatchCondition } from "@pharos/detection-content";
import { describeError, type SerialQueue } from "@pharos/domain";
import { createInterpreter, type Interpreter } from "../interpreter/interpreter.ts";
import type { HangingContent, LoadOptions } from "../interpreter/load-rules.ts";
import type { ProcessSlots, SlotHolder } from "../interpreter/process-slots.ts";
import { needsPython, numberedDetections } from "../interpreter/python-detections.ts";
import type { PythonHost } from "../interpreter/python-host.ts";
import { createPythonSession, putUntilAnswered } from "../interpreter/python-session.ts";
import { createSessionQueue } from "../interpreter/session-queue.ts";
import type { CacheStore } from "../rules/cache-store.ts";
import type { DomainRules } from "../rules/domain-rules.ts";
import type { RuleBatch, RuleBatchResult, RuleFailure, RuleMatch } from "../rules/rule-batch.ts";
import type { RuleHealth } from "../rules/rule-health.ts";
import type { RuleOutage } from "../rules/rule-outage.ts";
import { judgeTest, type MeasuredCoverage, type RuleTestResult, type TestRun } from "../rules/rule-test-result.ts";
import { runTestHere } from "../rules/run-test-here.ts";
import type { TableLookup } from "../rules/table-lookup.ts";
import { engineClosed, sandboxUnavailable } from "../sandbox/errors.ts";
import { type Analyse, type AnalysedRule, analyseRules } from "./analyse-rules.ts";
import { type AnswerSources, createCacheAnswers } from "./cache-answers.ts";
import { encodeTests, type RuleTest, testsOf } from "./encode-tests.ts";
import { measureCoverage, type TestRunInPython } from "./measure-coverage.ts";
import { type SettledBatch, settleBatch } from "./settle-batch.ts";
import { sourcesOfTests } from "./test-sources.ts";

/** What is known of the rules of a domain once they have been loaded; in the domain's own numbers. */
export interface LoadedDomain {
  readonly failures: readonly RuleOutage[];
  readonly conditions: readonly (readonly MatchCondition[])[];
}

/** What unit tests gave. */
export interface RuleTests {
  readonly results: RuleTestResult[];
  /** Of the detections in Python whose tests ran; empty where it was not asked for. */
  readonly coverage: MeasuredCoverage[];
}

/** Runs the rules of one trust domain, in a Python process of their own that is replaced now and then. */
export interface DomainRunner {
  /** `analyse` reads the conditions of rules; without it a fresh process of the domain does before it loads anything. */
  load(analyse?: Analyse): Promise<LoadedDomain>;
  /** Batches that wait for the same process are put to it together. */
  evaluate(batch: RuleBatch, health: RuleHealth): Promise<RuleBatchResult>;
  /** `compiledAt` gives what of a rule needs no Python, by its number in the domain. */
  runTests(
    compiledAt: (rule: number) => CompiledRule | undefined,
    onProgress: (newlyDone: number) => void,
    measuresCoverage: boolean,
  ): Promise<RuleTests>;
  /** Processes started so far, those that evaluate one rule alone included. */
  started(): number;
  /** Answers that were refused so far. */
  refused(): number;
  /** Ends the process when all that was put to it is done. */
  retire(): Promise<void>;
  close(): Promise<void>;
}

export interface DomainRunnerOptions {
  readonly host: PythonHost;
  readonly slots: ProcessSlots;
  readonly cache: CacheStore;
  readonly lookup: TableLookup;
  /** In which the domains' interpreters are started anew, one at a time. */
  readonly successorQueue: SerialQueue;
  readonly heapBytesKept: number;
  readonly hanging: HangingContent;
  readonly notice: (message: string) => void;
  readonly nowMs: () => number;
  /** Told of what could not be loaded when the rules had to be loaded again. */
  readonly onLoadedAgain: (failures: readonly RuleOutage[]) => void;
}

/** Few enough that a lost process repeats little, and that whoever waits sees it go on. */
const testsPerRequest = 100;
const eventsTogetherMax = 2_000;
const bytesTogetherMax = 32 * 1024 * 1024;
/** A process that nobody needed for so long is ended; starting it again takes a few tenths of a second. */
const idleMsMax = 10 * 60_000;
/** The answer begins with the size of Python's memory. */
const heapSizeBytes = 4;

interface Waiting {
  /** What is left of it. */
  readonly batch: RuleBatch;
  /** So many of its events are settled. */
  readonly settled: number;
  /** Of those. */
  readonly found: {
    readonly matches: RuleMatch[];
    readonly errors: RuleFailure[];
    readonly spentMs: Map<string, number>;
  };
  readonly health: RuleHealth;
  readonly resolve: (result: RuleBatchResult) => void;
  readonly reject: (error: unknown) => void;
}

export function createDomainRunner(rules: DomainRules, options: DomainRunnerOptions): DomainRunner {
  const { slots, notice, nowMs } = options;
  const { ruleSet } = rules;
  const sources: AnswerSources = { cacheOf: () => options.cache, lookup: options.lookup };
  const loading: LoadOptions = {
    hanging: options.hanging,
    nowMs,
    answerCache: (call, request) => createCacheAnswers(sources).answer(call, request),
  };
  const detections = numberedDetections(ruleSet);
  let isClosed = false;
  const alone = new Set<Interpreter>();
  const { start } = withStartFailures(options.host);
  /** What is under way when the runner is closed goes on until it asks for its next process. */
  const host: PythonHost = { start: async () => (isClosed ? Promise.reject(engineClosed()) : start()) };
  const session = createPythonSession(host);
  const { enqueue, close } = createSessionQueue(session);
  let failures: readonly RuleOutage[] = [];
  const interpreter = createInterpreter({
    ...loading,
    session,
    ruleSet,
    successors: { host, queue: options.successorQueue },
    onLoaded(found) {
      failures = found;
      options.onLoadedAgain(found);
    },
  });
  const analyseHere: Analyse = (wanted) => analyseRules(session, wanted);
  const waiting: Waiting[] = [];
  let startedAlone = 0;
  let refused = 0;
  let jobs = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  const holder: SlotHolder = { isIdle: () => jobs === 0, endProcess: () => interpreter.discard() };

  /** One piece of work at a time, with a slot for the process. */
  function work<T>(piece: () => Promise<T>): Promise<T> {
    jobs += 1;
    clearTimeout(idleTimer);
    return enqueue(async () => {
      await slots.take(holder);
      return piece();
    }).finally(() => {
      jobs -= 1;
      if (jobs > 0) return;
      slots.becameIdle(holder);
      idleTimer = setTimeout(() => void endWhenIdle(), idleMsMax).unref();
    });
  }

  async function endWhenIdle(): Promise<void> {
    if (jobs > 0) return;
    await interpreter.discard();
    slots.release(holder);
  }

  function openAlone(rule: number) {
    const isRule = rule < ruleSet.rules.length;
    const only = {
      ...ruleSet,
      rules: isRule ? ruleSet.rules.slice(rule, rule + 1) : [],
      policies: isRule ? [] : (ruleSet.policies ?? []).slice(rule - ruleSet.rules.length).slice(0, 1),
      checksGlobals: false,
    };
    startedAlone += 1;
    const session = createPythonSession(host);
    const interpreter = createInterpreter({ ...loading, session, ruleSet: only, onLoaded: () => undefined });
    alone.add(interpreter);
    return {
      interpreter,
      detections: numberedDetections(only),
      isAlone: true,
      async close() {
        alone.delete(interpreter);
        await interpreter.discard();
      },
    };
  }

  /** Two processes, which start and work side by side. */
  async function readWhileLoading(analyse: Analyse): Promise<readonly (AnalysedRule | null)[]> {
    const loaded = Promise.allSettled([interpreter.ready()]);
    try {
      return await analyse(rules);
    } finally {
      await loaded;
    }
  }

  async function evaluateTogether(): Promise<void> {
    const together = takeTogether(waiting);
    const [first] = together;
    if (first === undefined) return;
    try {
      const result = await settleBatch(
        { events: together.flatMap(({ batch }) => batch.events) },
        {
          shared: { interpreter, detections, isAlone: false },
          openAlone,
          answers: createCacheAnswers(sources),
          health: first.health,
          heapBytesKept: options.heapBytesKept,
          notice,
          onRefused: () => {
            refused += 1;
          },
          nowMs,
        },
      );
      requeue(handOut(together, result));
      await interpreter.resetWhenDue();
    } catch (error) {
      for (const { reject } of together) reject(error);
      throw error;
    }
  }

  /** Those that had no turn yet come first, those that had one last. */
  function requeue({ unreached, begun }: Unsettled): void {
    waiting.unshift(...unreached);
    waiting.push(...begun);
    for (let left = unreached.length + begun.length; left > 0; left--) workOnWaiting();
  }

  function workOnWaiting(): void {
    // Where the work was never begun, nobody has been told yet.
    work(evaluateTogether).catch((error: unknown) => {
      for (const { reject } of waiting.splice(0)) reject(error);
    });
  }

  async function runInPython(tests: readonly RuleTest[]): Promise<TestRun[]> {
    const cache = createCacheAnswers(sourcesOfTests());
    const answer = await putUntilAnswered(interpreter, {
      kind: "T",
      calls: tests.length,
      answerCache: cache.answer,
      encode(skipped, isCareful) {
        cache.rewind();
        return encodeTests(tests, skipped, isCareful);
      },
      blame: (call) => [call],
    });
    if (answer.readUInt32LE(0) > options.heapBytesKept) await interpreter.discard();
    return JSON.parse(answer.subarray(heapSizeBytes).toString()) as TestRun[];
  }

  return {
    load: (analyse) =>
      work(async () => {
        if (!needsPython(ruleSet)) return { failures: [], conditions: [] };
        await interpreter.discard();
        const analysed = analyse ? await readWhileLoading(analyse) : await analyseHere(rules);
        await interpreter.ready();
        return { failures, conditions: conditionsOf(analysed, failures, ruleSet.dataModels ?? []) };
      }),
    evaluate: (batch, health) =>
      new Promise((resolve, reject) => {
        const found = { matches: [], errors: [], spentMs: new Map<string, number>() };
        waiting.push({ batch, settled: 0, found, health, resolve, reject });
        workOnWaiting();
      }),
    runTests: (compiledAt, onProgress, measuresCoverage) =>
      work(async () => {
        const tests = testsOf(ruleSet);
        const runs = tests.map(({ rule, test }) => runTestHere(compiledAt(rule), test.log));
        const forPython = tests.filter((_test, index) => runs[index] === undefined);
        onProgress(tests.length - forPython.length);
        const answers: TestRun[] = [];
        for (let first = 0; first < forPython.length; first += testsPerRequest) {
          const some = forPython.slice(first, first + testsPerRequest);
          answers.push(...(await runInPython(some)));
          onProgress(some.length);
        }
        const runsThere = answers.values();
        const results = tests.map(({ detection, test }, index) =>
          judgeTest(detection, test, runs[index] ?? runsThere.next().value ?? null),
        );
        const ran = forPython.map((test, index): TestRunInPython => ({ ...test, run: answers[index] ?? null }));
        return { results, coverage: measuresCoverage ? await measureCoverage(interpreter, ruleSet, ran) : [] };
      }),
    started: () => session.started() + startedAlone,
    refused: () => refused,
    async retire() {
      await work(async () => undefined).catch(() => undefined);
      await this.close();
    },
    async close() {
      isClosed = true;
      await Promise.all([close(), ...[interpreter, ...alone].map((one) => one.discard())]);
      clearTimeout(idleTimer);
      slots.release(holder);
    },
  };
}

/** A process that does not start is no loss of one: nothing that was put to it can be the cause. */
export function withStartFailures(host: PythonHost): PythonHost {
  return {
    start: () =>
      host.start().catch((error: unknown) => {
        throw sandboxUnavailable(describeError(error));
      }),
  };
}

/** The conditions that hold: those that lean on data models only while all of these load. */
function conditionsOf(
  analysed: readonly (AnalysedRule | null)[],
  failures: readonly RuleOutage[],
  models: readonly { readonly id: string }[],
): (readonly MatchCondition[])[] {
  const failed = new Set(failures.map(({ ruleId }) => ruleId));
  const areModelsWhole = !models.some(({ id }) => failed.has(id));
  return analysed.map((rule) => (rule && (areModelsWhole || !rule.needsModels) ? rule.conditions : []));
}

/** From the front those that fit into one request. */
function takeTogether(waiting: Waiting[]): Waiting[] {
  const [first] = waiting;
  let [events, bytes, count] = [0, 0, 0];
  for (const { batch, health } of waiting) {
    events += batch.events.length;
    bytes += batch.events.reduce((sum, { json }) => sum + json.length, 0);
    if (count > 0 && (events > eventsTogetherMax || bytes > bytesTogetherMax || health !== first?.health)) break;
    count += 1;
  }
  return waiting.splice(0, count);
}

interface Unsettled {
  readonly unreached: readonly Waiting[];
  readonly begun: readonly Waiting[];
}

/** Gives each batch the results of its own events, and answers what is left of those that are not whole. */
function handOut(together: readonly Waiting[], { matches, errors, done, spentMs }: SettledBatch): Unsettled {
  const unreached: Waiting[] = [];
  const begun: Waiting[] = [];
  let first = 0;
  for (const whose of together) {
    const { batch, settled, found, resolve } = whose;
    const [from, end] = [first, first + batch.events.length];
    const add = <T extends { readonly event: number }>(all: T[], items: readonly T[]) => {
      for (const item of items) {
        if (item.event >= from && item.event < end) all.push({ ...item, event: item.event - from + settled });
      }
    };
    add(found.matches, matches);
    add(found.errors, errors);
    // It is the time of all together: told once.
    if (first === 0) for (const [id, ms] of spentMs) found.spentMs.set(id, (found.spentMs.get(id) ?? 0) + ms);
    const newly = Math.min(batch.events.length, Math.max(0, done - from));
    const rest = { ...whose, batch: { events: batch.events.slice(newly) }, settled: settled + newly };
    if (rest.batch.events.length === 0) resolve(resultOf(found));
    else (newly === 0 ? unreached : begun).push(rest);
    first = end;
  }
  return { unreached, begun };
}

function resultOf({ matches, errors, spentMs }: Waiting["found"]): RuleBatchResult {
  return { matches, errors, ...(spentMs.size > 0 && { spentMs }) };
}
