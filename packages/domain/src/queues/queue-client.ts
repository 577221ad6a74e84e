import type { ConnectionCheck } from "../collection/connection-check.ts";

export interface QueueMessage {
  /** The same each time that the message is delivered. */
  readonly id: string;
  /** Of this delivery. */
  readonly receipt: string;
  readonly body: Uint8Array;
  /** What the sender said beside the body, where the provider has a place for it. */
  readonly attributes?: Readonly<Record<string, unknown>> | undefined;
}

/** Speaks to one queue. All but `check` throw CollectionFailure. */
export interface QueueClient {
  /** Waits a few seconds for messages. They come again two minutes later, unless they are acknowledged. */
  receive(signal: AbortSignal): Promise<QueueMessage[]>;
  /** Takes messages out of the queue, by the receipts of their last deliveries. */
  acknowledge(receipts: readonly string[]): Promise<void>;
  /** Counts the messages that wait, roughly; undefined where the provider does not say. */
  countWaiting(): Promise<number | undefined>;
  check(): Promise<ConnectionCheck[]>;
}

/** How long others do not get a message that was received. */
export const queueHoldSeconds = 120;
