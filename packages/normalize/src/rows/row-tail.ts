import type { SourceFile } from "@pharos/domain";
import type { Chunk } from "../chunks/chunk.ts";
import type { CompiledSchema } from "../compile/compiled-schema.ts";
import type { TailField } from "../fields/tail-fields.ts";
import { timestampTextOfMs } from "../timestamps/calendar.ts";
import type { TranscodedTail } from "../transcode/row-transcoder.ts";
import { eventJson } from "./event-json.ts";

const zero = 48;
const hexDigits = [..."0123456789abcdef"].map((digit) => digit.charCodeAt(0));
/** Digits of a record's index in its row id: as many as fit into the id behind the chunk's prefix. */
const indexDigits = 12;
/** Digits that change within a block of records; those before them are written anew for each block. */
const digitsInBlock = 3;
const blockBits = 4 * digitsInBlock;
const indicesInBlock = Array.from({ length: 1 << blockBits }, (_, i) => i.toString(16).padStart(digitsInBlock, "0"));

/**
 * The `p_` fields of which a chunk's rows of one log type have the same, and the row's id, as the bytes that close a
 * row: printing them with each event would cost a small event more than its own fields.
 */
export class RowTail {
  /** `,"p_log_type":…}` and a line feed: stands where the event's closing brace would. */
  readonly bytes: Buffer;
  readonly #chunk: Chunk;
  readonly #schema: CompiledSchema;
  readonly #parseTime: string;
  readonly #rowIdEnd: number;
  /** The bytes of a record whose place is 0. */
  readonly template: TranscodedTail;
  #block = -1;
  #rowIdOfBlock = "";
  #indexInBlock = 0;

  constructor(chunk: Chunk, schema: CompiledSchema) {
    this.#chunk = chunk;
    this.#schema = schema;
    this.#parseTime = timestampTextOfMs(chunk.receivedAtMs);
    const fields: Record<TailField, string | number> & { readonly p_source_file?: SourceFile | undefined } = {
      p_log_type: schema.logType,
      p_parse_time: this.#parseTime,
      p_schema_version: schema.revision,
      p_source_id: chunk.sourceId,
      p_source_label: chunk.sourceLabel,
      p_source_file: chunk.sourceFile,
      p_row_id: chunk.rowIdPrefix + "0".repeat(indexDigits),
    };
    this.bytes = Buffer.from(`,${eventJson(fields).json.slice(1)}\n`);
    this.#rowIdEnd = this.bytes.length - '"}\n'.length;
    this.template = { bytes: Buffer.from(this.bytes), digitsStart: this.#rowIdEnd - indexDigits };
  }

  /** Makes the tail that of the record at a place of the chunk. */
  set(index: number): void {
    const block = index >>> blockBits;
    if (block !== this.#block) this.#beginBlock(block);
    const { bytes } = this;
    const end = this.#rowIdEnd;
    bytes[end - 1] = hexDigits[index & 15] ?? zero;
    bytes[end - 2] = hexDigits[(index >>> 4) & 15] ?? zero;
    bytes[end - 3] = hexDigits[(index >>> 8) & 15] ?? zero;
    this.#indexInBlock = index & (indicesInBlock.length - 1);
  }

  /** Adds what the bytes say to the event itself. */
  addTo(event: Record<string, unknown>): void {
    event.p_log_type = this.#schema.logType;
    event.p_parse_time = this.#parseTime;
    event.p_schema_version = this.#schema.revision;
    event.p_source_id = this.#chunk.sourceId;
    event.p_source_label = this.#chunk.sourceLabel;
    if (this.#chunk.sourceFile) event.p_source_file = this.#chunk.sourceFile;
    event.p_row_id = this.#rowIdOfBlock + indicesInBlock[this.#indexInBlock];
  }

  #beginBlock(block: number): void {
    const digits = block.toString(16).padStart(indexDigits - digitsInBlock, "0");
    this.#block = block;
    this.#rowIdOfBlock = this.#chunk.rowIdPrefix + digits;
    this.bytes.write(digits, this.#rowIdEnd - indexDigits, "latin1");
  }
}
