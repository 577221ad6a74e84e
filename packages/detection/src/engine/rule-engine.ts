import type { EventColumns } from "@pharos/domain";
import { describeCondition } from "../candidates/describe-condition.ts";
import { checkCondition } from "../candidates/match-condition.ts";
import { allLayers } from "../sandbox/layers.ts";
import type { RuleTestResult } from "../unit-tests/rule-test-result.ts";
import { callTimeoutMsDefault, memoryBytesMaxDefault, type RuleEngineOptions, type RuleSet } from "./engine-options.ts";
import { createMemoryCacheStore } from "./memory-cache-store.ts";
import { createPythonHost } from "./python-host.ts";
import { createPythonSession } from "./python-session.ts";
import { createPythonWorker } from "./python-worker.ts";
import type { RuleBatch, RuleBatchResult } from "./rule-batch.ts";
import { createRuleGeneration } from "./rule-generation.ts";
import type { RuleOutage } from "./rule-outage.ts";
import { createSessionQueue } from "./session-queue.ts";

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
  /** One round trip to the sandboxed Python process; batches are served in order. */
  evaluate(batch: RuleBatch): Promise<RuleBatchResult>;
  /** Batches put before it still see the old rules. Rejects, keeping those, when the process can't start. */
  reload(ruleSet: RuleSet): Promise<void>;
  /** Rules that don't run: they do not load (syntax, imports, no function `rule`), or were suspended. */
  outages(): readonly RuleOutage[];
  /** What an event must be like for the rule to be run on it, in words; empty when it runs on every event. */
  necessaryConditions(ruleId: string): readonly string[];
  /** The same for one event: which of the conditions it meets. The rule runs where it meets all. */
  checkConditions(ruleId: string, event: Readonly<Record<string, unknown>>): readonly CheckedCondition[];
  /** The unit tests of all its rules and policies, in order; `onProgress` hears how many more have run. */
  runTests(onProgress?: (newlyDone: number) => void): Promise<RuleTestResult[]>;
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
  /** Processes started; more than one means that some were lost or replaced. */
  readonly processes: number;
}

const nothing: RuleBatchResult = { matches: [], errors: [] };

/** How much longer than one call may take the process may be silent, before it is ended. */
const silenceGraceMs = 2_000;

/** Rejects with `detections.sandbox_unavailable` where no Python process starts. */
export async function startRuleEngine(options: RuleEngineOptions): Promise<RuleEngine> {
  const { callTimeoutMs = callTimeoutMsDefault, memoryBytesMax = memoryBytesMaxDefault } = options;
  const { cacheFolder, cache = createMemoryCacheStore(), notice = () => undefined } = options;
  const { lookup = async () => null } = options;
  const layers = { ...allLayers, ...options.layers };
  const session = createPythonSession(createPythonHost({ layers, callTimeoutMs, memoryBytesMax, cacheFolder, notice }));
  const worker = createPythonWorker({
    session,
    cache,
    lookup,
    silenceMsMax: callTimeoutMs + silenceGraceMs,
    heapBytesKept: memoryBytesMax / 2,
    notice,
    nowMs: () => performance.now(),
  });
  let current = createRuleGeneration(options);
  const { enqueue, close } = createSessionQueue(session);
  const counts = { batches: 0, calls: 0, matches: 0, errors: 0 };

  function count(batch: RuleBatch, result: RuleBatchResult): RuleBatchResult {
    counts.batches += 1;
    for (const { rules } of batch.events) counts.calls += rules.length;
    counts.matches += result.matches.length;
    counts.errors += result.errors.length;
    return result;
  }

  await enqueue(() => worker.load(current));
  return {
    candidates: (logType, event) => current.compiled.accepting(current.index().candidates(logType, event), event),
    columnsRead: (logType) => current.columnsRead(logType),
    revision: () => current.index(),
    idOf: (rule) => current.ruleSet.rules[rule]?.id ?? "",
    rulesOf: (logType) => current.index().all(logType),
    evaluate(batch) {
      const generation = current;
      return enqueue(async () => {
        const { rest, join } = generation.compiled.decide(batch);
        const isDecided = rest.events.length === 0;
        return count(batch, join(isDecided ? nothing : await worker.evaluate(generation, rest)));
      });
    },
    async reload(ruleSet) {
      const next = createRuleGeneration(ruleSet);
      await enqueue(async () => {
        await worker.load(next);
        current = next;
      });
    },
    outages: () => current.outages(),
    necessaryConditions: (ruleId) => current.conditions(ruleId).map(describeCondition),
    checkConditions: (ruleId, event) =>
      current.conditions(ruleId).map((condition) => ({
        text: describeCondition(condition),
        isMet: checkCondition(condition, event),
      })),
    runTests(onProgress = () => undefined) {
      const generation = current;
      return enqueue(() => worker.runTests(generation, onProgress));
    },
    stats: () => ({ ...counts, processes: session.started() }),
    close,
  };
}
