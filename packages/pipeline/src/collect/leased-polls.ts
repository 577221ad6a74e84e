import { setTimeout } from "node:timers/promises";
import { repeatWhile } from "@pharos/domain";

interface Lease {
  readonly holder: string;
  readonly now: Date;
  readonly until: Date;
}

/** What is polled, and how it is held meanwhile. */
export interface LeasedPollsOptions<T extends { readonly sourceId: string }> {
  /** Takes sources that are due and that no other process holds. */
  readonly claim: (lease: Lease, limit: number) => Promise<T[]>;
  readonly renew: (sourceId: string, holder: string, until: Date) => Promise<boolean>;
  /** Polls one source and gives it back. */
  readonly poll: (source: T, signal: AbortSignal) => Promise<void>;
  /** Of this process; no other has the same. */
  readonly holder: string;
  readonly clock: () => Date;
  /** Why logs are not taken at the moment; undefined where they are. */
  readonly findIntakeProblem: () => string | undefined;
  readonly onProblem: (what: string, error: unknown) => void;
}

const idleMs = 1_000;
/** A process that dies is replaced after this. */
const leaseMs = 30_000;
/** Most of a poll is waiting for the provider. */
const pollsAtOnce = 16;

/** Polls sources under leases. Any number of processes may have these: each source is polled by one of them at a time. */
export class LeasedPolls<T extends { readonly sourceId: string }> {
  readonly #options: LeasedPollsOptions<T>;
  readonly #stopping = new AbortController();
  readonly #polls = new Set<Promise<void>>();

  constructor(options: LeasedPollsOptions<T>) {
    this.#options = options;
  }

  /** Polls until it is disposed; requests under way are given up then, and events are stored. */
  start(): AsyncDisposable {
    const running = this.#run();
    return {
      [Symbol.asyncDispose]: async () => {
        this.#stopping.abort();
        await running;
        await Promise.all(this.#polls);
      },
    };
  }

  /** Polls everything that is due, and resolves when that is done. */
  async poll(): Promise<void> {
    while ((await this.#beginPolls()) > 0) await Promise.all(this.#polls);
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const begun = await this.#beginPolls().catch((error: unknown) => {
        this.#options.onProblem("Due log sources could not be read", error);
        return 0;
      });
      const isFull = this.#polls.size >= pollsAtOnce;
      if (isFull) await Promise.race(this.#polls);
      else if (begun === 0) await setTimeout(idleMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async #beginPolls(): Promise<number> {
    const { claim, holder, clock, findIntakeProblem, onProblem } = this.#options;
    if (this.#stopping.signal.aborted || findIntakeProblem() !== undefined) return 0;
    const now = clock();
    const lease = { holder, now, until: new Date(now.getTime() + leaseMs) };
    const sources = await claim(lease, pollsAtOnce - this.#polls.size);
    for (const source of sources) {
      const poll: Promise<void> = this.#pollHeld(source)
        .catch((error: unknown) => onProblem(`The log source ${source.sourceId} could not be polled`, error))
        .finally(() => this.#polls.delete(poll));
      this.#polls.add(poll);
    }
    return sources.length;
  }

  #pollHeld(source: T): Promise<void> {
    const { renew, poll, holder, clock, onProblem } = this.#options;
    const renewLease = () =>
      renew(source.sourceId, holder, new Date(clock().getTime() + leaseMs)).catch((error: unknown) =>
        onProblem("The lease of a log source could not be renewed", error),
      );
    return repeatWhile(() => poll(source, this.#stopping.signal), renewLease, leaseMs / 4);
  }
}
