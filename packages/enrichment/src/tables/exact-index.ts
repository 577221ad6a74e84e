import type { ExactIndexData } from "./table-data.ts";

/** A 32-bit hash of the text; FNV-1a, mixed once more so that its low bits may choose a slot. */
export function hashOfKey(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Rows of keys with this hash, until `isIt` accepts one; undefined when it accepts none. */
export function findExact(
  { rows, tags }: ExactIndexData,
  hash: number,
  isIt: (row: number) => boolean,
): number | undefined {
  const mask = rows.length - 1;
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const row = rows[slot] ?? 0;
    if (row === 0) return undefined;
    if (tags[slot] === hash && isIt(row - 1)) return row - 1;
  }
}

/**
 * `hashes[i]` is a key's hash and `rowOf[i]` its row. Of rows with one key the last is kept; `isSame` tells whether
 * two rows share the key with this hash.
 */
export function buildExactIndex(
  hashes: Uint32Array,
  rowOf: Uint32Array,
  isSame: (row: number, other: number, hash: number) => boolean,
): ExactIndexData {
  // At most two thirds full, so that a search ends after a step or two.
  const slots = 2 ** Math.ceil(Math.log2(Math.max(2, hashes.length * 1.5)));
  const index: ExactIndexData = {
    kind: "exact",
    rows: new Uint32Array(new SharedArrayBuffer(slots * 4)),
    tags: new Uint32Array(new SharedArrayBuffer(slots * 4)),
  };
  for (let i = hashes.length - 1; i >= 0; i--) {
    const [hash, row] = [hashes[i] ?? 0, rowOf[i] ?? 0];
    if (findExact(index, hash, (other) => isSame(row, other, hash)) === undefined) insert(index, hash, row);
  }
  return index;
}

function insert({ rows, tags }: ExactIndexData, hash: number, row: number): void {
  const mask = rows.length - 1;
  let slot = hash & mask;
  while (rows[slot] !== 0) slot = (slot + 1) & mask;
  rows[slot] = row + 1;
  tags[slot] = hash;
}
