import { setTimeout } from "node:timers/promises";
import { jetstreamManager } from "@nats-io/jetstream";
import { connect, type NatsConnection } from "@nats-io/transport-node";
import {
  type DeliveryTransport,
  PharosError,
  type TakenMessage,
  type TransportBacklog,
  type TransportMessage,
  transportUnavailable,
} from "@pharos/domain";
import { againMs, connectionOptions, type NatsAccess } from "./connection-options.ts";
import { DeliveryStream } from "./delivery-stream.ts";
import { findLastingProblem, natsUnusable, reasonOf } from "./nats-failures.ts";
import type { StreamSettings } from "./stream-settings.ts";

export interface NatsTransportOptions extends StreamSettings, NatsAccess {
  /** Hears once that NATS cannot be reached, and once that it can again. */
  readonly onNotice: (sentence: string) => void;
}

/**
 * Connects to NATS and makes the stream of deliveries. A server that cannot be reached is tried again and again
 * meanwhile, as at any time later. @throws natsUnusable for what only an administrator can mend
 */
export async function openNatsTransport(options: NatsTransportOptions): Promise<DeliveryTransport> {
  const transport = new NatsTransport(options);
  await transport.start();
  return transport;
}

class NatsTransport implements DeliveryTransport {
  readonly #options: NatsTransportOptions;
  readonly #stopping = new AbortController();
  #stream: DeliveryStream | undefined;
  #connection: NatsConnection | undefined;
  #problem = "Pharos has not reached it yet.";
  #connecting: Promise<void> | undefined;
  #reopening: Promise<void> | undefined;

  constructor(options: NatsTransportOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      if (error instanceof PharosError) throw error;
      const lasting = findLastingProblem(error);
      if (lasting !== undefined) throw natsUnusable(lasting);
      this.#lose(error);
      this.#connecting = this.#connectUntilStopped();
    }
  }

  async send(message: TransportMessage): Promise<void> {
    await this.#watched(() => this.#current().send(message));
  }

  async *take(count: number, signal: AbortSignal): AsyncGenerator<TakenMessage> {
    try {
      yield* this.#current().take(count, signal);
    } catch (error) {
      this.#reopen();
      throw error;
    }
  }

  async sweep(nowMs: number): Promise<void> {
    return this.#current().sweep(nowMs);
  }

  async ping(): Promise<TransportBacklog> {
    return this.#current().ping();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stopping.abort();
    await Promise.all([this.#connecting, this.#reopening]);
    await this.#connection?.close();
  }

  /** @throws transportUnavailable at once, so that nothing is sent later that its sender was told to send again */
  #current(): DeliveryStream {
    if (this.#stream === undefined) throw transportUnavailable(this.#problem);
    return this.#stream;
  }

  async #connectUntilStopped(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted && this.#stream === undefined) {
      await setTimeout(againMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await this.#connect().catch((error: unknown) => this.#lose(error));
    }
  }

  async #connect(): Promise<void> {
    const connection = await connect(connectionOptions(this.#options));
    try {
      await this.#openStream(connection);
    } catch (error) {
      await connection.close();
      throw error;
    }
    this.#connection = connection;
    void this.#follow(connection);
  }

  async #openStream(connection: NatsConnection): Promise<void> {
    this.#stream = await DeliveryStream.open(connection, await jetstreamManager(connection), this.#options);
  }

  /** The client connects again by itself; what it would send meanwhile is refused here. */
  async #follow(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === "disconnect") this.#lose(new Error("The connection was lost."));
      if (type === "reconnect") this.#reopen();
    }
  }

  /** A stream that was deleted is made again, and one that has no leader yet is asked until it has. */
  async #watched<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof PharosError && error.code === "transport.unavailable") this.#reopen();
      throw error;
    }
  }

  #reopen(): void {
    const connection = this.#connection;
    if (connection === undefined) return;
    this.#reopening ??= this.#reopenUntilDone(connection).finally(() => {
      this.#reopening = undefined;
    });
  }

  async #reopenUntilDone(connection: NatsConnection): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const wasLost = this.#stream === undefined;
      try {
        await this.#openStream(connection);
        if (wasLost) this.#options.onNotice("NATS is there again");
        return;
      } catch (error) {
        this.#lose(error);
      }
      await setTimeout(againMs, undefined, { signal }).catch(() => undefined);
    }
  }

  #lose(error: unknown): void {
    const problem = findLastingProblem(error) ?? reasonOf(error);
    if (this.#stream !== undefined || this.#problem !== problem) {
      this.#options.onNotice(`NATS is not available, and is tried again: ${problem}`);
    }
    this.#stream = undefined;
    this.#problem = problem;
  }
}
