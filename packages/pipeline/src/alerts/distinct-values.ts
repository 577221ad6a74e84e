import { hash } from "node:crypto";

/**
 * A set of values of which only the number is asked, in few bytes: hashes of 8 bytes up to `exactMax`, then the
 * registers of a HyperLogLog, whose estimate is within 5 % in 99 of 100 cases. Empty before the first value.
 */
export type DistinctValues = Uint8Array;

export const noValues: DistinctValues = new Uint8Array();
export const exactMax = 256;

const hashBytes = 8;
const indexBits = 12;
const registers = 1 << indexBits;
/** Bits of a hash that are left for the rank of its first one. */
const rankBits = 8 * hashBytes - indexBits;

/** The set with the value; the same object when nothing changes, never the old one changed. */
export function withValue(values: DistinctValues, value: string): DistinctValues {
  const hashed = hash("sha256", value, "buffer").subarray(0, hashBytes);
  if (values.length === registers) return withHash(values, hashed);
  if (includes(values, hashed)) return values;
  const list = Buffer.concat([values, hashed]);
  return list.length <= exactMax * hashBytes ? list : toRegisters(list);
}

/** How many values were added that differ. */
export function countValues(values: DistinctValues): number {
  return values.length === registers ? Math.round(estimate(values)) : values.length / hashBytes;
}

function includes({ buffer, byteOffset, length }: Uint8Array, hashed: Buffer): boolean {
  const list = Buffer.from(buffer, byteOffset, length);
  let at = list.indexOf(hashed);
  // The same bytes across two hashes are none.
  while (at >= 0 && at % hashBytes !== 0) at = list.indexOf(hashed, at + 1);
  return at >= 0;
}

function toRegisters(list: Buffer): DistinctValues {
  const ranks = new Uint8Array(registers);
  for (let at = 0; at < list.length; at += hashBytes) {
    const { index, rank } = placeOf(list.subarray(at, at + hashBytes));
    ranks[index] = Math.max(ranks[index] ?? 0, rank);
  }
  return ranks;
}

function withHash(ranks: DistinctValues, hashed: Buffer): DistinctValues {
  const { index, rank } = placeOf(hashed);
  return rank <= (ranks[index] ?? 0) ? ranks : ranks.with(index, rank);
}

/** The register of a hash, and how far into the rest of it the first one is, from 1. */
function placeOf(hashed: Buffer): { index: number; rank: number } {
  const high = hashed.readUInt32BE(0);
  const highRest = (high << indexBits) >>> 0;
  const highRestBits = 32 - indexBits;
  const leadingZeros = highRest === 0 ? highRestBits + Math.clz32(hashed.readUInt32BE(4)) : Math.clz32(highRest);
  return { index: high >>> (32 - indexBits), rank: leadingZeros + 1 };
}

/** Without bias from few values to many: Ertl, "New cardinality estimation algorithms for HyperLogLog sketches", 2017. */
function estimate(ranks: DistinctValues): number {
  const counts = new Uint32Array(rankBits + 2);
  for (const rank of ranks) counts[rank] = (counts[rank] ?? 0) + 1;
  const share = (rank: number) => (counts[rank] ?? 0) / registers;
  let sum = tau(1 - share(rankBits + 1));
  for (let rank = rankBits; rank >= 1; rank--) sum = (sum + share(rank)) / 2;
  sum += sigma(share(0));
  return registers / (2 * Math.LN2 * sum);
}

/** x + x²·1 + x⁴·2 + x⁸·4 + …, until nothing is added any more. */
function sigma(x: number): number {
  let [power, factor, sum, before] = [x, 1, x, 0];
  while (sum !== before && sum !== Number.POSITIVE_INFINITY) {
    power *= power;
    before = sum;
    sum += power * factor;
    factor *= 2;
  }
  return sum;
}

function tau(x: number): number {
  if (x === 0 || x === 1) return 0;
  let [root, factor, sum, before] = [x, 1, 1 - x, 0];
  while (sum !== before) {
    root = Math.sqrt(root);
    before = sum;
    factor /= 2;
    sum -= (1 - root) ** 2 * factor;
  }
  return sum / 3;
}
