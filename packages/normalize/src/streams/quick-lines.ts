import type { ByteText } from "./byte-text.ts";
import type { RecordSink } from "./record-sink.ts";

const openBrace = 0x7b;

/** Takes objects that are a line each without parsing them; answers the place behind those that could be taken. */
export function readQuickLines(source: ByteText, start: number, sink: RecordSink): number {
  return source.bytes[start] === openBrace && sink.quick ? sink.quick.lines(source, start) : start;
}
