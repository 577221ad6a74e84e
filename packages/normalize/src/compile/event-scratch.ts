import { IndicatorCollector } from "../indicators/indicator-collector.ts";

/** What a compiled schema notes while it builds one event: reused from record to record. */
export class EventScratch {
  /** Why the record does not fit: `userIdentity.arn must be a string`. */
  failure = "";
  /** The first event time in document order, as stored text; empty when there is none. */
  eventTime = "";
  /** The JSON that the record was parsed from; undefined for a part of a larger value. */
  text: string | undefined;
  /** Whole numbers of the record beyond 2^53, of which JSON parsing may have rounded some digits away. */
  readonly rounded: number[] = [];
  /** One of them was used in a way that only reading the record again can make right. */
  isImprecise = false;
  /** The event has big integers, which `JSON.stringify` alone refuses. */
  holdsBigIntegers = false;
  readonly indicators = new IndicatorCollector();
  /** When the chunk was received: it tells the year of times that leave it out. */
  readonly receivedAtMs: number;

  constructor(receivedAtMs: number) {
    this.receivedAtMs = receivedAtMs;
  }

  clear(text?: string): void {
    this.text = text;
    this.failure = "";
    this.eventTime = "";
    if (this.rounded.length > 0) this.rounded.length = 0;
    this.isImprecise = false;
    this.holdsBigIntegers = false;
    this.indicators.clear();
  }
}
