import type { Chunk } from "../chunk.ts";
import type { CompiledSchema } from "../compile/compiled-schema.ts";
import type { EventScratch } from "../compile/event-scratch.ts";
import { epochMsOfTimestampText, timestampTextOfMs } from "../timestamps/calendar.ts";

import { RowIds } from "./row-ids.ts";

const dayMs = 86_400_000;
const eventAgeMaxMs = 10 * 365.25 * dayMs;
const eventLeadMaxMs = dayMs;

/** Adds the `p_` fields that every event has; knows what is the same for a whole chunk. */
export class StandardFields {
  readonly #chunk: Chunk;
  readonly #parseTime: string;
  readonly #rowIds: RowIds;
  // Consecutive events often share their time.
  #lastText = "";
  #lastMs = 0;

  constructor(chunk: Chunk) {
    this.#chunk = chunk;
    this.#rowIds = new RowIds(chunk.rowIdPrefix);
    this.#parseTime = timestampTextOfMs(chunk.receivedAtMs);
  }

  /** Completes the event in place; answers its event time in milliseconds. */
  addTo(event: Record<string, unknown>, schema: CompiledSchema, scratch: EventScratch, index: number): number {
    const chunk = this.#chunk;
    let eventTime = scratch.eventTime;
    let eventTimeMs = eventTime === "" ? Number.NaN : this.#msOf(eventTime);
    if (!this.#isPlausible(eventTimeMs)) {
      eventTime = this.#parseTime;
      eventTimeMs = chunk.receivedAtMs;
    }
    event.p_log_type = schema.logType;
    event.p_row_id = this.#rowIds.at(index);
    event.p_event_time = eventTime;
    event.p_parse_time = this.#parseTime;
    event.p_schema_version = schema.revision;
    event.p_source_id = chunk.sourceId;
    event.p_source_label = chunk.sourceLabel;
    scratch.indicators.writeInto(event);
    return eventTimeMs;
  }

  /** An event time years ago or days ahead is a broken clock: it must not decide about partition and expiry. */
  #isPlausible(eventTimeMs: number): boolean {
    const leadMs = eventTimeMs - this.#chunk.receivedAtMs;
    return leadMs >= -eventAgeMaxMs && leadMs <= eventLeadMaxMs;
  }

  #msOf(text: string): number {
    if (text !== this.#lastText) {
      this.#lastText = text;
      this.#lastMs = epochMsOfTimestampText(text);
    }
    return this.#lastMs;
  }
}
