import { epochMsOfTimestampText, timestampTextOfMs } from "../timestamps/calendar.ts";

const dayMs = 86_400_000;
const eventAgeMaxMs = 10 * 365.25 * dayMs;
const eventLeadMaxMs = dayMs;

/** Gives the events of one chunk their time. */
export class EventTimes {
  readonly #receivedAtMs: number;
  readonly #parseTime: string;
  // Consecutive events often share their time.
  #lastText = "";
  #lastMs: number | undefined;

  constructor(receivedAtMs: number) {
    this.#receivedAtMs = receivedAtMs;
    this.#parseTime = timestampTextOfMs(receivedAtMs);
  }

  /**
   * Adds `p_event_time`: the given time as stored, or the time of parsing when that is empty, years ago or days ahead
   * (a broken clock, which must not decide about partition and expiry). Answers it in milliseconds since 1970.
   */
  addTo(event: Record<string, unknown>, time: string): number {
    const ms = this.#msOf(time);
    event.p_event_time = ms === undefined ? this.#parseTime : time;
    return ms ?? this.#receivedAtMs;
  }

  #msOf(text: string): number | undefined {
    if (text !== this.#lastText) {
      this.#lastText = text;
      const ms = epochMsOfTimestampText(text);
      this.#lastMs = this.#isPlausible(ms) ? ms : undefined;
    }
    return this.#lastMs;
  }

  #isPlausible(ms: number): boolean {
    const leadMs = ms - this.#receivedAtMs;
    return leadMs >= -eventAgeMaxMs && leadMs <= eventLeadMaxMs;
  }
}
