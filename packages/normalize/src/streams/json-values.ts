import { failureRawBytesMax } from "@pharos/domain";
import { type ByteText, skipBlanks } from "./byte-text.ts";
import { scanValue } from "./json-scanner.ts";
import { lineEnd } from "./lines.ts";
import type { RecordSink } from "./record-sink.ts";

/** What is done with the values of a JSON stream. */
export interface ValueReader {
  /** One parsed value, with the text it was parsed from. */
  value(value: unknown, text: string): void;
  /** Takes records from a value on that need not be parsed; answers the place behind them. */
  quick?(start: number): number;
  /** A value at a place that cannot be parsed whole: the place after what could be read of it, -1 for nothing. */
  broken(start: number): number;
}

const longLineBytes = 64 * 1024;
const notJson = Symbol("not JSON");
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return notJson;
  }
}

/**
 * JSON values one after another: a line each, several a line, or printed over many lines. What is broken becomes one
 * failure and reading resumes at the next line; a line that is not an object or array is delivered as text.
 */
export function readJsonValues(source: ByteText, sink: RecordSink, reader: ValueReader): void {
  const { bytes } = source;
  for (let at = skipBlanks(bytes, 0, bytes.length); at < bytes.length; at = skipBlanks(bytes, at, bytes.length)) {
    const first = bytes[at];
    const isValue = first === 0x7b || first === 0x5b;
    const quickEnd = isValue ? (reader.quick?.(at) ?? at) : at;
    if (quickEnd > at) {
      at = quickEnd;
      continue;
    }
    const end = lineEnd(bytes, at);
    if (isValue) {
      at = readWholeLine(source, at, end, reader) ? end + 1 : readScanned(source, at, end, sink, reader);
    } else {
      sink.text(source.slice(at, bytes[end - 1] === 0x0d ? end - 1 : end));
      at = end + 1;
    }
  }
}

/** The common case: the value fills its line. */
function readWholeLine(source: ByteText, start: number, end: number, reader: Pick<ValueReader, "value">): boolean {
  let last = end - 1;
  while (last > start && (source.bytes[last] === 0x0d || source.bytes[last] === 0x20)) last--;
  if (source.bytes[last] !== 0x7d && source.bytes[last] !== 0x5d) return false;
  // Values one behind the other in a long line: the text of all that are left would be made for each.
  if (last - start > longLineBytes && scanValue(source.bytes, start).end !== last + 1) return false;
  const text = source.slice(start, last + 1);
  const value = parse(text);
  if (value === notJson) return false;
  reader.value(value, text);
  return true;
}

/** A value that does not fill a line; answers the place after it. */
function readScanned(source: ByteText, start: number, end: number, sink: RecordSink, reader: ValueReader): number {
  const scanned = scanValue(source.bytes, start);
  if (scanned.outcome === "closed") {
    const text = source.slice(start, scanned.end);
    const value = parse(text);
    if (value !== notJson) {
      reader.value(value, text);
      return scanned.end;
    }
  }
  const after = reader.broken(start);
  if (after >= 0) return after;
  if (scanned.outcome === "closed") {
    const endOfLine = lineEnd(source.bytes, scanned.end);
    fail(source, start, endOfLine, sink, "malformed JSON");
    return endOfLine + 1;
  }
  const isUnclosed = scanned.outcome === "unclosed";
  const stop = isUnclosed ? source.bytes.length : faultLine(source.bytes, start, end, scanned.end);
  salvageLines(source, start, end, stop, sink, reader, isUnclosed ? "unclosed JSON" : "malformed JSON");
  return stop;
}

/** The beginning of the line with the fault, or the line after the first when the fault is in the first. */
function faultLine(bytes: Buffer, start: number, firstEnd: number, fault: number): number {
  if (fault <= firstEnd) return Math.min(firstEnd + 1, bytes.length);
  return Math.max(bytes.lastIndexOf(0x0a, fault - 1) + 1, start + 1);
}

/**
 * A broken value between two places: lines in it that are objects by themselves are records that a truncated one
 * swallowed; what lies between them is one failure each.
 */
function salvageLines(
  source: ByteText,
  start: number,
  firstEnd: number,
  stop: number,
  sink: RecordSink,
  reader: ValueReader,
  reason: string,
): void {
  let failedFrom = start;
  for (let at = firstEnd + 1; at < stop; ) {
    const end = Math.min(lineEnd(source.bytes, at), stop);
    const from = failedFrom;
    const lineStart = at;
    const delivering = {
      value(value: unknown, text: string) {
        if (from < lineStart) fail(source, from, lineStart, sink, reason);
        reader.value(value, text);
      },
    };
    if (source.bytes[at] === 0x7b && readWholeLine(source, at, end, delivering)) failedFrom = end + 1;
    at = end + 1;
  }
  if (failedFrom < stop) fail(source, failedFrom, stop, sink, reason);
}

function fail(source: ByteText, start: number, end: number, sink: RecordSink, reason: string): void {
  const raw = source.slice(start, Math.min(end, start + failureRawBytesMax)).trimEnd();
  sink.unreadable(reason, raw);
}
