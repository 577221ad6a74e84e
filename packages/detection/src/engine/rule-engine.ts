import { createHash } from "node:crypto";
import { checkCondition, type MatchCondition } from "@pharos/detection-content";
import type { EventColumns } from "@pharos/domain";
import { createSerialQueue, describeError } from "@pharos/domain";
import { describeCondition } from "../candidates/describe-condition.ts";
import { withExpectedProcesses } from "../interpreter/expected-processes.ts";
import { createHangingContent } from "../interpreter/load-rules.ts";
import { createProcessSlots } from "../interpreter/process-slots.ts";
import { createPythonHost } from "../interpreter/python-host.ts";
import { type DomainRules, splitByDomain } from "../rules/domain-rules.ts";
import {
  callTimeoutMsDefault,
  memoryBytesMaxDefault,
  type RuleEngineOptions,
  type RuleSet,
} from "../rules/engine-options.ts";
import { createMemoryCacheStore } from "../rules/memory-cache-store.ts";
import type { RuleBatch, RuleBatchResult } from "../rules/rule-batch.ts";
import type { RuleOutage } from "../rules/rule-outage.ts";
import type { RuleTestResult } from "../rules/rule-test-result.ts";
import { engineClosed, isSandboxUnavailable } from "../sandbox/errors.ts";
import { type Analyst, createAnalyst } from "./analyst.ts";
import { cacheOfDomain } from "./domain-cache.ts";
import { createDomainRunner, type RuleTests } from "./domain-runner.ts";
import { createRuleGeneration, type DomainPart, type RuleGeneration } from "./rule-generation.ts";
import { type BatchPart, joinResults, splitBatch } from "./split-batch.ts";

export interface RuleEngine {
  /** Indexes of the rules that may match the event; cheap and synchronous. */
  candidates(logType: string, event: Readonly<Record<string, unknown>>): readonly number[];
  /** What `candidates` reads of the log type's events; undefined where no rule is for them. */
  columnsRead(logType: string): EventColumns | undefined;
  /** Another value whenever `candidates` may answer otherwise: after a reload, or when a rule is suspended. */
  revision(): unknown;
  /** The rule with this index, as long as the revision is the same. */
  idOf(rule: number): string;
  /** Indexes of all rules of the log type that can run. */
  rulesOf(logType: string): readonly number[];
  /**
   * One round trip to the sandboxed Python process of each trust domain that the batch has rules of, side by side. Of
   * one domain batches are served in order.
   */
  evaluate(batch: RuleBatch): Promise<RuleBatchResult>;
  /** Batches put before it still see the old rules, which go on until the new ones are loaded. */
  reload(ruleSet: RuleSet): Promise<void>;
  /** A reload will probably come within seconds: what it needs of Python is started meanwhile. */
  expectReload(): void;
  /** Rules that don't run: they do not load (syntax, imports, no function `rule`), were suspended, or have no process. */
  outages(): readonly RuleOutage[];
  /** What an event must be like for the rule to do more than return False; empty when that may be any. */
  conditions(ruleId: string): readonly MatchCondition[];
  /** What an event must be like for the rule to be run on it, in words; empty when it runs on every event. */
  necessaryConditions(ruleId: string): readonly string[];
  /** The same for one event: which of the conditions it meets. The rule runs where it meets all. */
  checkConditions(ruleId: string, event: Readonly<Record<string, unknown>>): readonly CheckedCondition[];
  /** The unit tests of all its rules and policies, in order within a trust domain; `onProgress` hears how many more have run. */
  runTests(onProgress?: (newlyDone: number) => void): Promise<RuleTestResult[]>;
  /** The same, and which lines of their Python the tests run. */
  runTestsWithCoverage(onProgress?: (newlyDone: number) => void): Promise<RuleTests>;
  stats(): RuleEngineStats;
  close(): Promise<void>;
}

export interface CheckedCondition {
  readonly text: string;
  readonly isMet: boolean;
}

export interface RuleEngineStats {
  readonly batches: number;
  readonly calls: number;
  readonly matches: number;
  readonly errors: number;
  /** Processes started for the rules that run now; more than one a trust domain means that some were replaced. */
  readonly processes: number;
  /** Answers of Python that were not answers to what it was asked. */
  readonly refused: number;
}

const retryMs = 30_000;
/** So many processes of one engine live at once; a trust domain that was idle for longest gives its process up. */
const processesMaxDefault = 8;
/** So many times in a row a batch is refused because no process starts; then its rules are out, and batches go on. */
const refusalsMax = 3;

/** Always starts: what does not run is among the outages. */
export async function startRuleEngine(options: RuleEngineOptions): Promise<RuleEngine> {
  const { callTimeoutMs = callTimeoutMsDefault, memoryBytesMax = memoryBytesMaxDefault } = options;
  const { cacheFolder, cache = createMemoryCacheStore(), notice = () => undefined } = options;
  const { lookup = async () => null, onOutages = () => undefined, processesMax = processesMaxDefault } = options;
  const { nowMs = () => performance.now(), startMsMax } = options;
  const { layers, account } = options;
  const python = { layers, account, callTimeoutMs, memoryBytesMax, cacheFolder, notice };
  const host = withExpectedProcesses(createPythonHost(python));
  const slots = createProcessSlots(processesMax);
  const hanging = createHangingContent(nowMs);
  const successorQueue = createSerialQueue();
  const counts = { batches: 0, calls: 0, matches: 0, errors: 0 };
  const failedStarts = new Map<DomainPart, number>();
  let analyst: Analyst | undefined;
  let isClosed = false;
  let isLive = false;
  let reloading: Promise<unknown> = Promise.resolve();

  function openPart(rules: DomainRules): DomainPart {
    const runner = createDomainRunner(rules, {
      host,
      slots,
      cache: cacheOfDomain(cache, rules.domain),
      lookup,
      successorQueue,
      heapBytesKept: memoryBytesMax / 2,
      hanging,
      notice,
      nowMs,
      onLoadedAgain(failures) {
        // A reload may have given the runner another part since.
        const part = current.parts.find((one) => one.runner === runner);
        const state = part && current.get(part);
        if (!part || !state || !("failures" in state) || isSame(state.failures, failures)) return;
        current.set(part, { ...state, failures });
        tellOutages();
      },
    });
    return { rules, runner };
  }

  function tellOutages(): void {
    if (isLive && !isClosed) onOutages();
  }

  async function loadPart(generation: RuleGeneration, part: DomainPart): Promise<void> {
    try {
      generation.set(part, await part.runner.load(analyst?.analyse));
      failedStarts.delete(part);
    } catch (error) {
      if (isClosed) return;
      putOut(generation, part, error);
    }
    if (generation === current) tellOutages();
  }

  /** Its rules don't run until a process starts, which is tried again and again. */
  function putOut(generation: RuleGeneration, part: DomainPart, error: unknown): void {
    const message = describeError(error);
    notice(`The detections of the trust domain ${part.rules.domain} do not run: ${message}`);
    generation.set(part, { waitsFor: { kind: "SandboxUnavailable", message } });
    setTimeout(() => {
      if (!isClosed && generation === current) void loadPart(generation, part);
    }, retryMs).unref();
  }

  async function evaluatePart(generation: RuleGeneration, { part, batch }: BatchPart): Promise<RuleBatchResult> {
    const state = generation.get(part);
    if ("waitsFor" in state) return failAll(batch, part, state.waitsFor);
    try {
      const result = await part.runner.evaluate(batch, generation.health);
      failedStarts.delete(part);
      return result;
    } catch (error) {
      if (!isSandboxUnavailable(error)) throw error;
      const failed = (failedStarts.get(part) ?? 0) + 1;
      failedStarts.set(part, failed);
      if (failed < refusalsMax) throw error;
      if (generation === current && !("waitsFor" in generation.get(part))) {
        putOut(generation, part, error);
        tellOutages();
      }
      return failAll(batch, part, { kind: "SandboxUnavailable", message: error.message });
    }
  }

  function count(batch: RuleBatch, result: RuleBatchResult): RuleBatchResult {
    counts.batches += 1;
    for (const { rules } of batch.events) counts.calls += rules.length;
    counts.matches += result.matches.length;
    counts.errors += result.errors.length;
    return result;
  }

  /** Domains in which nothing changed keep their interpreter. */
  async function loadNext(ruleSet: RuleSet): Promise<void> {
    if (isClosed) throw engineClosed();
    analyst ??= createAnalyst(host);
    const known = new Map(current.parts.map((part) => [fingerprint(part.rules), part]));
    const parts = splitByDomain(ruleSet).map((rules) => {
      const same = known.get(fingerprint(rules));
      const isKept = same !== undefined && "failures" in current.get(same);
      return isKept
        ? { part: { ...same, rules }, state: current.get(same) }
        : { part: openPart(rules), state: undefined };
    });
    const next = createRuleGeneration(
      ruleSet,
      parts.map(({ part }) => part),
      tellOutages,
      options.ruleMsPerMinute,
    );
    await Promise.all(
      parts.map(({ part, state }) => (state === undefined ? loadPart(next, part) : next.set(part, state))),
    );
    const runners = new Set(next.parts.map(({ runner }) => runner));
    const gone = current.parts.filter(({ runner }) => !runners.has(runner));
    if (isClosed) {
      await closeAll(next.parts);
      throw engineClosed();
    }
    current = next;
    for (const { runner } of gone) void runner.retire();
  }

  async function runTests(onProgress: ((newlyDone: number) => void) | undefined, measuresCoverage: boolean) {
    if (isClosed) throw engineClosed();
    const { parts, compiled } = current;
    const tests = parts.map(({ rules, runner }) =>
      runner.runTests(
        (rule) => compiled.at(rules.numbers[rule] ?? -1),
        onProgress ?? (() => undefined),
        measuresCoverage,
      ),
    );
    const all = await Promise.all(tests);
    return { results: all.flatMap((one) => one.results), coverage: all.flatMap((one) => one.coverage) };
  }

  let current: RuleGeneration = createRuleGeneration(options, [], () => undefined);
  const parts = splitByDomain(options).map(openPart);
  current = createRuleGeneration(options, parts, tellOutages, options.ruleMsPerMinute);
  const loading = Promise.all(parts.map((part) => loadPart(current, part)));
  if (startMsMax === undefined) await loading;
  else if (!(await isDoneWithin(startMsMax, loading))) {
    notice(`Python detections take longer than ${startMsMax / 1000} s to load and begin to run when they are loaded`);
  }
  isLive = true;

  return {
    candidates: (logType, event) => current.compiled.accepting(current.index().candidates(logType, event), event),
    columnsRead: (logType) => current.columnsRead(logType),
    revision: () => current.index(),
    idOf: (rule) => current.ruleSet.rules[rule]?.id ?? "",
    rulesOf: (logType) => current.index().all(logType),
    async evaluate(batch) {
      if (isClosed) throw engineClosed();
      const generation = current;
      const { rest, join } = generation.compiled.decide(batch);
      const results = splitBatch(rest, generation).map(async (part) => ({
        ...part,
        result: part.batch.events.length === 0 ? nothing : await evaluatePart(generation, part),
      }));
      return count(batch, join(joinResults(await Promise.all(results))));
    },
    reload(ruleSet) {
      const done = reloading.then(() => loadNext(ruleSet));
      reloading = done.catch(() => undefined);
      return done;
    },
    expectReload() {
      if (isClosed) return;
      // For the trust domain that changes. The analyst has one of its own.
      analyst ??= createAnalyst(host);
      analyst.prepare();
      host.expect(1);
    },
    outages: () => current.outages(),
    conditions: (ruleId) => current.conditions(ruleId),
    necessaryConditions: (ruleId) => current.conditions(ruleId).map(describeCondition),
    checkConditions: (ruleId, event) =>
      current.conditions(ruleId).map((condition) => ({
        text: describeCondition(condition),
        isMet: checkCondition(condition, event),
      })),
    runTests: async (onProgress) => (await runTests(onProgress, false)).results,
    runTestsWithCoverage: (onProgress) => runTests(onProgress, true),
    stats: () => ({
      ...counts,
      processes: current.parts.reduce((sum, { runner }) => sum + runner.started(), 0),
      refused: current.parts.reduce((sum, { runner }) => sum + runner.refused(), 0),
    }),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await Promise.all([closeAll(current.parts), analyst?.close(), host.close()]);
      await Promise.all([reloading, successorQueue.idle()]);
    },
  };
}

const nothing: RuleBatchResult = { matches: [], errors: [] };

async function closeAll(parts: readonly DomainPart[]): Promise<void> {
  await Promise.all(parts.map(({ runner }) => runner.close()));
}

/** Every pair of the batch failed for the same reason. */
function failAll(
  batch: RuleBatch,
  { rules: { ruleSet } }: DomainPart,
  reason: Pick<RuleOutage, "kind" | "message">,
): RuleBatchResult {
  const detections = [...ruleSet.rules, ...(ruleSet.policies ?? [])];
  return {
    matches: [],
    errors: batch.events.flatMap(({ rules }, event) =>
      rules.map((rule) => ({ event, ruleId: detections[rule]?.id ?? "", ...reason })),
    ),
  };
}

/**
 * The same for the same content, whenever it was saved: then an interpreter that holds it may go on. Content is named
 * part by part, because the first rule set comes with the engine's options.
 */
function fingerprint({ domain, ruleSet }: DomainRules): string {
  const { rules, policies = [], globals, checksGlobals = false, dataModels = [], libraries = {} } = ruleSet;
  const detections = [...rules, ...policies].map(({ createdAt, lastModified, ...content }) => content);
  return createHash("sha256")
    .update(JSON.stringify([domain, detections, globals, checksGlobals, dataModels, libraries]))
    .digest("hex");
}

function isSame(some: readonly RuleOutage[], others: readonly RuleOutage[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

async function isDoneWithin(timeMs: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeMs);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
