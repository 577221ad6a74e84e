import type { EventColumns, SourceFile, StreamOptions, StreamType } from "@pharos/domain";
import type { StreamFormat, UnreadablePart } from "../streams/slice.ts";

/** What a source delivered in one piece: a request's body, an object, a message. */
export interface Chunk {
  /** As received; gzip, zstd and Parquet are recognised by their magic numbers. */
  readonly bytes: Uint8Array;
  /** Records that were cut before, such as failed ones: each is exactly one row or failure, and `bytes` is not read. */
  readonly records?: readonly string[];
  /** The header of the file that the records are lines of. */
  readonly header?: string | undefined;
  /** What the chunk is of a larger one, whose bytes were unpacked and cut; absent for a whole one. */
  readonly slice?: ChunkSlice;
  /** Records that whoever received them could not read: failures, behind those of the bytes. */
  readonly unreadable?: readonly UnreadablePart[] | undefined;
  readonly streamType: StreamType;
  readonly streamOptions: StreamOptions;
  /** The log types that the source may contain. */
  readonly logTypes: readonly string[];
  readonly sourceId: string;
  readonly sourceLabel: string;
  /** The object that the bytes are of; absent where they were sent. */
  readonly sourceFile?: SourceFile | undefined;
  /** `p_parse_time`, `p_event_time` where an event has none, and what tells the year of a time that leaves it out. */
  readonly receivedAtMs: number;
  /** 24 hexadecimal digits, unique to the chunk. */
  readonly rowIdPrefix: string;
}

/** How records are framed that were cut out of a larger chunk. */
export interface ChunkSlice {
  /** What the beginning of the whole was found to be; undefined where these bytes are the whole. */
  readonly format: StreamFormat | undefined;
  /** Records of earlier slices that name the columns of those in this. */
  readonly headers: readonly string[];
  /** A record that was left out behind the others. */
  readonly unreadable: UnreadablePart | undefined;
}

/** One log type's share of a chunk, in the order of arrival. */
export interface LogTypeRows {
  readonly logType: string;
  readonly rows: number;
  /**
   * What rules see: stored column names, timestamps as text, all `p_` fields. Parsed from `ndjson` when first asked
   * for; who looks at each event only once takes it from an `EventListener`.
   */
  readonly events: Record<string, unknown>[];
  /** The same rows as JSON lines, ready for the lake. */
  readonly ndjson: Buffer;
  /** Rows + 1 byte offsets into `ndjson`; each slice ends in a line feed. */
  readonly offsets: Uint32Array;
  readonly minEventTimeMs: number;
  readonly maxEventTimeMs: number;
}

/**
 * Told of each event when it is stored, with its row in its log type's table. An event that nobody keeps dies young;
 * a chunk's events kept together cost a quarter of all time in the garbage collector.
 */
export interface EventListener {
  /**
   * Which stored columns, `p_` fields among them, `event` reads of a log type's events; none in an empty set, and then
   * it is told all the same. Undefined where it need not be told. Asked once a chunk, before the log type's first event, which may not come.
   */
  columns(logType: string): EventColumns | undefined;
  /**
   * The event has these columns, in all spellings that it has of them, and may have others. Those who read it may
   * remember what they read by the object: with columns, it is no other event's.
   */
  event(logType: string, event: Readonly<Record<string, unknown>>, row: number): void;
}

/** A record that fits no schema: kept with its reason, never dropped. */
export interface RecordFailure {
  /** Position of the record within the chunk. */
  readonly index: number;
  /** `AWS.CloudTrail: eventTime is required` */
  readonly reason: string;
  /** The log type that came closest; undefined when the record could not be read at all. */
  readonly logType: string | undefined;
  /** The record as received, cut to `failureRawBytesMax`. */
  readonly raw: string;
  /** The line that named its columns, or should have; undefined for a record of no file with a header. */
  readonly header: string | undefined;
}

export interface NormalizedChunk {
  /** Stored rows + failures, always. */
  readonly received: number;
  /** After decompression. */
  readonly bytes: number;
  readonly tables: LogTypeRows[];
  readonly failures: RecordFailure[];
  /** Records that named the columns of those after them: who cuts a file puts them before each later part. */
  readonly headers: readonly string[];
}
