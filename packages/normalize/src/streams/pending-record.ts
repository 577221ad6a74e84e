import { parseExactly } from "../exact-numbers/exact-json.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

/** A record on its way through the schemas. */
export interface PendingRecord {
  /** Undefined when it is no JSON. */
  readonly value: unknown;
  /** Undefined for a part of a larger JSON value. */
  readonly text: string | undefined;
  /** Reads a part again with whole numbers that a double would round. */
  readonly exact: (() => unknown) | undefined;
  /** Members that come from around the record; its own win. */
  readonly context: JsonObject | undefined;
}

/** The record as received; a part as JSON, unless it is nested too deeply to be written. */
export function textOf(record: PendingRecord): string {
  if (record.text !== undefined) return record.text;
  try {
    return JSON.stringify(record.value) ?? "";
  } catch {
    return "";
  }
}

export function exactValueOf(record: PendingRecord): unknown {
  if (record.exact) return record.exact();
  return record.text === undefined ? record.value : parseExactly(record.text);
}

/** The JSON object of a text; undefined when the text is something else. */
export function objectIn(text: string): unknown {
  if (text.charCodeAt(0) !== 0x7b && !text.trimStart().startsWith("{")) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
