import type { ChdbSession } from "./chdb-session.ts";

/** Connections of one lane: opened when all are taken, up to a number, and then waited for in order. */
export class ChdbLane {
  readonly #open: () => Promise<ChdbSession>;
  readonly #sessionsMax: number;
  readonly #opening: Promise<ChdbSession>[] = [];
  readonly #idle: ChdbSession[] = [];
  readonly #waiting: ((session: ChdbSession) => void)[] = [];

  constructor(open: () => Promise<ChdbSession>, sessionsMax: number) {
    this.#open = open;
    this.#sessionsMax = sessionsMax;
  }

  async run<T>(work: (session: ChdbSession) => Promise<T>): Promise<T> {
    const session = await this.#take();
    try {
      return await work(session);
    } finally {
      this.#give(session);
    }
  }

  /** @throws the signal's reason, when it comes before there is a free connection */
  async *pieces(
    work: (session: ChdbSession) => AsyncGenerator<Uint8Array, void>,
    signal: AbortSignal,
  ): AsyncGenerator<Uint8Array, void> {
    const session = await this.#take(signal);
    try {
      yield* work(session);
    } finally {
      this.#give(session);
    }
  }

  async close(): Promise<void> {
    for (const opening of this.#opening) await (await opening).close();
  }

  async #take(signal?: AbortSignal): Promise<ChdbSession> {
    signal?.throwIfAborted();
    const idle = this.#idle.pop();
    if (idle !== undefined) return idle;
    if (this.#opening.length >= this.#sessionsMax) return this.#wait(signal);
    const opening = this.#open();
    this.#opening.push(opening);
    return opening;
  }

  #wait(signal: AbortSignal | undefined): Promise<ChdbSession> {
    const { promise, resolve, reject } = Promise.withResolvers<ChdbSession>();
    this.#waiting.push(resolve);
    const leave = () => {
      const at = this.#waiting.indexOf(resolve);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", leave, { once: true });
    return promise.finally(() => signal?.removeEventListener("abort", leave));
  }

  #give(session: ChdbSession): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(session);
    else next(session);
  }
}
