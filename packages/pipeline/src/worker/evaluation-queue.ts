import type { RuleBatch, RuleBatchResult, RuleEngine } from "@pharos/detection";

type BatchEvent = RuleBatch["events"][number];
interface Waiting {
  readonly events: readonly BatchEvent[];
  readonly resolve: (result: RuleBatchResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Sends candidates to the Python process. While one batch is there, what arrives meanwhile is put together into the
 * next, so that many small chunks cost few round trips.
 */
export class EvaluationQueue {
  readonly #engine: RuleEngine;
  readonly #eventsMax: number;
  #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(engine: RuleEngine, eventsMax: number) {
    this.#engine = engine;
    this.#eventsMax = eventsMax;
  }

  evaluate(events: readonly BatchEvent[]): Promise<RuleBatchResult> {
    if (events.length === 0) return Promise.resolve({ matches: [], errors: [] });
    return new Promise((resolve, reject) => {
      this.#waiting.push({ events, resolve, reject });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const together = this.#takeTogether();
      try {
        const result = await this.#engine.evaluate({ events: together.flatMap((w) => w.events) });
        handOut(together, result);
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    this.#isRunning = false;
  }

  #takeTogether(): Waiting[] {
    let events = 0;
    let count = 0;
    for (const { events: more } of this.#waiting) {
      if (count > 0 && events + more.length > this.#eventsMax) break;
      events += more.length;
      count += 1;
    }
    return this.#waiting.splice(0, count);
  }
}

/** Gives each chunk the results of its own events, numbered as it numbered them. */
function handOut(together: readonly Waiting[], result: RuleBatchResult): void {
  let first = 0;
  for (const { events, resolve } of together) {
    const end = first + events.length;
    const own = <T extends { readonly event: number }>(items: readonly T[]): T[] =>
      items
        .filter((item) => item.event >= first && item.event < end)
        .map((item) => ({ ...item, event: item.event - first }));
    resolve({ matches: own(result.matches), errors: own(result.errors) });
    first = end;
  }
}
