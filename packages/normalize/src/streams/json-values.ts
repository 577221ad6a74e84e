import { failureRawBytesMax } from "@pharos/domain";
import { type ByteText, skipBlanks } from "./byte-text.ts";
import { scanValue } from "./json-scanner.ts";
import { lineEnd } from "./lines.ts";
import type { RecordSink } from "./record-sink.ts";

/** Delivers one parsed value; `text` is what it was parsed from. */
export type ValueReader = (value: unknown, text: string) => void;

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
 * failure and reading resumes at the next line; a line that is no object or array is delivered as text.
 */
export function readJsonValues(source: ByteText, sink: RecordSink, deliver: ValueReader): void {
  const { bytes } = source;
  for (let at = skipBlanks(bytes, 0, bytes.length); at < bytes.length; at = skipBlanks(bytes, at, bytes.length)) {
    const end = lineEnd(bytes, at);
    const first = bytes[at];
    if (first !== 0x7b && first !== 0x5b) {
      sink.text(source.slice(at, bytes[end - 1] === 0x0d ? end - 1 : end));
      at = end + 1;
      continue;
    }
    at = readWholeLine(source, at, end, deliver) ? end + 1 : readScanned(source, at, end, sink, deliver);
  }
}

/** The common case: the value fills its line. */
function readWholeLine(source: ByteText, start: number, end: number, deliver: ValueReader): boolean {
  let last = end - 1;
  while (last > start && (source.bytes[last] === 0x0d || source.bytes[last] === 0x20)) last--;
  if (source.bytes[last] !== 0x7d && source.bytes[last] !== 0x5d) return false;
  const text = source.slice(start, last + 1);
  const value = parse(text);
  if (value === notJson) return false;
  deliver(value, text);
  return true;
}

function readScanned(source: ByteText, start: number, end: number, sink: RecordSink, deliver: ValueReader): number {
  const scanned = scanValue(source.bytes, start);
  if (scanned.outcome === "closed") {
    const text = source.slice(start, scanned.end);
    const value = parse(text);
    if (value !== notJson) {
      deliver(value, text);
      return scanned.end;
    }
    const endOfLine = lineEnd(source.bytes, scanned.end);
    fail(source, start, endOfLine, sink, "malformed JSON");
    return endOfLine + 1;
  }
  const isWholeRest = scanned.outcome === "unclosed";
  const stop = isWholeRest ? source.bytes.length : faultLine(source.bytes, start, end, scanned.end);
  return salvageLines(source, start, end, stop, sink, deliver, isWholeRest ? "unclosed JSON" : "malformed JSON");
}

/** The beginning of the line with the fault, or the line after the first when the fault is in the first. */
function faultLine(bytes: Buffer, start: number, firstEnd: number, fault: number): number {
  if (fault <= firstEnd) return Math.min(firstEnd + 1, bytes.length);
  return Math.max(bytes.lastIndexOf(0x0a, fault - 1) + 1, start + 1);
}

/**
 * A broken value between two places: lines in it that are objects by themselves are records that a truncated one
 * swallowed; the others, together with what follows them, are failures.
 */
function salvageLines(
  source: ByteText,
  start: number,
  firstEnd: number,
  stop: number,
  sink: RecordSink,
  deliver: ValueReader,
  reason: string,
): number {
  const { bytes } = source;
  let failedFrom = start;
  for (let at = firstEnd + 1; at < stop; ) {
    const end = Math.min(lineEnd(bytes, at), stop);
    const isRecord =
      bytes[at] === 0x7b &&
      readWholeLineAfter(source, at, end, deliver, () => {
        if (failedFrom < at) fail(source, failedFrom, at, sink, reason);
      });
    if (isRecord) failedFrom = end + 1;
    at = end + 1;
  }
  if (failedFrom < stop) fail(source, failedFrom, stop, sink, reason);
  return stop;
}

/** Like `readWholeLine`, telling before it delivers, so that failures keep their place in the order. */
function readWholeLineAfter(
  source: ByteText,
  start: number,
  end: number,
  deliver: ValueReader,
  before: () => void,
): boolean {
  return readWholeLine(source, start, end, (value, text) => {
    before();
    deliver(value, text);
  });
}

function fail(source: ByteText, start: number, end: number, sink: RecordSink, reason: string): void {
  const raw = source.slice(start, Math.min(end, start + failureRawBytesMax)).trimEnd();
  sink.unreadable(reason, raw);
}
