import type { ConnectionCheck } from "../collection/connection-check.ts";
import type { FoundObject } from "./bucket.ts";

/** A message of the queue, with the objects that it announces. */
export interface BucketNotice {
  readonly receipt: string;
  readonly objects: readonly FoundObject[];
}

/** The content of an object, with what a notice or a listing would say of it now: it may have been overwritten since. */
export interface ReadObject {
  readonly content: Uint8Array;
  readonly etag: string;
  readonly bytes: number;
}

/** A part of an object; without an end as much as there is. */
export interface ByteRange {
  readonly from: number;
  readonly until?: number | undefined;
}

export interface ListedObjects {
  readonly objects: readonly FoundObject[];
  /** Those that were left out among them. */
  readonly keys: number;
  /** Where the listing goes on; undefined at its end. */
  readonly after: string | undefined;
}

/** When objects were changed last. */
export interface ModifiedRange {
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
}

/** Speaks to one bucket and its queue. All but `check` throw CollectionFailure. */
export interface BucketClient {
  receiveNotices(): Promise<BucketNotice[]>;
  deleteNotices(receipts: readonly string[]): Promise<void>;
  /** The next page of all prefixes, in the order of keys; of the last 395 days where no range is given. */
  list(after: string | undefined, range?: ModifiedRange): Promise<ListedObjects>;
  /** Resolves when the object could be read, or is gone. */
  probe(object: FoundObject): Promise<void>;
  /** `bytes` of the answer are those of the whole object. @param range of an object that grows */
  read(object: FoundObject, bytesMax: number, range?: ByteRange): Promise<ReadObject>;
  check(): Promise<ConnectionCheck[]>;
}
