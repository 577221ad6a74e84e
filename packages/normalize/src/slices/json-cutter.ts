import { failureRawBytesMax, type StreamOptions, type StreamType } from "@pharos/domain";
import { isBlank, skipBlanks } from "../streams/byte-text.ts";
import { envelopedEvents } from "../streams/envelope.ts";
import { scanValue } from "../streams/json-scanner.ts";
import { lineEnd } from "../streams/lines.ts";
import type { Cut, Cutter, SliceLimits } from "../streams/slice.ts";
import { endOfLines } from "./line-cutter.ts";
import { findList, type OpenedList } from "./list-in-value.ts";
import { ValueEnd } from "./value-end.ts";

const openBrace = 0x7b;
const openBracket = 0x5b;
const closeBrace = 0x7d;
const closeBracket = 0x5d;
const comma = 0x2c;
/** So many line ends are looked at for one that surely ends a record, before all values are scanned. */
const lineEndsTried = 16;
/** Lines with more objects than this are lists of records. */
const bracesOfRecordMax = 8;

/**
 * Cuts JSON values, at a line's end where each is a line. A list that is larger than a slice is cut between its elements,
 * and each part is a list of its own in the same envelope.
 */
export class JsonCutter implements Cutter {
  readonly #limits: SliceLimits;
  readonly #type: StreamType;
  readonly #options: StreamOptions;
  #list: OpenedList | undefined;
  #skipped: Skipped | undefined;
  #isBehindSkipped = false;

  constructor(limits: SliceLimits, type: StreamType, options: StreamOptions) {
    this.#limits = limits;
    this.#type = type;
    this.#options = options;
  }

  cut(bytes: Buffer, isEnd: boolean): Cut | undefined {
    if (this.#skipped) return this.#skip(this.#skipped, bytes);
    return this.#list ? this.#cutElements(this.#list, bytes, isEnd) : this.#cutValues(bytes, isEnd);
  }

  #skip(skipped: Skipped, bytes: Buffer): Cut {
    const end = skipped.find(bytes);
    if (end >= 0) this.#skipped = undefined;
    return { taken: end < 0 ? bytes.length : end };
  }

  #cutValues(bytes: Buffer, isEnd: boolean): Cut | undefined {
    const { records } = this.#limits;
    const isFew = isEnd && endOfLines(bytes, records) === bytes.length && !hasMoreThan(bytes, closeBrace, records);
    const end = isFew ? bytes.length : endOfWholeLines(bytes, records, isEnd);
    const hasLists = !isFew && hasMoreThan(bytes.subarray(0, end), closeBrace, records * bracesOfRecordMax);
    if (end > 0 && !hasLists) return { taken: end, records: bytes.subarray(0, end) };
    return this.#cutScanned(bytes, isEnd);
  }

  #cutScanned(bytes: Buffer, isEnd: boolean): Cut | undefined {
    const { end, large } = this.#endOfValues(bytes, isEnd);
    if (skipBlanks(bytes, 0, end) < end) return { taken: end, records: bytes.subarray(0, end) };
    return large ? this.#cutLarge(bytes, end, large, isEnd) : { taken: bytes.length };
  }

  /** Where the last value ends that is closed, among so many; a large one there is left for a slice of its own. */
  #endOfValues(bytes: Buffer, isEnd: boolean): { end: number; large?: LargeValue } {
    const { records } = this.#limits;
    let end = 0;
    for (let count = 0; count < records; count++) {
      const at = skipBlanks(bytes, end, bytes.length);
      if (at === bytes.length) return { end: at };
      if (bytes[at] === openBrace || bytes[at] === openBracket) {
        const scanned = scanValue(bytes, at);
        if (scanned.outcome === "unclosed") return { end: at, large: {} };
        const isLarge =
          scanned.outcome === "closed" && hasMoreThan(bytes.subarray(at, scanned.end), closeBrace, records);
        if (isLarge) return { end: at, large: { end: scanned.end } };
        end = scanned.outcome === "closed" ? scanned.end : lineAfter(bytes, scanned.end);
      } else {
        const next = lineEnd(bytes, at);
        if (next === bytes.length && !isEnd) return { end: at, large: {} };
        end = Math.min(next + 1, bytes.length);
      }
    }
    return { end };
  }

  /** The value at a place, behind nothing but white space, does not end within the bytes, or holds many others. */
  #cutLarge(bytes: Buffer, start: number, large: LargeValue, isEnd: boolean): Cut | undefined {
    const list = findList(bytes, start, this.#type, this.#options);
    const isList = list && (list.isCertain || isEnvelope(bytes, start, large, this.#limits.eventBytes));
    if (isList) {
      this.#list = list;
      const cut = this.#cutElements(list, bytes.subarray(list.end), isEnd);
      return cut ? { ...cut, taken: cut.taken + list.end } : { taken: list.end };
    }
    const end = large.end ?? bytes.length;
    if (isEnd || large.end !== undefined) return { taken: end, records: bytes.subarray(0, end) };
    return bytes.length < this.#limits.recordBytes ? undefined : this.#skipFrom(bytes, start);
  }

  #skipFrom(bytes: Buffer, start: number): Cut {
    const isValue = bytes[start] === openBrace || bytes[start] === openBracket;
    const skipped = isValue ? new ValueEnd(0) : restOfLine;
    const end = skipped.find(bytes.subarray(start));
    if (end < 0) this.#skipped = skipped;
    this.#isBehindSkipped = this.#list !== undefined;
    const raw = bytes.toString("utf8", start, start + failureRawBytesMax);
    return {
      taken: end < 0 ? bytes.length : start + end,
      unreadable: { reason: `longer than ${this.#limits.recordBytes} bytes`, raw },
    };
  }

  #cutElements(list: OpenedList, bytes: Buffer, isEnd: boolean): Cut | undefined {
    const commaAt = this.#isBehindSkipped ? skipBlanks(bytes, 0, bytes.length) : -1;
    this.#isBehindSkipped = false;
    if (bytes[commaAt] === comma) return { taken: commaAt + 1 };
    const { end, next, outcome } = endOfElements(bytes, this.#limits.records);
    const records = end > 0 ? Buffer.concat([list.opening, bytes.subarray(0, end), list.closing]) : undefined;
    if (outcome === "closed" || outcome === "fault") this.#list = undefined;
    if (outcome === "closed" && list.hasMembersBehind) this.#skipped = new ValueEnd(1);
    if (outcome !== "unclosed" || records) return { taken: next, records };
    if (isEnd) return { taken: bytes.length, records: Buffer.concat([list.opening, bytes]) };
    return bytes.length < this.#limits.recordBytes ? undefined : this.#skipFrom(bytes, next);
  }
}

/** A value that has a slice of its own, or several; without an end it is not closed. */
interface LargeValue {
  readonly end?: number;
}

type Skipped = Pick<ValueEnd, "find">;

const restOfLine: Skipped = {
  find: (bytes) => {
    const end = bytes.indexOf(0x0a) + 1;
    return end === 0 ? -1 : end;
  },
};

/** An object with a list that is not closed is no event once it is longer than one may be. */
function isEnvelope(bytes: Buffer, start: number, { end }: LargeValue, eventBytes: number): boolean {
  if (end === undefined) return bytes.length - start > eventBytes;
  try {
    return envelopedEvents(JSON.parse(bytes.toString("utf8", start, end))) !== undefined;
  } catch {
    return true;
  }
}

/** The end of the last line, among so many, that is a whole value by itself and is followed by another; 0 for none. */
function endOfWholeLines(bytes: Buffer, lines: number, isEnd: boolean): number {
  let end = endOfLines(bytes, lines);
  // The last line may go on, and what follows it is not known.
  if (end === bytes.length && !isEnd) end = bytes.lastIndexOf(0x0a, end - 2) + 1;
  for (let tried = 0; tried < lineEndsTried && end > 0; tried++) {
    const start = end < 2 ? 0 : bytes.lastIndexOf(0x0a, end - 2) + 1;
    const first = bytes[end];
    const isFollowed = first === openBrace || first === openBracket || (isEnd && end === bytes.length);
    if (isFollowed && isWholeValue(bytes.subarray(start, end))) return end;
    end = start;
  }
  return 0;
}

function isWholeValue(line: Buffer): boolean {
  if (line[0] !== openBrace && line[0] !== openBracket) return false;
  try {
    JSON.parse(line.toString());
    return true;
  } catch {
    return false;
  }
}

function lineAfter(bytes: Buffer, place: number): number {
  return Math.min(lineEnd(bytes, place) + 1, bytes.length);
}

interface ScannedElements {
  /** Behind the last whole element; 0 for none. */
  readonly end: number;
  /** Where reading goes on: behind its comma, or behind the list. */
  readonly next: number;
  readonly outcome: "closed" | "fault" | "unclosed" | "enough";
}

function endOfElements(bytes: Buffer, elements: number): ScannedElements {
  let end = 0;
  let next = skipBlanks(bytes, 0, bytes.length);
  for (let count = 0; count < elements; count++) {
    if (bytes[next] === closeBracket) return { end, next: next + 1, outcome: "closed" };
    const element = elementEnd(bytes, next);
    if (element === undefined) return { end, next, outcome: "unclosed" };
    if (element < 0) return { end, next, outcome: "fault" };
    const behind = skipBlanks(bytes, element, bytes.length);
    if (behind === bytes.length) return { end, next, outcome: "unclosed" };
    end = element;
    if (bytes[behind] === closeBracket) return { end, next: behind + 1, outcome: "closed" };
    next = behind;
    if (bytes[behind] !== comma) return { end, next, outcome: "fault" };
    next = skipBlanks(bytes, behind + 1, bytes.length);
  }
  return { end, next, outcome: "enough" };
}

/** The place behind an element; undefined where it is not closed, -1 where none is there. */
function elementEnd(bytes: Buffer, start: number): number | undefined {
  const first = bytes[start];
  if (first === openBrace || first === openBracket) {
    const { end, outcome } = scanValue(bytes, start);
    return outcome === "closed" ? end : outcome === "fault" ? -1 : undefined;
  }
  if (first === 0x22) {
    for (let at = start + 1; at < bytes.length; at++) {
      if (bytes[at] === 0x5c) at++;
      else if (bytes[at] === 0x22) return at + 1;
    }
    return undefined;
  }
  let at = start;
  while (at < bytes.length && bytes[at] !== comma && bytes[at] !== closeBracket && !isBlank(bytes[at])) at++;
  if (at === bytes.length) return undefined;
  return at === start ? -1 : at;
}

function hasMoreThan(bytes: Buffer, byte: number, count: number): boolean {
  if (bytes.length <= count) return false;
  let found = 0;
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) if (++found > count) return true;
  return false;
}
