import type { EventColumns } from "@pharos/domain";
import type { LogTypeRows } from "../chunks/chunk.ts";
import type { TranscodedRows, TranscodedTail } from "../transcode/row-transcoder.ts";
import { type ExpectBytes, RowBuffer } from "./row-buffer.ts";
import type { RowTail } from "./row-tail.ts";
import { TableRows } from "./table-rows.ts";

/** One log type's rows of a chunk while they come in. */
export class TableBuilder {
  readonly logType: string;
  readonly #rows: RowBuffer;
  readonly #tail: RowTail;
  /** What a listener reads of the events; undefined where none is told of them. */
  readonly columnsRead: EventColumns | undefined;
  #firstIndex = Number.POSITIVE_INFINITY;
  #minEventTimeMs = Number.POSITIVE_INFINITY;
  #maxEventTimeMs = Number.NEGATIVE_INFINITY;

  constructor(logType: string, expectBytes: ExpectBytes, tail: RowTail, columnsRead: EventColumns | undefined) {
    this.logType = logType;
    this.#rows = new RowBuffer(expectBytes);
    this.#tail = tail;
    this.columnsRead = columnsRead;
  }

  /** What each row ends with. */
  get tail(): TranscodedTail {
    return this.#tail.template;
  }

  /** The place in the chunk of its first record; infinite without any. */
  get firstIndex(): number {
    return this.#firstIndex;
  }

  get rows(): number {
    return this.#rows.rows;
  }

  /** Appends the event of the record at a place of the chunk. */
  append(json: string, index: number, eventTimeMs: number): void {
    this.#noteFirst(index);
    this.#tail.set(index);
    this.#rows.append(json, this.#tail.bytes);
    if (eventTimeMs < this.#minEventTimeMs) this.#minEventTimeMs = eventTimeMs;
    if (eventTimeMs > this.#maxEventTimeMs) this.#maxEventTimeMs = eventTimeMs;
  }

  /** Appends rows that are whole, the first of the record at a place of the chunk. */
  appendRows({ rows, bytes, ends, minEventTimeMs, maxEventTimeMs }: TranscodedRows, index: number): void {
    if (rows > 0) this.#noteFirst(index);
    this.#rows.appendRows(bytes, ends);
    this.#minEventTimeMs = Math.min(this.#minEventTimeMs, minEventTimeMs);
    this.#maxEventTimeMs = Math.max(this.#maxEventTimeMs, maxEventTimeMs);
  }

  #noteFirst(index: number): void {
    if (this.rows === 0) this.#firstIndex = index;
  }

  /** Adds to the event that was appended last the fields that its row has besides. */
  complete(event: Record<string, unknown>): void {
    this.#tail.addTo(event);
  }

  /** The event of a row that was appended. */
  event(row: number): Record<string, unknown> {
    return this.#rows.row(row);
  }

  finish(): LogTypeRows {
    return new TableRows(
      this.logType,
      this.#rows.ndjson(),
      this.#rows.offsets(),
      this.#minEventTimeMs,
      this.#maxEventTimeMs,
    );
  }
}
