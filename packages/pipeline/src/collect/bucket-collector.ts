import { setTimeout } from "node:timers/promises";
import { repeatWhile } from "@pharos/domain";
import { BucketClients } from "./bucket-clients.ts";
import type { BucketCollectorOptions, CollectorEngines } from "./collector-engines.ts";
import { listBackfill } from "./list-backfill.ts";
import { lookAtBucket } from "./look-at-bucket.ts";
import { readObject } from "./read-object.ts";

const lookEveryMs = 2_000;
const lookLeaseMs = 5 * 60_000;
const objectLeaseMs = 2 * 60_000;
/** Each may hold an object of the largest size in memory. */
const objectsAtOnce = 2;

/** Reads the objects of buckets. Any number of processes may have one: each look and each object is done by one of them. */
export class BucketCollector {
  readonly #engines: CollectorEngines;
  readonly #stopping = new AbortController();
  /** The sources of the objects that are being read. */
  readonly #reading: string[] = [];
  #lastSource = "";

  constructor(options: BucketCollectorOptions) {
    const clients = new BucketClients(options);
    this.#engines = { ...options, clientOf: (source, settings) => clients.of(source, settings) };
  }

  /** Collects until it is disposed; then finishes what is under way. */
  start(): AsyncDisposable {
    const running = Promise.all([
      this.#repeat(() => this.look()),
      // Each by itself: a slow object does not keep the others waiting.
      ...Array.from({ length: objectsAtOnce }, () => this.#repeat(() => this.#readInTurn())),
      this.#repeat(() => this.backfill()),
    ]);
    return {
      [Symbol.asyncDispose]: async () => {
        this.#stopping.abort();
        await running;
      },
    };
  }

  /** Looks for new objects in all buckets that are due. */
  async look(): Promise<void> {
    const { store } = this.#engines;
    const buckets = await store.buckets.claimLooks(this.#lease(lookLeaseMs));
    await Promise.all(buckets.map((bucket) => lookAtBucket(this.#engines, bucket, this.#stopping.signal)));
  }

  /** Finds more of what back-fills read, as far as there is little left of it, and ends those that are complete. */
  async backfill(): Promise<void> {
    const { store, clock } = this.#engines;
    const backfills = await store.backfills.claimListings(this.#lease(lookLeaseMs));
    await Promise.all(backfills.map((backfill) => listBackfill(this.#engines, backfill, this.#stopping.signal)));
    await store.backfills.endComplete(clock());
  }

  /** Reads objects until none is due. */
  async read(): Promise<void> {
    await Promise.all(Array.from({ length: objectsAtOnce }, () => this.#readInTurn()));
  }

  /** Reads one object after the other. The next one is of another source where another has some, so that all have a share. */
  async #readInTurn(): Promise<void> {
    const { store, findIntakeProblem } = this.#engines;
    while (!this.#stopping.signal.aborted && findIntakeProblem() === undefined) {
      const turn = { busy: [...this.#reading], after: this.#lastSource };
      const [object] = await store.buckets.claimObjects(this.#lease(objectLeaseMs), 1, turn);
      if (!object) return;
      this.#lastSource = object.sourceId;
      this.#reading.push(object.sourceId);
      try {
        await this.#readHeld(object);
      } finally {
        this.#reading.splice(this.#reading.indexOf(object.sourceId), 1);
      }
    }
  }

  #readHeld(object: Parameters<typeof readObject>[1]): Promise<void> {
    const { store, holder, clock, onProblem } = this.#engines;
    const renew = () =>
      store.buckets
        .renew(object.id, holder, new Date(clock().getTime() + objectLeaseMs))
        .catch((error: unknown) => onProblem("The lease of an object could not be renewed", error));
    return repeatWhile(() => readObject(this.#engines, object), renew, objectLeaseMs / 4);
  }

  #lease(ms: number) {
    const { holder, clock } = this.#engines;
    const now = clock();
    return { holder, now, until: new Date(now.getTime() + ms) };
  }

  async #repeat(run: () => Promise<void>): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await run().catch((error: unknown) => this.#engines.onProblem("Buckets could not be read", error));
      await setTimeout(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
