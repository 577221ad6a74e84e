import { textLines } from "./text-lines.ts";

export interface CsvRecord {
  /** The line of the file that the record begins in, counted from 1. */
  readonly line: number;
  readonly cells: string[];
}

/** The cells of each record (RFC 4180): a quoted cell may hold delimiters, doubled quotes and line ends. Blank lines are none. */
export function* csvRecords(bytes: Buffer, delimiter: string): Generator<CsvRecord> {
  let open: number | undefined;
  let number = 0;
  let line = 0;
  for (const { start, end } of textLines(bytes)) {
    number += 1;
    if (open === undefined) line = number;
    if (start === end && open === undefined) continue;
    const from = open ?? start;
    const text = bytes.toString("utf8", from, end);
    if (!text.includes('"')) {
      yield { line, cells: text.split(delimiter) };
      continue;
    }
    const cells = quotedRecord(text, delimiter);
    open = cells === undefined && end - from < recordBytesMax ? from : undefined;
    if (open === undefined) yield { line, cells: cells ?? text.split(delimiter) };
  }
  if (open !== undefined) yield { line, cells: bytes.toString("utf8", open).split(delimiter) };
}

/** A quote that nothing closes must not turn the rest of the file into one cell. */
const recordBytesMax = 1024 * 1024;

/** Undefined where the text ends within quotes: the record goes on in the next line. */
function quotedRecord(text: string, delimiter: string): string[] | undefined {
  const cells: string[] = [];
  for (let at = 0; at <= text.length; ) {
    if (text[at] !== '"') {
      const next = text.indexOf(delimiter, at);
      const end = next < 0 ? text.length : next;
      cells.push(text.slice(at, end));
      at = end + delimiter.length;
      continue;
    }
    let close = text.indexOf('"', at + 1);
    while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
    if (close < 0) return undefined;
    const next = text.indexOf(delimiter, close);
    const end = next < 0 ? text.length : next;
    cells.push(text.slice(at + 1, close).replaceAll('""', '"') + text.slice(close + 1, end));
    at = end + delimiter.length;
  }
  return cells;
}
