import type { KafkaSettings, PubSubSettings, QueueClient, SqsSettings, StreamClient } from "@pharos/domain";
import type { BucketCollectorOptions } from "./collector-engines.ts";

/** Opens the queue of a source. `secret` is undefined where the deployment's own key reads it. */
export type OpenQueue = (settings: SqsSettings | PubSubSettings, secret: string | undefined) => QueueClient;

export interface QueueCollectorOptions extends Omit<BucketCollectorOptions, "open"> {
  readonly open: OpenQueue;
}

/** Opens the topics of a source. */
export type OpenStream = (settings: KafkaSettings, secret: string | undefined) => StreamClient;

export interface StreamCollectorOptions extends Omit<QueueCollectorOptions, "open" | "holder"> {
  readonly open: OpenStream;
}
