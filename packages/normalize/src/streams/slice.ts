/** How the records of a stream are framed. */
export type StreamFormat = "Lines" | "JSON" | "XML" | "Zeek";

/** Bytes that no slice can hold: one failure, with their beginning. */
export interface UnreadablePart {
  readonly reason: string;
  readonly raw: string;
}

/** Whole records of a chunk that is too large to be read at once, framed as a chunk of their own. */
export interface Slice {
  readonly bytes: Uint8Array;
  readonly format: StreamFormat;
  /** Comes after the records. */
  readonly unreadable?: UnreadablePart | undefined;
  /** Bytes of the unpacked chunk up to its end. */
  readonly end: number;
}

export interface SliceLimits {
  /** A slice ends with the last record that ends within so many bytes; a record that is longer has one of its own. */
  readonly bytes: number;
  /** So many records make a slice however short they are: each row has columns that the record does not. */
  readonly records: number;
  /** What is longer is no event. */
  readonly eventBytes: number;
  /** A record that does not end within so many bytes is skipped, and kept as a failure. */
  readonly recordBytes: number;
}

/** What is taken from the front of the bytes at hand. */
export interface Cut {
  readonly taken: number;
  /** Undefined where what was taken holds no record. */
  readonly records?: Buffer | undefined;
  readonly unreadable?: UnreadablePart | undefined;
}

/** Finds the borders of records. Where it cuts depends on the bytes and the limits alone, so a repeat cuts the same. */
export interface Cutter {
  /** Undefined where more bytes are needed; never at the end, `isEnd`, as long as there are bytes. */
  cut(bytes: Buffer, isEnd: boolean): Cut | undefined;
}
