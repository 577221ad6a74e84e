import { failureRawBytesMax } from "@pharos/domain";
import { type ByteText, skipBlanks } from "./byte-text.ts";
import { scanValue } from "./json-scanner.ts";
import type { RecordSink } from "./record-sink.ts";

const openBrace = 0x7b;
const comma = 0x2c;
const headBytes = 4096;

/**
 * Where the elements begin in a JSON value that could not be read whole: an array of objects, or an object that has
 * one in a member of the given names after nothing but scalars. -1 when it is something else.
 */
export function elementsStart(source: ByteText, start: number, envelopeNames: readonly string[]): number {
  const head = source.bytes.toString("latin1", start, start + headBytes);
  if (/^\[\s*\{/.test(head)) return start + 1;
  const scalarMembers = /^\{\s*(?:"[^"\\]*"\s*:\s*(?:"[^"\\]*"|[-+.\w]+)\s*,\s*)*/.exec(head)?.[0];
  const member = /^"([^"\\]*)"\s*:\s*\[(?=\s*\{)/.exec(head.slice(scalarMembers?.length ?? 0));
  if (!scalarMembers || !member || !envelopeNames.includes(member[1] ?? "")) return -1;
  return start + scalarMembers.length + member[0].length;
}

/**
 * The elements of a broken array one by one: each that is complete is a record, each that is closed but malformed a
 * failure, and so is the rest from the first that is not closed. Answers the end of what was read.
 */
export function readElements(source: ByteText, start: number, sink: RecordSink): number {
  const { bytes } = source;
  let at = skipBlanks(bytes, start, bytes.length);
  while (bytes[at] === openBrace) {
    const scanned = scanValue(bytes, at);
    if (scanned.outcome !== "closed") break;
    deliver(source.slice(at, scanned.end), sink);
    at = skipBlanks(bytes, scanned.end, bytes.length);
    if (bytes[at] !== comma) break;
    at = skipBlanks(bytes, at + 1, bytes.length);
  }
  const isClosed = /^[\]}\s]*(?:\r?\n|$)/.exec(bytes.toString("latin1", at, at + headBytes));
  if (isClosed && at < bytes.length) return at + isClosed[0].length;
  const raw = source.slice(at, Math.min(bytes.length, at + failureRawBytesMax)).trimEnd();
  sink.unreadable("unclosed JSON array", raw);
  return bytes.length;
}

function deliver(text: string, sink: RecordSink): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    sink.unreadable("malformed JSON", text);
    return;
  }
  sink.json(value, text);
}
