import type { RuleBatchResult, RuleEngine } from "@pharos/detection";
import type { LogTypeRows } from "@pharos/normalize";
import type { Candidate, CandidateChoice } from "./candidate-choice.ts";

/** A match or failure with the event that it is about. */
export type WithCandidate<T> = Omit<T, "event"> & { readonly logType: string; readonly eventJson: Uint8Array };

export interface EvaluatedRows {
  readonly matches: readonly WithCandidate<RuleBatchResult["matches"][number]>[];
  readonly errors: readonly WithCandidate<RuleBatchResult["errors"][number]>[];
  /** Rule id → on how many events it was run. */
  readonly runs: ReadonlyMap<string, number>;
  /** Rule id → milliseconds that it took, of rules that took long. */
  readonly spentMs: ReadonlyMap<string, number>;
}

/** So many candidates are given to the engine at once: other chunks have their turn between them. */
const eventsTogetherMax = 500;
const bytesTogetherMax = 4 * 1024 * 1024;

/**
 * Gives a chunk's candidates to the engine, some at a time; it puts those of several chunks together where they wait for
 * the same process. The numbers of their rules mean the rules as they are in the very moment of sending, so the rest is
 * chosen again where other rules run by then.
 */
export async function evaluateCandidates(
  engine: Pick<RuleEngine, "evaluate" | "idOf" | "revision">,
  tables: readonly LogTypeRows[],
  choice: CandidateChoice,
): Promise<EvaluatedRows> {
  const matches: WithCandidate<RuleBatchResult["matches"][number]>[] = [];
  const errors: WithCandidate<RuleBatchResult["errors"][number]>[] = [];
  const runs = new Map<string, number>();
  const spentMs = new Map<string, number>();
  /** Of each table, the first row that was not sent yet. */
  const unsent = new Map<LogTypeRows, number>();
  let revision = engine.revision();
  let candidates: readonly Candidate[] = choice.among(tables);
  for (let at = 0; ; ) {
    if (engine.revision() !== revision) {
      revision = engine.revision();
      candidates = choice.among(tables).filter(({ table, row }) => row >= (unsent.get(table) ?? 0));
      at = 0;
    }
    const batch = takeBatch(candidates, at);
    if (batch.length === 0) return { matches, errors, runs, spentMs };
    at += batch.length;
    for (const { table, row } of batch) unsent.set(table, row + 1);
    countRuns(engine, batch, runs);
    const result = await engine.evaluate({ events: batch });
    addWithCandidate(matches, result.matches, batch);
    addWithCandidate(errors, result.errors, batch);
    for (const [id, ms] of result.spentMs ?? []) spentMs.set(id, (spentMs.get(id) ?? 0) + ms);
  }
}

function takeBatch(candidates: readonly Candidate[], from: number): readonly Candidate[] {
  let bytes = 0;
  let end = from;
  for (const most = Math.min(candidates.length, from + eventsTogetherMax); end < most; end++) {
    bytes += candidates[end]?.json.length ?? 0;
    if (bytes > bytesTogetherMax && end > from) break;
  }
  return candidates.slice(from, end);
}

/** One by one: a list may be longer than a call has arguments. */
function addWithCandidate<T extends { readonly event: number }>(
  all: WithCandidate<T>[],
  items: readonly T[],
  batch: readonly Candidate[],
): void {
  for (const { event, ...rest } of items) {
    const candidate = batch[event];
    if (candidate) all.push({ ...rest, logType: candidate.table.logType, eventJson: candidate.json });
  }
}

/** In the moment of sending as well: a reload gives the numbers of rules to others. */
function countRuns(engine: Pick<RuleEngine, "idOf">, batch: readonly Candidate[], runs: Map<string, number>): void {
  const counts = new Map<number, number>();
  for (const { rules } of batch) for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  for (const [rule, count] of counts) {
    const id = engine.idOf(rule);
    runs.set(id, (runs.get(id) ?? 0) + count);
  }
}
