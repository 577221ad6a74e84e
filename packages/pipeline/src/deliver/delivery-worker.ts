import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import { type Destination, type Pace, paceDefault } from "@pharos/domain";
import { type DrainOptions, drainDestination, leaseMs, type SendAlert } from "./drain-destination.ts";
import { remindOfUntouched } from "./remind-of-untouched.ts";
import { Room } from "./room.ts";
import { Turns, type TurnsOptions } from "./turns.ts";

export interface DeliveryWorkerOptions extends Pick<DrainOptions, "store" | "holder" | "clock"> {
  readonly send: SendAlert;
  /** How fast destinations of a type take requests. */
  readonly paceOf?: (type: string) => Pace;
  readonly wait?: TurnsOptions["wait"];
  readonly random?: () => number;
  readonly onProblem: (what: string, error: unknown) => void;
}

const openRequestsMax = 64;
const momentMs = 50;
/**
 * A request and what is written about it take 0.75 ms of processor time, and as many as a fast tool takes would be felt
 * by ingest: these leave it nine tenths of each core, and send 10,000 alerts in 50 s from two cores.
 */
const requestsPerMoment = (100 * availableParallelism() * momentMs) / 1000;
/** What wakes it is the store's notice; this is for a notice that got lost. */
const lookAtLeastEveryMs = 5_000;
const afterFailureMs = 1_000;
const expireEveryMs = 60_000;

/** Delivers alerts. Any number of processes may have one: each destination is drained by one of them at a time. */
export class DeliveryWorker {
  readonly #options: DrainOptions;
  readonly #onProblem: DeliveryWorkerOptions["onProblem"];
  readonly #drains = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  #expiredAt = 0;
  #sleep = new AbortController();
  #isWoken = false;

  constructor({
    onProblem,
    random = Math.random,
    paceOf = () => paceDefault,
    wait = sleep,
    ...options
  }: DeliveryWorkerOptions) {
    const turns = new Turns({ paceOf, store: options.store, clock: options.clock, wait });
    const moment = () => setTimeout(momentMs);
    const room = new Room({ atOnce: openRequestsMax, perMoment: requestsPerMoment, moment });
    this.#options = { ...options, random, turns, withRoom: (run) => room.with(run) };
    this.#onProblem = onProblem;
  }

  /** Delivers until it is disposed; then finishes the requests that are under way. */
  start(): AsyncDisposable {
    const listening = this.#options.store.deliveryQueue.onQueued(() => this.#wake());
    const running = this.#run();
    return {
      [Symbol.asyncDispose]: async () => {
        this.#stopping.abort();
        this.#wake();
        await listening[Symbol.asyncDispose]();
        await running;
        await this.idle();
      },
    };
  }

  /** Begins with every destination that has something due and that nobody else drains. */
  async look(): Promise<void> {
    const { store, holder, clock } = this.#options;
    const now = clock();
    if (now.getTime() - this.#expiredAt >= expireEveryMs) {
      await store.deliveryQueue.expire(now);
      await store.deliveryTurns.forget(now);
      this.#expiredAt = now.getTime();
    }
    await store.deliveryQueue.releaseWaiting(now);
    await remindOfUntouched(store, now);
    const claimed = await store.deliveryQueue.claim(holder, now, new Date(now.getTime() + leaseMs));
    for (const destination of claimed) {
      if (!this.#drains.has(destination.id)) this.#drains.set(destination.id, this.#drain(destination));
    }
  }

  /** Resolves when everything that was begun has ended. */
  async idle(): Promise<void> {
    await Promise.all(this.#drains.values());
  }

  async #drain(destination: Destination): Promise<void> {
    const { store, holder } = this.#options;
    try {
      await drainDestination(this.#options, destination, this.#stopping.signal);
      await store.deliveryQueue.release(destination.id, holder);
    } catch (error) {
      this.#onProblem(`Alerts wait for ${destination.displayName}`, error);
      await store.deliveryQueue.release(destination.id, holder).catch(() => undefined);
    } finally {
      this.#drains.delete(destination.id);
      // Something may have been queued between the last look at the queue and the release.
      this.#wake();
    }
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      this.#isWoken = false;
      try {
        await this.look();
        await this.#sleepFor(await this.#msUntilDue());
      } catch (error) {
        this.#onProblem("The queue of alerts could not be read", error);
        await setTimeout(afterFailureMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async #msUntilDue(): Promise<number> {
    const { store, clock } = this.#options;
    const now = clock();
    const next = await store.deliveryQueue.nextDueAt(now);
    const ms = next ? next.getTime() - now.getTime() : lookAtLeastEveryMs;
    return Math.min(Math.max(ms, 10), lookAtLeastEveryMs);
  }

  async #sleepFor(ms: number): Promise<void> {
    if (this.#isWoken || this.#stopping.signal.aborted) return;
    this.#sleep = new AbortController();
    await setTimeout(ms, undefined, { signal: this.#sleep.signal }).catch(() => undefined);
  }

  #wake(): void {
    this.#isWoken = true;
    this.#sleep.abort();
  }
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
