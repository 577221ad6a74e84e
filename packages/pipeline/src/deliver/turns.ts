import { type Destination, msUntilTurn, type Pace } from "@pharos/domain";
import type { DestinationSettings } from "@pharos/store";

export interface TurnsOptions {
  /** By the type of a destination. */
  readonly paceOf: (type: string) => Pace;
  readonly clock: () => Date;
  /** Resolves after so many milliseconds, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * The next turn of each destination, or of those that share one. Outlives the drains of a destination, which may follow
 * each other closely.
 */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #begunAt = new Map<string, Date>();
  /** The end of the turn that was taken last. */
  readonly #last = new Map<string, Promise<void>>();

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  paceOf(type: string): Pace {
    return this.#options.paceOf(type);
  }

  /** Resolves when a request may begin. Turns are taken in the order of asking. */
  async await(
    { id, type }: Pick<Destination, "id" | "type">,
    settings: DestinationSettings | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    const pace = this.paceOf(type);
    // The destinations that wait for nothing cost neither a timer nor a look at the clock.
    if (pace.perSecond === undefined) return;
    const shared = settings && pace.sharedBy?.map((name) => settings[name]);
    const key = shared ? JSON.stringify([type, ...shared]) : id;
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(() => this.#take(key, pace, signal));
    this.#last.set(key, turn);
    await turn;
  }

  async #take(key: string, pace: Pace, signal: AbortSignal): Promise<void> {
    const { clock, wait } = this.#options;
    const ms = msUntilTurn(pace, this.#begunAt.get(key), clock());
    if (ms > 0) await wait(ms, signal);
    this.#begunAt.set(key, clock());
  }
}
