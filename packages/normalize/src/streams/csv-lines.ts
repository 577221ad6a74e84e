import { eventBytesMax } from "@pharos/domain";
import { endsWithinCell } from "../text-records/csv-row.ts";
import { type ByteText, skipBlanks } from "./byte-text.ts";
import { lineEnd, readLines, tooLong } from "./lines.ts";
import type { RecordSink } from "./record-sink.ts";

const quote = 0x22;
/** More lines than this are no cell, but a quote that nobody closed. */
const linesOfRecordMax = 1_000;

/**
 * One record a line, or several lines where a quoted cell goes on over their ends. A quote that is never closed is a
 * character like others, and its line a record. All looking ahead in vain together is no longer than the chunk.
 */
export function readCsvLines(source: ByteText, delimiter: string, sink: RecordSink): void {
  const { bytes } = source;
  let nextQuote = bytes.indexOf(quote);
  if (nextQuote < 0) {
    readLines(source, sink);
    return;
  }
  const lookAhead = { bytesLeft: bytes.length };
  for (let start = 0; start < bytes.length; ) {
    let next = lineEnd(bytes, start);
    if (nextQuote >= 0 && nextQuote < start) nextQuote = bytes.indexOf(quote, start);
    if (nextQuote >= 0 && nextQuote < next) next = recordEnd(source, start, next, delimiter, lookAhead);
    const end = next > start && bytes[next - 1] === 0x0d ? next - 1 : next;
    if (end - start > eventBytesMax) tooLong(sink, source, start);
    else if (skipBlanks(bytes, start, end) < end) sink.text(source.slice(start, end));
    start = next + 1;
  }
}

/** The end of the record that begins with a line in which a quote is. */
function recordEnd(
  source: ByteText,
  start: number,
  firstEnd: number,
  delimiter: string,
  lookAhead: { bytesLeft: number },
): number {
  const { bytes } = source;
  let isOdd = hasOddQuotes(bytes, start, firstEnd);
  if (!isOdd || lookAhead.bytesLeft <= 0 || !endsWithinCell(source.slice(start, firstEnd), delimiter)) return firstEnd;
  let end = firstEnd;
  for (let lines = 1; lines < linesOfRecordMax && end < bytes.length; lines++) {
    const from = end + 1;
    end = lineEnd(bytes, from);
    if (end - start > Math.min(eventBytesMax, lookAhead.bytesLeft)) break;
    if (hasOddQuotes(bytes, from, end)) isOdd = !isOdd;
    if (isOdd) continue;
    if (!endsWithinCell(source.slice(start, end), delimiter)) return end;
    lookAhead.bytesLeft -= end - start;
  }
  lookAhead.bytesLeft -= end - firstEnd;
  return firstEnd;
}

function hasOddQuotes(bytes: Buffer, start: number, end: number): boolean {
  let isOdd = false;
  for (let at = bytes.indexOf(quote, start); at >= 0 && at < end; at = bytes.indexOf(quote, at + 1)) isOdd = !isOdd;
  return isOdd;
}
