/** The beginning of a chain that may be continued for a while. */
export interface OpenChain {
  /** When its first signal was. */
  readonly startMs: number;
  /** Its last signal, by its place among those of the step. */
  readonly place: number;
  /** It can be continued up to this time, included. */
  readonly openUntilMs: number;
}

/** Gives the open chain that started last: a heap, whose top is thrown away once it can't be continued any more. */
export class LatestStartQueue {
  readonly #heap: OpenChain[] = [];

  add(chain: OpenChain): void {
    const heap = this.#heap;
    let at = heap.push(chain) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent];
      if (above === undefined || above.startMs >= chain.startMs) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = chain;
  }

  /** The chain that started last among those open at `timeMs`; the times asked for must not decrease. */
  latestAt(timeMs: number): OpenChain | undefined {
    let top = this.#heap[0];
    while (top !== undefined && top.openUntilMs < timeMs) {
      this.#removeTop();
      top = this.#heap[0];
    }
    return top;
  }

  #removeTop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = heap[2 * at + 1];
      const right = heap[2 * at + 2];
      const isRight = right !== undefined && left !== undefined && right.startMs > left.startMs;
      const larger = isRight ? right : left;
      if (larger === undefined || larger.startMs <= last.startMs) break;
      heap[at] = larger;
      at = 2 * at + (isRight ? 2 : 1);
    }
    heap[at] = last;
  }
}
