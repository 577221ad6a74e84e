import type { LogSource, QueueClient } from "@pharos/domain";
import { CollectionFailure, describeError, isStream } from "@pharos/domain";
import type { Queue } from "@pharos/store";
import { LeasedPolls } from "./leased-polls.ts";
import { pollQueue } from "./poll-queue.ts";
import type { QueueCollectorOptions } from "./queue-engines.ts";

interface OpenClient {
  /** What it was opened with. */
  readonly key: string;
  readonly client: QueueClient;
}

/** Receives from the queues of sources. Any number of processes may have one: each queue is polled by one of them at a time. */
export class QueueCollector {
  readonly #options: QueueCollectorOptions;
  readonly #clients = new Map<string, OpenClient>();
  readonly #polls: LeasedPolls<Queue>;

  constructor(options: QueueCollectorOptions) {
    const { queues } = options.store;
    this.#options = options;
    this.#polls = new LeasedPolls({
      ...options,
      claim: (lease, limit) => queues.claim(lease, limit),
      renew: (sourceId, holder, until) => queues.renew(sourceId, holder, until),
      poll: (queue, signal) => this.#pollHeld(queue, signal),
    });
  }

  /** Polls until it is disposed; requests under way are given up then, and events are stored. */
  start(): AsyncDisposable {
    return this.#polls.start();
  }

  /** Polls everything that is due, and resolves when that is done. */
  poll(): Promise<void> {
    return this.#polls.poll();
  }

  async #pollHeld(queue: Queue, signal: AbortSignal): Promise<void> {
    const { store, holder, clock } = this.#options;
    const source = await store.sources.get(queue.sourceId);
    if (!source) return;
    try {
      const client = await this.#clientOf(source, queue);
      await pollQueue(this.#options, { source, queue, client }, signal);
    } catch (error) {
      const problem = {
        kind: "transient" as const,
        message: `Pharos could not store messages: ${describeError(error)}`,
      };
      await store.queues.pause(queue.sourceId, holder, problem, clock());
      if (!(error instanceof CollectionFailure)) throw error;
    }
  }

  /** Keeps the client of each source, with its token or role, until its settings change. @throws secretUnreadable */
  async #clientOf({ id }: LogSource, { settings }: Queue): Promise<QueueClient> {
    const { store, open } = this.#options;
    if (isStream(settings)) throw new Error(`${id} is a stream, which no process holds`);
    const secret = await store.sources.secret(id);
    const key = JSON.stringify([settings, secret]);
    const known = this.#clients.get(id);
    if (known?.key === key) return known.client;
    const client = open(settings, secret);
    this.#clients.set(id, { key, client });
    return client;
  }
}
