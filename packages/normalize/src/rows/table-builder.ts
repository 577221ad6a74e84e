import type { LogTypeRows } from "../chunk.ts";
import { RowBuffer } from "./row-buffer.ts";
import { TableRows } from "./table-rows.ts";

/** One log type's rows of a chunk while they come in. */
export class TableBuilder {
  readonly #logType: string;
  readonly #rows: RowBuffer;
  #minEventTimeMs = Number.POSITIVE_INFINITY;
  #maxEventTimeMs = Number.NEGATIVE_INFINITY;

  constructor(logType: string, bytesExpected: number) {
    this.#logType = logType;
    this.#rows = new RowBuffer(bytesExpected);
  }

  get rows(): number {
    return this.#rows.rows;
  }

  append(json: string, eventTimeMs: number): void {
    this.#rows.append(json);
    if (eventTimeMs < this.#minEventTimeMs) this.#minEventTimeMs = eventTimeMs;
    if (eventTimeMs > this.#maxEventTimeMs) this.#maxEventTimeMs = eventTimeMs;
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
