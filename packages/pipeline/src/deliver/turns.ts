import { createHash } from "node:crypto";
import type { Destination, Pace } from "@pharos/domain";
import type { DestinationSettings, Store } from "@pharos/store";

export interface TurnsOptions {
  readonly store: Pick<Store, "deliveryTurns">;
  /** By the type of a destination. */
  readonly paceOf: (type: string) => Pace;
  readonly clock: () => Date;
  /** Resolves after so many milliseconds, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The next turn of each destination, or of those that share one, in whatever process. */
export class Turns {
  readonly #options: TurnsOptions;
  /** The end of the turn that was taken last. */
  readonly #last = new Map<string, Promise<void>>();

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  paceOf(type: string): Pace {
    return this.#options.paceOf(type);
  }

  /** Resolves when a request may begin. Turns of one process are taken in the order of asking. */
  async await(
    { id, type }: Pick<Destination, "id" | "type">,
    settings: DestinationSettings | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    const { perSecond, sharedBy } = this.paceOf(type);
    // The destinations that wait for nothing cost neither a timer nor a question to the store.
    if (perSecond === undefined) return;
    const shared = settings && sharedBy?.map((name) => settings[name]);
    const key = shared ? digestOf([type, ...shared]) : id;
    const before = this.#last.get(key) ?? Promise.resolve();
    // A turn that failed is not taken, and fails nobody else's.
    const turn = before.catch(() => undefined).then(() => this.#take(key, Math.ceil(1000 / perSecond), signal));
    this.#last.set(key, turn);
    await turn;
  }

  async #take(key: string, intervalMs: number, signal: AbortSignal): Promise<void> {
    const { store, clock, wait } = this.#options;
    const now = clock();
    const ms = (await store.deliveryTurns.take(key, intervalMs, now)).getTime() - now.getTime();
    if (ms > 0) await wait(ms, signal);
  }
}

/** Tools count by tokens, which must not lie in the store unsealed. */
const digestOf = (parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
