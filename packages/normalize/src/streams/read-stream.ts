import type { StreamOptions, StreamType } from "@pharos/domain";
import { ByteText, skipBlanks } from "./byte-text.ts";
import { envelopedEvents } from "./envelope.ts";
import { parseExactly } from "./exact-json.ts";
import { readJsonValues, type ValueReader } from "./json-values.ts";
import { readLines } from "./lines.ts";
import type { RecordSink } from "./record-sink.ts";

/** Splits a chunk's decompressed bytes into records. `wantsText`: every candidate schema parses text. */
export function readStream(
  bytes: Uint8Array,
  type: StreamType,
  _options: StreamOptions,
  wantsText: boolean,
  sink: RecordSink,
): void {
  const source = new ByteText(bytes);
  const detected = type === "Auto" ? detect(source, wantsText) : type;
  if (detected === "JSON") {
    readJsonValues(source, sink, type === "Auto" ? unpacking(sink) : (value, text) => sink.json(value, text));
  } else {
    readLines(source, sink);
  }
}

/** Auto: by the first character. Text schemas take lines whatever they look like. */
function detect(source: ByteText, wantsText: boolean): StreamType {
  if (wantsText) return "Lines";
  const { bytes } = source;
  const first = bytes[skipBlanks(bytes, 0, bytes.length)];
  return first === 0x7b || first === 0x5b ? "JSON" : "Lines";
}

/** Delivers the members of arrays and envelopes one by one, anything else whole. */
function unpacking(sink: RecordSink): ValueReader {
  return (value, text) => {
    const events = eventsWithin(value);
    if (events) deliverParts(events, sink, () => eventsWithin(parseExactly(text)) ?? []);
    else sink.json(value, text);
  };
}

function eventsWithin(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  return typeof value === "object" && value !== null ? envelopedEvents(value as Record<string, unknown>) : undefined;
}

export function deliverParts(parts: readonly unknown[], sink: RecordSink, readExactly: () => unknown[]): void {
  let exact: unknown[] | undefined;
  for (let i = 0; i < parts.length; i++) {
    sink.part(parts[i], () => {
      exact ??= readExactly();
      return exact[i];
    });
  }
}
