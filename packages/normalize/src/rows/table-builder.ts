import type { LogTypeRows } from "../chunk.ts";
import { RowBuffer } from "./row-buffer.ts";

/** One log type's rows of a chunk while they come in. */
export class TableBuilder {
  readonly #logType: string;
  readonly #rows: RowBuffer;
  readonly #events: Record<string, unknown>[] = [];
  #minEventTimeMs = Number.POSITIVE_INFINITY;
  #maxEventTimeMs = Number.NEGATIVE_INFINITY;

  constructor(logType: string, bytesExpected: number) {
    this.#logType = logType;
    this.#rows = new RowBuffer(bytesExpected);
  }

  append(event: Record<string, unknown>, json: string, eventTimeMs: number): void {
    this.#events.push(event);
    this.#rows.append(json);
    if (eventTimeMs < this.#minEventTimeMs) this.#minEventTimeMs = eventTimeMs;
    if (eventTimeMs > this.#maxEventTimeMs) this.#maxEventTimeMs = eventTimeMs;
  }

  finish(): LogTypeRows {
    return {
      logType: this.#logType,
      events: this.#events,
      ndjson: this.#rows.ndjson(),
      offsets: this.#rows.offsets(),
      minEventTimeMs: this.#minEventTimeMs,
      maxEventTimeMs: this.#maxEventTimeMs,
    };
  }
}
