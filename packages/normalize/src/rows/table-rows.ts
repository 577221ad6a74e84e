import type { LogTypeRows } from "../chunks/chunk.ts";

/** The finished rows of a table. Their events exist as bytes; as objects only from when somebody asks for them. */
export class TableRows implements LogTypeRows {
  readonly logType: string;
  readonly ndjson: Buffer;
  readonly offsets: Uint32Array;
  readonly minEventTimeMs: number;
  readonly maxEventTimeMs: number;
  #events: Record<string, unknown>[] | undefined;

  constructor(logType: string, ndjson: Buffer, offsets: Uint32Array, minEventTimeMs: number, maxEventTimeMs: number) {
    this.logType = logType;
    this.ndjson = ndjson;
    this.offsets = offsets;
    this.minEventTimeMs = minEventTimeMs;
    this.maxEventTimeMs = maxEventTimeMs;
  }

  get rows(): number {
    return this.offsets.length - 1;
  }

  get events(): Record<string, unknown>[] {
    this.#events ??= Array.from({ length: this.rows }, (_, row) =>
      JSON.parse(this.ndjson.toString("utf8", this.offsets[row], this.offsets[row + 1])),
    );
    return this.#events;
  }
}
