import { epochMsOfTimestampText, timestampTextOfMs } from "../timestamps/calendar.ts";
import { leadMaxMs } from "../timestamps/left-out-year.ts";

const dayMs = 86_400_000;
const eventAgeMaxMs = 10 * 365.25 * dayMs;

/** Gives the events of one chunk their time. */
export class EventTimes {
  readonly receivedAtMs: number;
  /** When the chunk came, as stored. */
  readonly parseTime: string;
  /** Event times before it are not believed. */
  readonly earliestMs: number;
  readonly latestMs: number;

  constructor(receivedAtMs: number) {
    this.receivedAtMs = receivedAtMs;
    this.parseTime = timestampTextOfMs(receivedAtMs);
    this.earliestMs = receivedAtMs - eventAgeMaxMs;
    this.latestMs = receivedAtMs + leadMaxMs;
  }

  /**
   * Adds `p_event_time`: the given time as stored, or the time of parsing when that is empty, years ago or days ahead
   * (a broken clock, which must not decide about partition and expiry). Answers it in milliseconds since 1970.
   */
  addTo(event: Record<string, unknown>, time: string): number {
    const ms = time === "" ? Number.NaN : epochMsOfTimestampText(time);
    const isPlausible = ms >= this.earliestMs && ms <= this.latestMs;
    event.p_event_time = isPlausible ? time : this.parseTime;
    return isPlausible ? ms : this.receivedAtMs;
  }
}
