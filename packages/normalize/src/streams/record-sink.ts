import type { ByteText } from "./byte-text.ts";

/** Where a stream format delivers the records that it finds, in order. Each call is exactly one record, but for `lines`. */
export interface RecordSink {
  /** A line or message of text, JSON or not: the schemas decide. `context` joins the members of its JSON object. */
  text(text: string, context?: Readonly<Record<string, unknown>>): void;
  /** A JSON value with the text it was parsed from. */
  json(value: unknown, text: string): void;
  /** A part of a larger JSON value; `exact` reads it again with whole numbers that a double would round. */
  part(value: unknown, exact: () => unknown): void;
  /** JSON records, a line each, as many from a place on as need not be parsed; answers the place behind them. */
  lines?(source: ByteText, start: number): number;
  /** Bytes that are no record of the format. */
  unreadable(reason: string, raw: string): void;
}
