const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Where a line's bytes begin and end, without its line end. */
export interface LineBounds {
  readonly start: number;
  readonly end: number;
}

/** The file's lines, without a byte-order mark; the last one may lack its line end. */
export function* textLines(bytes: Buffer): Generator<LineBounds> {
  let start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  while (start < bytes.length) {
    const feed = bytes.indexOf(lineFeed, start);
    const next = feed < 0 ? bytes.length : feed;
    yield { start, end: bytes[next - 1] === carriageReturn && next > start ? next - 1 : next };
    start = next + 1;
  }
}
