import { eventBytesMax } from "@pharos/domain";
import type { Cut, Cutter, SliceLimits } from "../streams/slice.ts";

const lineFeed = 0x0a;
const quote = 0x22;

/** Cuts lines; with `hasCells`, not within a quoted cell of CSV that goes on over line ends. */
export class LineCutter implements Cutter {
  readonly #limits: SliceLimits;
  readonly #hasCells: boolean;
  #isSkipping = false;

  constructor(limits: SliceLimits, hasCells: boolean) {
    this.#limits = limits;
    this.#hasCells = hasCells;
  }

  /** What comes next belongs to a line that was too long. */
  get isWithinLine(): boolean {
    return this.#isSkipping;
  }

  cut(bytes: Buffer, isEnd: boolean): Cut | undefined {
    if (this.#isSkipping) return this.#skip(bytes);
    const most = endOfLines(bytes, this.#limits.records);
    if (isEnd && most === bytes.length) return { taken: most, records: bytes };
    const lines = bytes.subarray(0, most);
    const end = this.#hasCells ? lastLineOutsideCells(lines) : lines.lastIndexOf(lineFeed) + 1;
    if (end > 0) return { taken: end, records: bytes.subarray(0, end) };
    if (isEnd) return { taken: bytes.length, records: bytes };
    if (bytes.length < Math.max(this.#limits.recordBytes, eventBytesMax + 2)) return undefined;
    // As much of it as tells the reader that it is too long, also where it ends in a carriage return.
    this.#isSkipping = true;
    return { taken: bytes.length, records: bytes.subarray(0, eventBytesMax + 2) };
  }

  #skip(bytes: Buffer): Cut {
    const end = bytes.indexOf(lineFeed) + 1;
    this.#isSkipping = end === 0;
    return { taken: end || bytes.length };
  }
}

/** Where so many lines end at the latest. */
export function endOfLines(bytes: Buffer, lines: number): number {
  let end = 0;
  for (let count = 0; count < lines; count++) {
    const next = bytes.indexOf(lineFeed, end);
    if (next < 0) return bytes.length;
    end = next + 1;
  }
  return end;
}

/**
 * The end of the last line before which quotes are balanced. Where there is none, a quote was never closed, or a cell is
 * larger than a slice: then the end of the last line.
 */
function lastLineOutsideCells(bytes: Buffer): number {
  let last = -1;
  for (let from = 0; ; ) {
    const opening = bytes.indexOf(quote, from);
    const until = opening < 0 ? bytes.length : opening;
    const end = until === 0 ? -1 : bytes.lastIndexOf(lineFeed, until - 1);
    if (end >= from) last = end;
    const closing = opening < 0 ? -1 : bytes.indexOf(quote, opening + 1);
    if (closing < 0) break;
    from = closing + 1;
  }
  return (last < 0 ? bytes.lastIndexOf(lineFeed) : last) + 1;
}
