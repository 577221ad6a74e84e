import type { PullBudget } from "../definition/puller-definition.ts";

/** Counts the requests of one source, and knows when the next one may be sent. */
export class RequestBudget {
  readonly #budget: PullBudget;
  #sent: number[] = [];

  constructor(budget: PullBudget) {
    this.#budget = budget;
  }

  count(now: Date): void {
    if (this.#budget.requests !== undefined) this.#sent.push(now.getTime());
  }

  /** Returns 0 while requests are left. */
  waitMs(now: Date): number {
    const { requests, per } = this.#budget;
    if (requests === undefined || per === undefined) return 0;
    this.#sent = this.#sent.filter((at) => at > now.getTime() - per);
    const [oldest] = this.#sent.slice(-requests);
    return this.#sent.length < requests || oldest === undefined ? 0 : oldest + per - now.getTime();
  }
}
