import type { StreamOptions, StreamType } from "@pharos/domain";
import { ByteText, skipBlanks } from "./byte-text.ts";
import { readCsvLines } from "./csv-lines.ts";
import { arrayElements, cloudWatchMessages, unpackedValues, wholeValues } from "./json-readers.ts";
import { readJsonValues, type ValueReader } from "./json-values.ts";
import { readLines } from "./lines.ts";
import type { RecordSink } from "./record-sink.ts";
import type { StreamFormat } from "./slice.ts";
import { readXml } from "./xml.ts";
import { readZeekText, zeekBeginning } from "./zeek-text.ts";

/** What the candidate schemas of a stream are like. */
export interface StreamReaders {
  /** All of them parse text. */
  readonly wantText: boolean;
  /** None of them does. */
  readonly wantJson: boolean;
  /** All of them read CSV with this delimiter. */
  readonly csvDelimiter: string | undefined;
}

/** Nothing is known of them. */
export const anyReaders: StreamReaders = { wantText: false, wantJson: false, csvDelimiter: undefined };

/** Splits a chunk's decompressed bytes into records; a part of a chunk has the format that its beginning had. */
export function readStream(
  bytes: Uint8Array,
  type: StreamType,
  options: StreamOptions,
  { wantText, wantJson, csvDelimiter }: StreamReaders,
  sink: RecordSink,
  format?: StreamFormat,
): void {
  const source = new ByteText(bytes);
  format ??= detectFormat(source.bytes, type, wantText);
  const hasCells = csvDelimiter !== undefined && !options.hasSyslogHeaders;
  if (format === "Lines" && hasCells) readCsvLines(source, csvDelimiter, sink);
  else if (format === "Lines") readLines(source, sink, wantJson);
  else if (format === "Zeek") readZeekText(source, sink);
  else if (format === "XML") readXml(source, options.xmlRootElement, sink);
  else readJsonValues(source, sink, valueReader(type, source, options, sink));
}

function valueReader(type: StreamType, source: ByteText, options: StreamOptions, sink: RecordSink): ValueReader {
  switch (type) {
    case "JsonArray":
      return arrayElements(source, options.jsonArrayEnvelopeField, sink);
    case "CloudWatchLogs":
      return cloudWatchMessages(sink);
    case "Auto":
      return unpackedValues(source, sink);
    default:
      return wholeValues(source, sink);
  }
}

/** Auto: by the first characters. Text schemas take lines whatever they look like. */
export function detectFormat(bytes: Buffer, type: StreamType, wantText: boolean): StreamFormat {
  if (type === "Lines" || type === "XML") return type;
  if (type !== "Auto") return "JSON";
  if (wantText) return "Lines";
  const start = skipBlanks(bytes, 0, bytes.length);
  const head = bytes.toString("latin1", start, start + 256);
  // A bracket also begins `[2023-07-10 11:42:36] text`, a `<` the priority of a syslog line.
  if (/^(?:\{|\[\s*(?:[[{\]]|$))/.test(head)) return "JSON";
  if (head.startsWith(zeekBeginning)) return "Zeek";
  return /^<[?!A-Za-z]/.test(head) ? "XML" : "Lines";
}
