import type { ConnectionCheck } from "../collection/connection-check.ts";

/** A message of a partition. Its topic, partition and offset name it for good. */
export interface StreamRecord {
  readonly topic: string;
  readonly partition: number;
  readonly offset: bigint;
  readonly value: Uint8Array;
  /** Present where the messages from `first` to this one came as a batch that cannot be unpacked, without a value. */
  readonly unreadable?: { readonly first: bigint; readonly reason: string } | undefined;
}

/** Where a group is in a partition, or where the partition ends: behind the last message. */
export interface StreamOffset {
  readonly topic: string;
  readonly partition: number;
  readonly offset: bigint;
}

/** A member of a consumer group: it reads the partitions that the group gives it. All throw CollectionFailure. */
export interface StreamReader {
  /** Waits for messages at most so long; then there are none. */
  read(waitMs: number, signal: AbortSignal): Promise<StreamRecord[]>;
  /** Says that messages before these offsets need not come again. */
  commit(offsets: readonly StreamOffset[]): Promise<void>;
  /** Leaves the group, so that others get its partitions at once. */
  close(): Promise<void>;
}

/** Speaks to the brokers of one source. */
export interface StreamClient {
  /** Joins the group. @throws CollectionFailure */
  join(): Promise<StreamReader>;
  /** Returns the ends of all partitions. @throws CollectionFailure */
  listEnds(): Promise<StreamOffset[]>;
  check(): Promise<ConnectionCheck[]>;
}
