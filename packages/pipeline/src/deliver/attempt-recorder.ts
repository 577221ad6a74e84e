import { setTimeout } from "node:timers/promises";
import {
  type AlertDelivery,
  type DeliveryAttempt,
  type DeliveryOutcome,
  type DeliveryReceipt,
  type Destination,
  type DestinationHealth,
  isNewlyPaused,
  isProbed,
  settleAttempt,
  settleDestination,
} from "@pharos/domain";
import type { AttemptRecord, Store } from "@pharos/store";
import { tellOfOutage } from "./tell-of-outage.ts";

export interface FinishedAttempt {
  /** More than one when a digest was sent. */
  readonly deliveries: readonly AlertDelivery[];
  /** Of the destination whose settings it used. */
  readonly revision: number;
  readonly outcome: DeliveryOutcome;
  readonly at: Date;
  readonly durationMs: number;
}

export interface RecorderOptions {
  readonly store: Store;
  readonly clock: () => Date;
  /** Between 0 and 1. */
  readonly random: () => number;
}

interface Waiting extends FinishedAttempt {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A write costs the same for one attempt as for twenty, and a fast destination would have hundreds of them a second. A
 * process that dies before it has written sends what it sent again, under the same key.
 */
const gatherMs = 100;

/** Writes the attempts to one destination: those together that end within a moment, a failure and its moment at once. */
export class AttemptRecorder {
  readonly #options: RecorderOptions;
  #destination: Destination;
  #waiting: Waiting[] = [];
  #isAtWork = false;
  #isWriting = false;
  #gathering = new AbortController();
  #wasThrottled = false;

  constructor(options: RecorderOptions, destination: Destination) {
    this.#options = options;
    this.#destination = destination;
  }

  /** As the latest attempt or the latest look at the store left it. */
  get destination(): Destination {
    return this.#destination;
  }

  get wasThrottled(): boolean {
    return this.#wasThrottled;
  }

  /** What other people and processes changed. */
  follow(destination: Destination): void {
    if (!this.#isWriting) this.#destination = destination;
  }

  /** Resolves when it is written. */
  record(finished: FinishedAttempt): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...finished, resolve, reject });
      // Until it is written, nobody knows of a failure that pauses the destination.
      if (finished.outcome.kind !== "delivered") this.hurry();
      if (!this.#isAtWork) void this.#work();
    });
  }

  /** Writes now what has ended. */
  hurry(): void {
    this.#gathering.abort();
  }

  async #work(): Promise<void> {
    this.#isAtWork = true;
    while (this.#waiting.length > 0) {
      await setTimeout(gatherMs, undefined, { signal: this.#gathering.signal }).catch(() => undefined);
      this.#gathering = new AbortController();
      const together = this.#waiting.splice(0);
      this.#isWriting = true;
      try {
        await this.#writeTogether(together);
        for (const { resolve } of together) resolve();
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
      this.#isWriting = false;
    }
    this.#isAtWork = false;
  }

  async #writeTogether(together: readonly FinishedAttempt[]): Promise<void> {
    const { store, clock, random } = this.#options;
    const before = this.#destination;
    const now = clock();
    let health: DestinationHealth = before;
    const records: AttemptRecord[] = [];
    for (const finished of together) {
      if (finished.outcome.kind === "throttled") this.#wasThrottled = true;
      // By old settings it tells nothing of the new ones.
      if (finished.revision === before.revision) health = settleDestination(health, finished.outcome, now);
      const mayHaveArrived = finished.outcome.kind !== "delivered" && finished.outcome.mayHaveArrived === true;
      const chance = random();
      for (const delivery of finished.deliveries) {
        const settled = settleAttempt(delivery, finished.outcome, now, chance);
        records.push({ attempt: attemptOf(delivery, finished), settled, receipt: linkOf(finished), mayHaveArrived });
      }
    }
    const { verification, pausedUntil, failuresInRow } = health;
    const told = { verification, pausedUntil, failuresInRow };
    const after = { ...before, ...told };
    const isBack = isProbed(before) && !isProbed(after);
    const isCurrent = await store.transaction(async (tx) => {
      const isRecorded = await tx.deliveryQueue.record(before, records, told, { isBack, now });
      if (isRecorded && isNewlyPaused(before.verification, verification)) {
        await tellOfOutage(tx, after, isProbed(before), now);
      }
      return isRecorded;
    });
    if (isCurrent) this.#destination = after;
  }
}

function receiptOf({ outcome }: FinishedAttempt): DeliveryReceipt | undefined {
  return outcome.kind === "delivered" ? outcome.receipt : undefined;
}

/** What stands for a digest does not stand for one of its alerts. */
function linkOf(finished: FinishedAttempt): DeliveryReceipt | undefined {
  return finished.deliveries.length === 1 ? receiptOf(finished) : undefined;
}

function attemptOf(delivery: AlertDelivery, finished: FinishedAttempt): DeliveryAttempt {
  const { outcome, at, durationMs } = finished;
  const { kind, statusCode, message } = outcome;
  const receipt = receiptOf(finished);
  return {
    deliveryId: delivery.id,
    at,
    durationMs,
    outcome: kind,
    statusCode,
    message,
    label: receipt?.label ?? "",
    url: receipt?.url ?? "",
  };
}
