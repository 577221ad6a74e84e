import { parseExactly } from "../exact-numbers/exact-json.ts";
import { type ByteText, skipBlanks } from "./byte-text.ts";
import { scanValue } from "./json-scanner.ts";
import type { QuickSink, RecordSink } from "./record-sink.ts";

const comma = 0x2c;
const headBytes = 256;

/** A list of objects that fills the value, between its brackets. */
interface PlacedList {
  readonly start: number;
  readonly end: number;
  /** Behind the value and the rest of its line, which is blank. */
  readonly valueEnd: number;
}

/**
 * Takes the objects of a list, which is the value itself or the only member of an object, of one of these names, without
 * parsing it as a whole; answers the place behind the value, or its start when it is something else.
 */
export function readQuickList(source: ByteText, start: number, names: readonly string[], sink: RecordSink): number {
  const { quick } = sink;
  const list = quick && placedList(source, start, names, quick);
  if (!list) return start;
  for (let at = list.start; at < list.end; ) {
    at = skipBlanks(source.bytes, quick.elements(source, at, list.end), list.end);
    if (at < list.end) at = deliverElement(source, at, list.end, sink);
  }
  return list.valueEnd;
}

function placedList(
  source: ByteText,
  start: number,
  names: readonly string[],
  quick: QuickSink,
): PlacedList | undefined {
  const head = source.bytes.toString("latin1", start, start + headBytes);
  const opening = /^(?:\{\s*"(?<name>[^"\\]*)"\s*:\s*)?\[(?=\s*\{)/.exec(head);
  const name = opening?.groups?.name;
  if (!opening || (name !== undefined && !names.includes(name))) return undefined;
  const first = start + opening[0].length;
  const end = quick.listEnd(source, first);
  if (end < 0) return undefined;
  const valueEnd = lineEndBehind(source, end + 1, name === undefined ? "" : "}");
  return valueEnd < 0 ? undefined : { start: first, end, valueEnd };
}

/** The place behind the line in which nothing but this comes, from a place on; -1 where something else does. */
function lineEndBehind({ bytes }: ByteText, from: number, closing: string): number {
  const at = closing === "" ? from : skipBlanks(bytes, from, bytes.length);
  const rest = bytes.toString("latin1", at, at + headBytes);
  const found = (closing === "" ? /^[ \t\r]*(?:\n|$)/ : /^\}[ \t\r]*(?:\n|$)/).exec(rest);
  return found ? at + found[0].length : -1;
}

/** An element that has to be parsed; answers the place behind it and its comma. */
function deliverElement(source: ByteText, start: number, listEnd: number, sink: RecordSink): number {
  const { end } = scanValue(source.bytes, start);
  const text = source.slice(start, end);
  sink.part(JSON.parse(text), () => parseExactly(text));
  const behind = skipBlanks(source.bytes, end, listEnd);
  return source.bytes[behind] === comma ? behind + 1 : behind;
}
