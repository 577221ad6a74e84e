/** A whole number beyond 2^53 as a double holds it. */
interface LongNumber {
  /** As `JSON.stringify` prints it: -9223372036854776000. */
  readonly printed: string;
  /** With all its digits: -9223372036854775808. */
  readonly digits: string;
}

// The same few numbers (masks of bits, mostly) come back in event after event, and big integers are slow.
const minus = 0x2d;
const memoMax = 256;
const longNumbers = new Map<number, LongNumber>();

function longNumber(number: number): LongNumber {
  let known = longNumbers.get(number);
  if (!known) {
    known = { printed: String(number), digits: BigInt(number).toString() };
    if (longNumbers.size >= memoMax) longNumbers.clear();
    longNumbers.set(number, known);
  }
  return known;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** True when a double holds what the digits say. */
function isExact(run: string): boolean {
  const number = Number(run);
  if (Number.isSafeInteger(number)) return true;
  if (!Number.isFinite(number)) return false;
  return longNumber(number).digits === run || BigInt(number) === BigInt(run);
}

const digitsMin = 16;

/**
 * The end of the next run of 16 digits or more from a place on that is not within a run; -1 when there is none. Looks
 * at every 16th character only, which no such run escapes, where a regular expression would look at all.
 */
function longRunEnd(text: string, from: number): number {
  for (let at = from + digitsMin - 1; at < text.length; at += digitsMin) {
    if (!isDigit(text.charCodeAt(at))) continue;
    const inside = at;
    while (isDigit(text.charCodeAt(at))) at++;
    if (at - runStart(text, inside) >= digitsMin) return at;
  }
  return -1;
}

function runStart(text: string, end: number): number {
  let start = end;
  while (start > 0 && isDigit(text.charCodeAt(start - 1))) start--;
  return start;
}

/** True when each whole number in a text, long as it may be, is one that a double holds exactly. False when in doubt. */
export function areLongNumbersExact(text: string): boolean {
  for (let end = longRunEnd(text, 0); end >= 0; end = longRunEnd(text, end)) {
    if (!isExact(text.slice(runStart(text, end), end))) return false;
  }
  return true;
}

/**
 * The JSON of an event with the given long numbers, read from a text of which `areLongNumbersExact`, in all their
 * digits. What looks like a number with rounded digits is one: had the text contained it, it would not be exact.
 */
export function withAllDigits(json: string, numbers: readonly number[]): string {
  const rounded = numbers.map(longNumber).filter(({ printed, digits }) => printed !== digits);
  if (rounded.length === 0) return json;
  let written = "";
  let from = 0;
  for (let end = longRunEnd(json, 0); end >= 0; end = longRunEnd(json, end)) {
    const start = runStart(json, end);
    const run = json.slice(json.charCodeAt(start - 1) === minus ? start - 1 : start, end);
    const found = rounded.find(({ printed }) => printed === run);
    if (!found) continue;
    written += json.slice(from, end - run.length) + found.digits;
    from = end;
  }
  return written + json.slice(from);
}
