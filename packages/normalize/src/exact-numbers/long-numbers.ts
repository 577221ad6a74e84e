/** A whole number beyond 2^53 as a double holds it. */
interface LongNumber {
  /** As `JSON.stringify` prints it: -9223372036854776000. */
  readonly printed: string;
  /** With all its digits: -9223372036854775808. */
  readonly digits: string;
  /** What every text of a whole number that a double rounds to this one begins with; undefined where they differ. */
  readonly prefix: string | undefined;
}

// The same few numbers (masks of bits, mostly) come back in event after event, and big integers are slow.
const memoMax = 256;
const longNumbers = new Map<number, LongNumber>();

function longNumber(number: number): LongNumber {
  let known = longNumbers.get(number);
  if (!known) {
    const digits = BigInt(number).toString();
    known = { printed: String(number), digits, prefix: prefixOf(number) };
    if (longNumbers.size >= memoMax) longNumbers.clear();
    longNumbers.set(number, known);
  }
  return known;
}

const minus = 0x2d;
/** A shorter beginning is found too often to be worth the search. */
const prefixLengthMin = 6;

/** What the smallest and the largest whole number that round to this one, and so all of them, begin with. */
function prefixOf(number: number): string | undefined {
  const size = Math.abs(number);
  const reach = BigInt(2 ** (Math.floor(Math.log2(size)) - 51));
  const [least, most] = [(BigInt(size) - reach).toString(), (BigInt(size) + reach).toString()];
  let length = 0;
  while (length < least.length && least[length] === most[length]) length++;
  return length < prefixLengthMin || least.length !== most.length ? undefined : least.slice(0, length);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function runStart(text: string, place: number): number {
  let start = place;
  while (start > 0 && isDigit(text.charCodeAt(start - 1))) start--;
  return start;
}

function runEnd(text: string, place: number): number {
  let end = place;
  while (isDigit(text.charCodeAt(end))) end++;
  return end;
}

/**
 * True when the JSON text, from which the numbers were parsed, has each of them in all the digits that the double
 * holds, and nothing else that reads or prints like one of them. False when in doubt. Searches for the numbers
 * themselves, which the engine does many times as fast as code can look for any long run of digits.
 */
export function areExactIn(text: string, numbers: readonly number[]): boolean {
  return numbers.every((number) => {
    const { prefix, digits } = longNumber(number);
    if (prefix === undefined) return false;
    const unsigned = digits.replace("-", "");
    for (let at = text.indexOf(prefix); at >= 0; at = text.indexOf(prefix, at + 1)) {
      if (runStart(text, at) !== at) continue;
      const run = text.slice(at, runEnd(text, at));
      if (run !== unsigned && Math.abs(Number(run)) === Math.abs(number)) return false;
    }
    return true;
  });
}

const lastDigits = 10_000;

/**
 * The whole number beyond 2^53 that a JSON text has where parsing made a double of it; undefined when several differ
 * but read as the same double, and when in doubt. Looks for what all of them begin with.
 */
export function exactNumberIn(text: string, number: number): bigint | undefined {
  const size = Math.abs(number);
  const last = size % lastDigits;
  const reach = 2 ** (Math.floor(Math.log2(size)) - 52);
  if (last < reach || last + reach >= lastDigits) return undefined;
  const prefix = String(Math.round((size - last) / lastDigits));
  let found: string | undefined;
  for (let at = text.indexOf(prefix); at >= 0; at = text.indexOf(prefix, at + 1)) {
    if (runStart(text, at) !== at) continue;
    const run = text.slice(at, runEnd(text, at));
    if (Number(run) !== size || run === found) continue;
    if (found !== undefined) return undefined;
    found = run;
  }
  return found === undefined ? undefined : BigInt(number < 0 ? `-${found}` : found);
}

/**
 * The JSON of an event with the given long numbers, which are exact in the text that it was read from, in all their
 * digits. What looks like a number with rounded digits is one: had the text contained it, it would not be exact.
 */
export function withAllDigits(json: string, numbers: readonly number[]): string {
  let written = json;
  for (const { printed, digits } of numbers.map(longNumber)) {
    if (printed !== digits) written = replaced(written, printed, digits);
  }
  return written;
}

function replaced(json: string, printed: string, digits: string): string {
  let written = "";
  let from = 0;
  for (let at = json.indexOf(printed); at >= 0; at = json.indexOf(printed, at + printed.length)) {
    const before = json.charCodeAt(at - 1);
    if (isDigit(before) || before === minus || isDigit(json.charCodeAt(at + printed.length))) continue;
    written += json.slice(from, at) + digits;
    from = at + printed.length;
  }
  return written + json.slice(from);
}
