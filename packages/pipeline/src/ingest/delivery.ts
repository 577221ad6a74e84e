import type { LogSource, SourceFile } from "@pharos/domain";
import type { UnreadablePart } from "@pharos/normalize";

/** What is known of a source when it delivers. */
export type DeliveringSource = Pick<LogSource, "id" | "label" | "logTypes" | "streamType" | "streamOptions">;

/** One delivery of a source. */
export interface Delivery {
  readonly source: DeliveringSource;
  /** Compressed or not. */
  readonly bytes: Uint8Array;
  /** The object that the bytes are; absent where they were sent. */
  readonly sourceFile?: SourceFile | undefined;
  /** Names the delivery: sent again under the same token it is not stored again. Without one each is another. */
  readonly token?: string | undefined;
  /** Of the body, where the sender chose the name: another body under the same name is refused. */
  readonly bodyDigest?: string | undefined;
  /** Records that whoever received them could not read: each is kept as a failure. */
  readonly unreadable?: readonly UnreadablePart[] | undefined;
  readonly receivedAt: Date;
  /** Hears which share of it, up to 1, is durable. */
  readonly onProgress?: (share: number) => void;
  /** Hears that others have their turns before it is stored: it has many slices, or is one that is being stored already. */
  readonly onLong?: () => void;
}
