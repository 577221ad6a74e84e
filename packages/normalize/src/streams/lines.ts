import { eventBytesMax, failureRawBytesMax } from "@pharos/domain";
import { type ByteText, skipBlanks } from "./byte-text.ts";
import { readQuickLines } from "./quick-lines.ts";
import type { RecordSink } from "./record-sink.ts";

/** The end of the line that holds `start`, without its line feed. */
export function lineEnd(bytes: Uint8Array, start: number): number {
  const end = bytes.indexOf(0x0a, start);
  return end < 0 ? bytes.length : end;
}

export function tooLong(sink: RecordSink, source: ByteText, start: number): void {
  sink.unreadable(`longer than ${eventBytesMax} bytes`, source.slice(start, start + failureRawBytesMax));
}

/** One record a line; blank lines are none. `areJson`: nobody needs their text. */
export function readLines(source: ByteText, sink: RecordSink, areJson = false): void {
  const { bytes } = source;
  for (let start = 0; start < bytes.length; ) {
    const quickEnd = areJson ? readQuickLines(source, start, sink) : start;
    if (quickEnd > start) {
      start = quickEnd;
      continue;
    }
    const next = lineEnd(bytes, start);
    const end = next > start && bytes[next - 1] === 0x0d ? next - 1 : next;
    if (end - start > eventBytesMax) tooLong(sink, source, start);
    else if (skipBlanks(bytes, start, end) < end) sink.text(source.slice(start, end));
    start = next + 1;
  }
}
