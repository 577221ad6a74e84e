import { StatementThread } from "./statement-thread.ts";
import type { ThreadOptions, ThreadStatement } from "./thread-messages.ts";

/**
 * More than all lanes together have statements at work. Fewer than Node's own threads (`UV_THREADPOOL_SIZE`), of which
 * each of these takes one while its statement runs.
 */
const threadsMax = 24;

/** Threads are started when all are at work, and kept. */
export class ThreadPool {
  readonly #options: ThreadOptions;
  readonly #idle: StatementThread[] = [];
  readonly #waiting: ((thread: StatementThread) => void)[] = [];
  #count = 0;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  async *run(statement: ThreadStatement): AsyncGenerator<Uint8Array, void> {
    const thread = await this.#take();
    try {
      yield* thread.run(statement);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#idle.push(thread);
      else next(thread);
    }
  }

  async #take(): Promise<StatementThread> {
    const idle = this.#idle.pop();
    if (idle !== undefined) return idle;
    if (this.#count >= threadsMax) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#count++;
    return new StatementThread(this.#options);
  }
}
