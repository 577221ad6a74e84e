import { randomUUID } from "node:crypto";
import { type IngestReceipt, type LogSource, noCounts, PharosError } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { type Admission, BackPressureError } from "../ingest/admission.ts";
import type { Delivery } from "../ingest/delivery.ts";
import { SyslogBatch } from "./syslog-batch.ts";
import type { MessageSink } from "./syslog-framer.ts";

/** The part of the pipeline that takes messages in. */
export interface IngestPipeline {
  readonly admission: Pick<Admission, "open">;
  ingest(delivery: Delivery): Promise<IngestReceipt>;
}

export interface IntakeEngines {
  readonly store: Store;
  readonly pipeline: IngestPipeline;
  readonly clock: () => Date;
  /** Why logs are not taken at the moment; undefined where they are. */
  readonly findIntakeProblem: () => string | undefined;
  readonly onProblem: (what: string, error: unknown) => void;
  /** Resolves after so long, or when the signal ends it. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A batch that has so much is delivered before its time. */
const batchBytesMax = 2 * 1024 * 1024;
/** While one is committed the next is processed. */
const deliveriesAtOnce = 2;
/** Senders are not read, and datagrams are lost, while so much waits. */
const waitingBytesMax = 16 * 1024 * 1024;
const problemRetryMs = 2_000;
const failureRetryMsMax = 30_000;

/** Gathers the messages of one source and delivers them in batches. */
export class SyslogIntake {
  readonly #engines: IntakeEngines;
  readonly #givingUp = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  readonly #onRoom = new Set<() => void>();
  #filling: SyslogBatch | undefined;
  #waiting: SyslogBatch[] = [];
  #waitingBytes = 0;
  #lost = 0;
  #lostUncounted = 0;
  /** As it is now. */
  source: LogSource;

  constructor(engines: IntakeEngines, source: LogSource) {
    this.#engines = engines;
    this.source = source;
  }

  /** Datagrams that were lost, since the start. */
  get lost(): number {
    return this.#lost;
  }

  get isFull(): boolean {
    return this.#waitingBytes + (this.#filling?.byteLength ?? 0) > waitingBytesMax;
  }

  /** Calls back once, when there is room again. */
  whenRoom(callback: () => void): void {
    this.#onRoom.add(callback);
  }

  /** Where messages go. */
  readonly sink: MessageSink = {
    lines: (bytes) => this.#add((batch) => batch.lines(bytes)),
    message: (bytes) => this.#add((batch) => batch.message(bytes)),
    unreadable: (reason, beginning) => this.#add((batch) => batch.unreadable(reason, beginning)),
  };

  /** Notes datagrams that nobody will ever read. */
  lose(datagrams: number): void {
    this.#lost += datagrams;
    this.#lostUncounted += datagrams;
  }

  /** Adds the lost ones to the counts of the source. */
  async countLost(): Promise<void> {
    const lost = this.#lostUncounted;
    if (lost === 0) return;
    this.#lostUncounted = 0;
    const { store, clock } = this.#engines;
    const counts = { ...noCounts, received: lost, dropped: lost };
    try {
      await store.ingest.counts.add([{ sourceId: this.source.id, logType: "", at: clock(), counts }]);
    } catch (error) {
      this.#lostUncounted += lost;
      throw error;
    }
  }

  /** Begins to deliver what there is. */
  send(): void {
    const batch = this.#filling;
    this.#filling = undefined;
    if (batch && !batch.isEmpty) {
      this.#waiting.push(batch);
      this.#waitingBytes += batch.byteLength;
    }
    this.#deliver();
  }

  /** Delivers what there is; resolves when all of it is durable, or given up. */
  async flush(): Promise<void> {
    this.send();
    while (this.#underWay.size > 0) await Promise.race(this.#underWay);
  }

  /** What is not delivered by now is lost. */
  giveUp(): void {
    this.#givingUp.abort();
    this.#waiting = [];
  }

  #add(write: (batch: SyslogBatch) => void): void {
    this.#filling ??= new SyslogBatch(this.#engines.clock());
    write(this.#filling);
    if (this.#filling.byteLength >= batchBytesMax) this.send();
  }

  #deliver(): void {
    while (this.#underWay.size < deliveriesAtOnce) {
      const batch = this.#waiting.shift();
      if (!batch) return;
      const work: Promise<void> = this.#deliverUntilDurable(batch).finally(() => {
        this.#underWay.delete(work);
        this.#waitingBytes -= batch.byteLength;
        this.#deliver();
        if (this.isFull) return;
        const callbacks = [...this.#onRoom];
        this.#onRoom.clear();
        for (const callback of callbacks) callback();
      });
      this.#underWay.add(work);
    }
  }

  /** The token makes sure that a batch whose commit only seemed to fail is not stored twice. */
  async #deliverUntilDurable(batch: SyslogBatch): Promise<void> {
    const { onProblem, wait } = this.#engines;
    const { signal } = this.#givingUp;
    const token = randomUUID();
    for (let failures = 0; !signal.aborted; ) {
      try {
        const problem = await this.#tryToDeliver(batch, token);
        if (problem === undefined) return;
        await wait(problemRetryMs, signal);
      } catch (error) {
        if (error instanceof BackPressureError) {
          await wait(error.retryAfterSeconds * 1000, signal);
          continue;
        }
        onProblem("Messages of syslog could not be stored", error);
        // Never seen: nothing within lines makes a whole delivery unreadable.
        if (error instanceof PharosError && error.category !== "ServerError") return;
        failures++;
        await wait(Math.min(failureRetryMsMax, 1_000 * 2 ** failures), signal);
      }
    }
    onProblem(`${batch.byteLength} bytes of syslog were lost`, new Error("Pharos stopped before they were stored"));
  }

  async #tryToDeliver(batch: SyslogBatch, token: string): Promise<string | undefined> {
    const { pipeline, findIntakeProblem } = this.#engines;
    const { source } = this;
    const problem = findIntakeProblem();
    if (problem !== undefined) return problem;
    const { bytes, unreadableParts: unreadable, receivedAt } = batch;
    const address = `syslog ${source.id}`;
    using reservation = pipeline.admission.open({
      source: source.id,
      address,
      isProven: true,
      expectedBytes: bytes.length,
    });
    reservation.cover(bytes.length);
    reservation.begin();
    await pipeline.ingest({
      source,
      bytes,
      unreadable,
      token,
      receivedAt,
      onProgress: (share) => reservation.progress(share),
      onLong: () => reservation.isLong(),
    });
    return undefined;
  }
}
