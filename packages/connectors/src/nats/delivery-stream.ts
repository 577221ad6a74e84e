import { randomUUID } from "node:crypto";
import {
  type Consumer,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  type JsMsg,
} from "@nats-io/jetstream";
import { headers, type NatsConnection } from "@nats-io/transport-node";
import {
  PharosError,
  type TakenMessage,
  type TransportBacklog,
  type TransportMessage,
  transportDamaged,
  transportFull,
  transportUnavailable,
} from "@pharos/domain";
import { isFull, natsUnusable, reasonOf } from "./nats-failures.ts";
import { areOrphans, partsOf } from "./parts.ts";
import {
  consumerConfig,
  consumerName,
  findStreamConflict,
  partSubject,
  type StreamSettings,
  streamConfig,
  wholeSubject,
} from "./stream-settings.ts";

const partsHeader = "Pharos-Parts";
const headBytesHeader = "Pharos-Head-Bytes";
const bytesHeader = "Pharos-Bytes";
/** Of a message's headers and subject, within the server's `max_payload`. */
const envelopeBytes = 1_024;
const sendMs = 5_000;
/** The server wants heartbeats of at most half of it. */
const takeMs = 5_000;
const sweepEveryMs = 10 * 60_000;

/**
 * The stream of deliveries, over a connection. A delivery that is larger than the server's `max_payload` is sent in
 * parts, which no consumer takes, and then as a message that says where they are.
 */
export class DeliveryStream {
  readonly #manager: JetStreamManager;
  readonly #consumer: Consumer;
  readonly #settings: StreamSettings;
  readonly #payloadMax: number;
  #sweptAtMs = Number.NEGATIVE_INFINITY;

  private constructor(manager: JetStreamManager, consumer: Consumer, settings: StreamSettings, payloadMax: number) {
    this.#manager = manager;
    this.#consumer = consumer;
    this.#settings = settings;
    this.#payloadMax = payloadMax;
  }

  /** Makes the stream and its consumer where they are missing. @throws natsUnusable, and what the client throws */
  static async open(
    connection: NatsConnection,
    manager: JetStreamManager,
    settings: StreamSettings,
  ): Promise<DeliveryStream> {
    await ensureStream(manager, settings);
    await manager.consumers.add(settings.stream, consumerConfig(settings));
    const consumer = await manager.jetstream().consumers.get(settings.stream, consumerName);
    const payloadMax = (connection.info?.max_payload ?? 1024 * 1024) - envelopeBytes;
    return new DeliveryStream(manager, consumer, settings, payloadMax);
  }

  /** @throws transportFull, transportUnavailable */
  async send({ id, head, bytes }: TransportMessage): Promise<void> {
    const { stream } = this.#settings;
    const name = randomUUID();
    const isWhole = head.byteLength + bytes.byteLength <= this.#payloadMax;
    const parts = isWhole ? [] : partsOf(bytes, this.#payloadMax);
    const about = headers();
    about.set(headBytesHeader, String(head.byteLength));
    about.set(bytesHeader, String(bytes.byteLength));
    if (!isWhole) about.set(partsHeader, String(parts.length));
    let isSent = false;
    try {
      for (const [number, part] of parts.entries()) await this.#publish(partSubject(stream, name, number), part);
      const payload = isWhole ? Buffer.concat([head, bytes]) : head;
      const { duplicate } = await this.#publish(wholeSubject(stream, name), payload, { msgID: id, headers: about });
      isSent = !duplicate;
    } catch (error) {
      if (isFull(error)) throw transportFull();
      throw unavailable(error);
    } finally {
      if (!isSent && parts.length > 0) await this.#forgetParts(name);
    }
  }

  /** @throws transportUnavailable */
  async *take(count: number, signal: AbortSignal): AsyncGenerator<TakenMessage> {
    try {
      const messages = await this.#consumer.fetch({ max_messages: count, expires: takeMs });
      const stop = () => void messages.close();
      signal.addEventListener("abort", stop, { once: true });
      try {
        for await (const message of messages) yield this.#taken(message);
      } finally {
        signal.removeEventListener("abort", stop);
      }
    } catch (error) {
      throw unavailable(error);
    }
  }

  async ping(): Promise<TransportBacklog> {
    try {
      const { state } = await this.#manager.streams.info(this.#settings.stream);
      return { messages: state.messages, bytes: state.bytes };
    } catch (error) {
      throw unavailable(error);
    }
  }

  /** Forgets parts that were left by processes that died; does so at most every ten minutes. */
  async sweep(nowMs: number): Promise<void> {
    if (nowMs - this.#sweptAtMs < sweepEveryMs) return;
    this.#sweptAtMs = nowMs;
    const { stream } = this.#settings;
    const { state } = await this.#manager.streams.info(stream, { subjects_filter: partSubject(stream, "*", 0) });
    for (const subject of Object.keys(state.subjects ?? {})) {
      const name = subject.split(".").at(-2) ?? "";
      const [first, whole] = await Promise.all([this.#find(subject), this.#find(wholeSubject(stream, name))]);
      if (first && areOrphans(first.time, whole !== undefined, nowMs)) await this.#forgetParts(name);
    }
  }

  #taken(message: JsMsg): TakenMessage {
    const name = message.subject.split(".").at(-1) ?? "";
    const parts = Number(message.headers?.get(partsHeader) || 0);
    const headBytes = Number(message.headers?.get(headBytesHeader) || 0);
    const bytes = Number(message.headers?.get(bytesHeader) || message.data.byteLength);
    return {
      head: message.data.subarray(0, headBytes),
      bytes,
      read: async () => (parts === 0 ? message.data.subarray(headBytes) : this.#readParts(name, parts, bytes)),
      keep: () => message.working(),
      acknowledge: async () => {
        // One that is not confirmed comes again, and is known by its token.
        await message.ackAck({ timeout: sendMs }).catch(() => false);
        if (parts > 0) await this.#forgetParts(name);
      },
      giveBack: (delayMs) => message.nak(delayMs),
    };
  }

  async #readParts(name: string, parts: number, bytes: number): Promise<Uint8Array> {
    const read: Uint8Array[] = [];
    for (let number = 0; number < parts; number++) {
      const part = await this.#find(partSubject(this.#settings.stream, name, number));
      if (!part) throw transportDamaged(`part ${number + 1} of ${parts} is missing.`);
      read.push(part.data);
    }
    const whole = Buffer.concat(read);
    if (whole.byteLength !== bytes) throw transportDamaged(`it has ${whole.byteLength} bytes instead of ${bytes}.`);
    return whole;
  }

  async #find(subject: string) {
    try {
      return (await this.#manager.streams.getMessage(this.#settings.stream, { last_by_subj: subject })) ?? undefined;
    } catch (error) {
      throw unavailable(error);
    }
  }

  #publish(subject: string, payload: Uint8Array, options = {}) {
    return this.#manager.jetstream().publish(subject, payload, { timeout: sendMs, ...options });
  }

  /** Parts that are left are swept later. */
  async #forgetParts(name: string): Promise<void> {
    const { stream } = this.#settings;
    await this.#manager.streams.purge(stream, { filter: partSubject(stream, name, "*") }).catch(() => undefined);
  }
}

async function ensureStream(manager: JetStreamManager, settings: StreamSettings): Promise<void> {
  const wanted = streamConfig(settings);
  const found = await findStream(manager, settings.stream);
  if (found === undefined) {
    await manager.streams.add(wanted);
    return;
  }
  const conflict = findStreamConflict(found, settings);
  if (conflict !== undefined) throw natsUnusable(conflict);
  const { max_bytes, num_replicas } = wanted;
  if (found.max_bytes !== max_bytes || found.num_replicas !== num_replicas)
    await manager.streams.update(settings.stream, { ...found, max_bytes, num_replicas });
}

async function findStream(manager: JetStreamManager, stream: string) {
  try {
    return (await manager.streams.info(stream)).config;
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return undefined;
    throw error;
  }
}

function unavailable(error: unknown): PharosError {
  if (error instanceof PharosError) return error;
  const failure = transportUnavailable(reasonOf(error));
  failure.cause = error;
  return failure;
}
