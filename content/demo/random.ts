/** A stream of numbers that depends on its keys alone: the same keys give the same stream on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** A whole number between both bounds, inclusive. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** How often something with this mean happens (Poisson). */
  count(mean: number): number;
  hex(length: number): string;
  digits(length: number): string;
  /** Capital letters and digits, as in access key ids. */
  code(length: number): string;
  uuid(): string;
}

const HEX = "0123456789abcdef";
const DIGITS = "0123456789";
const CODE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function randomOf(...keys: readonly (string | number)[]): Random {
  const next = mulberry32(hashOf(keys.join("\u0000")));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const text = (alphabet: string, length: number) => {
    let out = "";
    for (let i = 0; i < length; i++) out += alphabet[Math.floor(next() * alphabet.length)];
    return out;
  };
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => pickFrom(list, next()),
    count: (mean) => poisson(mean, next),
    hex: (length) => text(HEX, length),
    digits: (length) => text(DIGITS, length),
    code: (length) => text(CODE, length),
    uuid: () => `${text(HEX, 8)}-${text(HEX, 4)}-4${text(HEX, 3)}-a${text(HEX, 3)}-${text(HEX, 12)}`,
  };
}

function pickFrom<T>(list: readonly T[], at: number): T {
  const item = list[Math.floor(at * list.length)];
  if (item === undefined) throw new RangeError("Nothing to pick from an empty list");
  return item;
}

/** FNV-1a over UTF-16 code units, then mixed, since FNV leaves neighbouring keys alike. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Knuth's method; above a mean of 30 the normal approximation, whose cost does not grow with the mean. */
function poisson(mean: number, next: () => number): number {
  if (mean <= 0) return 0;
  if (mean > 30) {
    const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
  }
  const limit = Math.exp(-mean);
  let product = next();
  let count = 0;
  while (product > limit) {
    product *= next();
    count++;
  }
  return count;
}
