import type { Cut, Cutter, SliceLimits } from "../streams/slice.ts";
import { zeekBeginning } from "../streams/zeek-text.ts";
import { LineCutter } from "./line-cutter.ts";

const hash = 0x23;
const lineFeed = 0x0a;

/** Cuts between lines, and begins each slice with the heading of its file. */
export class ZeekCutter implements Cutter {
  readonly #limits: SliceLimits;
  readonly #lines: LineCutter;
  #heading = Buffer.alloc(0);

  constructor(limits: SliceLimits) {
    this.#limits = limits;
    this.#lines = new LineCutter(limits, false);
  }

  cut(bytes: Buffer, isEnd: boolean): Cut | undefined {
    const start = this.#lines.isWithinLine ? 0 : endOfHeading(bytes);
    if (start === bytes.length && !isEnd && start < this.#limits.recordBytes) return undefined;
    const heading = bytes.subarray(0, start);
    const records = recordsOfFile(bytes.subarray(start));
    const isWhole = start + records.length === bytes.length;
    const cut = records.length === 0 ? { taken: 0 } : this.#lines.cut(records, isEnd || !isWhole);
    if (cut === undefined) return undefined;
    // The line that closes a file names no columns.
    if (heading.includes("#fields")) this.#heading = Buffer.from(heading);
    return {
      taken: start + cut.taken,
      records: cut.records && Buffer.concat([this.#heading, cut.records]),
      unreadable: cut.unreadable,
    };
  }
}

/** Returns the end of the complete lines at the front that begin with a hash. */
function endOfHeading(bytes: Buffer): number {
  let end = 0;
  while (bytes[end] === hash) {
    const next = bytes.indexOf(lineFeed, end);
    if (next < 0) return bytes.length;
    end = next + 1;
  }
  return end;
}

/** Returns the bytes before the heading of the next file. */
function recordsOfFile(bytes: Buffer): Buffer {
  const next = bytes.indexOf(`\n${zeekBeginning}`);
  return next < 0 ? bytes : bytes.subarray(0, next + 1);
}
