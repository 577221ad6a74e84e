import { type Destination, msUntilTurn, type Pace } from "@pharos/domain";

export interface TurnsOptions {
  /** By the type of a destination. */
  readonly paceOf: (type: string) => Pace;
  readonly clock: () => Date;
  /** Resolves after so many milliseconds, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The next turn of each destination. Outlives the drains of a destination, which may follow each other closely. */
export class Turns {
  readonly #options: TurnsOptions;
  /** By the destination's id. */
  readonly #begunAt = new Map<string, Date>();

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  paceOf(type: string): Pace {
    return this.#options.paceOf(type);
  }

  /** Resolves when a request may begin. Only one caller for a destination at a time. */
  async await({ id, type }: Pick<Destination, "id" | "type">, signal: AbortSignal): Promise<void> {
    const { clock, wait } = this.#options;
    const pace = this.paceOf(type);
    // The destinations that wait for nothing cost neither a timer nor a look at the clock.
    if (pace.perSecond === undefined) return;
    const ms = msUntilTurn(pace, this.#begunAt.get(id), clock());
    if (ms > 0) await wait(ms, signal);
    this.#begunAt.set(id, clock());
  }
}
