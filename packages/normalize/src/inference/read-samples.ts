import type { StreamType } from "@pharos/domain";
import { decompress } from "../decompress/decompress.ts";
import { anyReaders, readStream } from "../streams/read-stream.ts";
import type { RecordSink } from "../streams/record-sink.ts";

/** Raw number text inside `JSON.stringify` (a newer part of the language than the library types know). */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

/**
 * The first records of a file, plain or compressed, a line of text each: members of arrays and envelopes, and JSON
 * printed over many lines, become lines of their own. Throws PharosError for damaged compression.
 */
export function readSamples(bytes: Uint8Array, linesMax: number, streamType: StreamType = "Auto"): string[] {
  const lines: string[] = [];
  const add = (text: string) => {
    // Outside of its texts, in which none may stand, JSON has the same meaning without line ends.
    if (lines.length < linesMax) lines.push(text.replaceAll(/\s*[\r\n]+\s*/g, " "));
  };
  const sink: RecordSink = {
    text: add,
    json: (_value, text) => add(text),
    part: (value, exact) => add(exactJson(value, exact)),
    unreadable: (_reason, raw) => add(raw),
  };
  readStream(decompress(bytes), streamType, {}, anyReaders, sink);
  return lines;
}

/** A part of a JSON value as text; one with long whole numbers is written with all their digits. */
function exactJson(value: unknown, exact: () => unknown): string {
  const text = JSON.stringify(value) ?? "null";
  if (!/\d{16}/.test(text)) return text;
  return (
    JSON.stringify(exact(), (_key, member) => (typeof member === "bigint" ? rawJSON(String(member)) : member)) ?? text
  );
}
