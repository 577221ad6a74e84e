import type { RuleBatchResult, RuleEngine } from "@pharos/detection";
import type { LogTypeRows } from "@pharos/normalize";
import { type Candidate, CandidateChoice } from "./candidate-choice.ts";
import type { EventEnrichment } from "./event-enrichment.ts";

interface Waiting {
  readonly tables: readonly LogTypeRows[];
  readonly choice: CandidateChoice;
  readonly resolve: (found: EvaluatedRows) => void;
  readonly reject: (error: unknown) => void;
}
/** A match or failure with the event that it is about. */
export type WithCandidate<T> = Omit<T, "event"> & { readonly logType: string; readonly eventJson: Uint8Array };
export interface EvaluatedRows {
  readonly matches: readonly WithCandidate<RuleBatchResult["matches"][number]>[];
  readonly errors: readonly WithCandidate<RuleBatchResult["errors"][number]>[];
  /** Rule id → on how many events it was run. */
  readonly runs: ReadonlyMap<string, number>;
}

/**
 * Sends candidates to the Python process. While one batch is there, what arrives meanwhile is put together into the
 * next, so that many small chunks cost few round trips. Candidates are settled in the very moment of sending: their
 * numbers mean the rules as they are then, and a reload may change them at any other time.
 */
export class EvaluationQueue {
  readonly #engine: RuleEngine;
  readonly #eventsMax: number;
  readonly #enrichment: () => EventEnrichment;
  #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(engine: RuleEngine, eventsMax: number, enrichment: () => EventEnrichment) {
    this.#engine = engine;
    this.#eventsMax = eventsMax;
    this.#enrichment = enrichment;
  }

  /** To be told of a chunk's events, and then handed to `evaluate`. */
  choice(): CandidateChoice {
    return new CandidateChoice(this.#engine, this.#enrichment);
  }

  evaluate(tables: readonly LogTypeRows[], choice: CandidateChoice): Promise<EvaluatedRows> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ tables, choice, resolve, reject });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const together: SentChunk[] = [];
      const candidates: Candidate[] = [];
      while (this.#waiting.length > 0 && candidates.length < this.#eventsMax) {
        const next = this.#waiting.shift();
        if (!next) break;
        const chosen = next.choice.among(next.tables);
        const first = candidates.length;
        for (const candidate of chosen) candidates.push(candidate);
        together.push({ ...next, first, end: candidates.length, runs: this.#countRuns(chosen) });
      }
      try {
        const result = candidates.length === 0 ? noResult : await this.#engine.evaluate({ events: candidates });
        handOut(together, candidates, result);
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    this.#isRunning = false;
  }

  /** In the moment of sending as well: a reload gives the numbers of rules to others. */
  #countRuns(chosen: readonly Candidate[]): ReadonlyMap<string, number> {
    const counts = new Map<number, number>();
    for (const { rules } of chosen) for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1);
    return new Map([...counts].map(([rule, count]) => [this.#engine.idOf(rule), count]));
  }
}

const noResult: RuleBatchResult = { matches: [], errors: [] };

/** A chunk whose candidates are those of the batch from `first` up to `end`. */
interface SentChunk extends Waiting {
  readonly first: number;
  readonly end: number;
  readonly runs: ReadonlyMap<string, number>;
}

/** Gives each chunk the results of its own events. */
function handOut(together: readonly SentChunk[], candidates: readonly Candidate[], result: RuleBatchResult): void {
  for (const { resolve, first, end, runs } of together) {
    const own = <T extends { readonly event: number }>(items: readonly T[]): WithCandidate<T>[] =>
      items.flatMap(({ event, ...rest }) => {
        const candidate = event >= first && event < end ? candidates[event] : undefined;
        return candidate ? [{ ...rest, logType: candidate.table.logType, eventJson: candidate.json }] : [];
      });
    resolve({ matches: own(result.matches), errors: own(result.errors), runs });
  }
}
