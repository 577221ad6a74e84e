import type { ByteText } from "./byte-text.ts";

/** Where a stream format delivers the records that it finds, in order. Each call is exactly one record, but for `quick`. */
export interface RecordSink {
  /** A line or message of text, JSON or not: the schemas decide. `context` joins the members of its JSON object. */
  text(text: string, context?: Readonly<Record<string, unknown>>): void;
  /** A JSON value with the text it was parsed from. */
  json(value: unknown, text: string): void;
  /** A part of a larger JSON value; `exact` reads it again with whole numbers that a double would round. */
  part(value: unknown, exact: () => unknown): void;
  /** For JSON records that need not be parsed. */
  readonly quick?: QuickSink;
  /** Bytes that are no record of the format. */
  unreadable(reason: string, raw: string): void;
}

/** Takes many records at once, straight from the bytes. */
export interface QuickSink {
  /** Records that are a line each, as many from a place on as it can; answers the place behind them. */
  lines(source: ByteText, start: number): number;
  /** The elements of a list up to its closing bracket, as many from a place on as it can. */
  elements(source: ByteText, start: number, end: number): number;
  /** Where the list of objects closes whose first begins at a place; -1 where it is better read whole. */
  listEnd(source: ByteText, start: number): number;
}
