import type { StreamOptions, StreamType } from "../sources/log-source.ts";

export const queueBatchStates = ["WAITING", "FAILED"] as const;
export type QueueBatchState = (typeof queueBatchStates)[number];

/** Messages that are stored as one delivery, or one that cannot be. */
export interface QueueBatch {
  /** Of its messages. */
  readonly ids: readonly string[];
  /** How many there are, where not each has an id here. */
  readonly messages?: number | undefined;
  readonly content: Uint8Array;
  readonly streamType: StreamType;
  readonly streamOptions: StreamOptions;
  /** Why it cannot be read. */
  readonly reason?: string | undefined;
}

/** A batch that is kept until its events are durable, or for good where they cannot be read. */
export interface HeldBatch extends Omit<QueueBatch, "ids" | "messages"> {
  readonly id: number;
  readonly sourceId: string;
  /** The topic and partition that it came from; empty where there are none, or it is read again. */
  readonly stream: string;
  /** Of its first message. */
  readonly messageId: string;
  readonly messages: number;
  /** Under which it is stored, by whichever process. */
  readonly token: string;
  readonly state: QueueBatchState;
  readonly receivedAt: Date;
}

/** What a person sees of a message that failed. */
export type FailedMessage = Pick<HeldBatch, "id" | "messageId" | "messages" | "reason" | "receivedAt"> & {
  readonly bytes: number;
};
