import { IndicatorCollector } from "../indicators/indicator-collector.ts";

/** What a compiled schema notes while it builds one event: reused from record to record. */
export class EventScratch {
  /** Why the record does not fit: `userIdentity.arn must be a string`. */
  failure = "";
  /** The first event time in document order, as stored text; empty when there is none. */
  eventTime = "";
  /** A whole number was too long for a double: the record must be read again, exactly. */
  isImprecise = false;
  /** The event has big integers, which `JSON.stringify` alone refuses. */
  holdsBigIntegers = false;
  readonly indicators = new IndicatorCollector();

  clear(): void {
    this.failure = "";
    this.eventTime = "";
    this.isImprecise = false;
    this.holdsBigIntegers = false;
    this.indicators.clear();
  }
}
