import { setTimeout } from "node:timers/promises";
import {
  CollectionFailure,
  collectionProblemKind,
  describeError,
  isStream,
  type KafkaSettings,
  type LogSource,
} from "@pharos/domain";
import type { Queue } from "@pharos/store";
import type { StreamCollectorOptions } from "./queue-engines.ts";
import { readStream } from "./read-stream.ts";

interface Running {
  /** What it was opened with. */
  readonly key: string;
  readonly stopping: AbortController;
  readonly ended: Promise<void>;
}

interface StreamToRead {
  readonly source: LogSource;
  readonly settings: KafkaSettings;
  readonly secret: string | undefined;
}

const lookEveryMs = 2_000;

/**
 * Reads the streams of sources. Any number of processes may have one: each joins the consumer group of each source, which
 * shares the partitions among them.
 */
export class StreamCollector {
  readonly #options: StreamCollectorOptions;
  readonly #running = new Map<string, Running>();
  readonly #stopping = new AbortController();

  constructor(options: StreamCollectorOptions) {
    this.#options = options;
  }

  /** Reads until it is disposed; then leaves its groups. */
  start(): AsyncDisposable {
    const looking = this.#repeat();
    return {
      [Symbol.asyncDispose]: async () => {
        this.#stopping.abort();
        await looking;
        await this.#stop([...this.#running.keys()]);
      },
    };
  }

  /** Begins with streams that are due, and ends those whose source is gone, disabled or changed. */
  async look(): Promise<void> {
    const { store, clock, findIntakeProblem } = this.#options;
    const due = findIntakeProblem() === undefined ? await store.queues.listStreams(clock()) : [];
    const wanted = new Map<string, StreamToRead & { readonly key: string }>();
    for (const queue of due) {
      const found = await this.#find(queue);
      if (found) wanted.set(queue.sourceId, found);
    }
    await this.#stop([...this.#running].filter(([id, { key }]) => wanted.get(id)?.key !== key).map(([id]) => id));
    for (const [id, { key, ...stream }] of wanted) if (!this.#running.has(id)) this.#begin(id, key, stream);
  }

  async #find({ sourceId, settings }: Queue): Promise<(StreamToRead & { readonly key: string }) | undefined> {
    const { store } = this.#options;
    const source = await store.sources.get(sourceId);
    if (!source || !isStream(settings)) return undefined;
    const secret = await store.sources.secret(sourceId);
    const { logTypes, streamType, streamOptions } = source;
    return { source, settings, secret, key: JSON.stringify([settings, secret, logTypes, streamType, streamOptions]) };
  }

  #begin(sourceId: string, key: string, stream: StreamToRead): void {
    const stopping = new AbortController();
    const ended = this.#read(stream, stopping.signal).finally(() => {
      if (this.#running.get(sourceId)?.stopping === stopping) this.#running.delete(sourceId);
    });
    this.#running.set(sourceId, { key, stopping, ended });
  }

  async #read({ source, settings, secret }: StreamToRead, signal: AbortSignal): Promise<void> {
    const { store, open, clock, onProblem } = this.#options;
    try {
      await readStream(this.#options, { source, settings, client: open(settings, secret) }, signal);
    } catch (error) {
      if (signal.aborted) return;
      const isExpected = error instanceof CollectionFailure;
      const message = isExpected ? error.message : `Pharos could not store messages: ${describeError(error)}`;
      if (!isExpected) onProblem(`The log source ${source.label} could not be read`, error);
      await store.queues
        .pause(source.id, undefined, { kind: collectionProblemKind(error), message }, clock())
        .catch((failure: unknown) => onProblem("The problem of a log source could not be kept", failure));
    }
  }

  async #stop(sourceIds: readonly string[]): Promise<void> {
    const running = sourceIds.flatMap((id) => this.#running.get(id) ?? []);
    for (const { stopping } of running) stopping.abort();
    await Promise.all(running.map(({ ended }) => ended));
  }

  async #repeat(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.look().catch((error: unknown) => this.#options.onProblem("Streams could not be read", error));
      await setTimeout(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
