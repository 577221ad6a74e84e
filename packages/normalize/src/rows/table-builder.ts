import type { EventColumns } from "@pharos/domain";
import type { LogTypeRows } from "../chunk.ts";
import { type ExpectBytes, RowBuffer } from "./row-buffer.ts";
import type { RowTail } from "./row-tail.ts";
import { TableRows } from "./table-rows.ts";

/** One log type's rows of a chunk while they come in. */
export class TableBuilder {
  readonly #logType: string;
  readonly #rows: RowBuffer;
  readonly #tail: RowTail;
  /** What a listener reads of the events; undefined where none is told of them. */
  readonly columnsRead: EventColumns | undefined;
  #minEventTimeMs = Number.POSITIVE_INFINITY;
  #maxEventTimeMs = Number.NEGATIVE_INFINITY;

  constructor(logType: string, expectBytes: ExpectBytes, tail: RowTail, columnsRead: EventColumns | undefined) {
    this.#logType = logType;
    this.#rows = new RowBuffer(expectBytes);
    this.#tail = tail;
    this.columnsRead = columnsRead;
  }

  get rows(): number {
    return this.#rows.rows;
  }

  /** Appends the event of the record at a place of the chunk. */
  append(json: string, index: number, eventTimeMs: number): void {
    this.#tail.set(index);
    this.#rows.append(json, this.#tail.bytes);
    if (eventTimeMs < this.#minEventTimeMs) this.#minEventTimeMs = eventTimeMs;
    if (eventTimeMs > this.#maxEventTimeMs) this.#maxEventTimeMs = eventTimeMs;
  }

  /** Adds to the event that was appended last the fields that its row has besides. */
  complete(event: Record<string, unknown>): void {
    this.#tail.addTo(event);
  }

  finish(): LogTypeRows {
    return new TableRows(
      this.#logType,
      this.#rows.ndjson(),
      this.#rows.offsets(),
      this.#minEventTimeMs,
      this.#maxEventTimeMs,
    );
  }
}
