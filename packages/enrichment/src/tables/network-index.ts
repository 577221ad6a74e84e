import type { Address, Network } from "./address.ts";
import { sharedUint32 } from "./shared-memory.ts";
import type { AddressRanges } from "./table-data.ts";

/** The row of the smallest network that contains the address: a binary search over the ranges. */
export function findNetwork({ starts, words, rows }: AddressRanges, address: Address): number | undefined {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isAtOrBefore(starts, middle * words, address)) low = middle + 1;
    else high = middle;
  }
  const row = low === 0 ? 0 : (rows[low - 1] ?? 0);
  return row === 0 ? undefined : row - 1;
}

function isAtOrBefore(starts: Uint32Array, at: number, address: Address): boolean {
  for (let word = 0; word < address.length; word++) {
    const [start, wanted] = [starts[at + word] ?? 0, address[word] ?? 0];
    if (start !== wanted) return start < wanted;
  }
  return true;
}

/** Collects the networks of one family, then flattens them: what is nested becomes ranges beside each other. */
export class NetworkIndexBuilder {
  readonly #words: 1 | 4;
  readonly #networks: Network[] = [];
  readonly #rows: number[] = [];

  constructor(words: 1 | 4) {
    this.#words = words;
  }

  add(network: Network, row: number): void {
    this.#networks.push(network);
    this.#rows.push(row);
  }

  finish(): AddressRanges {
    const ranges = new RangeWriter(this.#words, this.#networks.length * 2 + 1);
    // The networks that the sweep is inside of, the smallest last.
    const open: { readonly last: Address; readonly row: number }[] = [];
    const closeBefore = (address: Address | undefined) => {
      for (let top = open.at(-1); top && (!address || compare(top.last, address) < 0); top = open.at(-1)) {
        open.pop();
        const next = following(top.last);
        if (next) ranges.begin(next, (open.at(-1)?.row ?? -1) + 1);
      }
    };
    for (const at of this.#inOrder()) {
      const [network, row] = [this.#networks[at], this.#rows[at] ?? 0];
      if (!network) continue;
      closeBefore(network.first);
      ranges.begin(network.first, row + 1);
      open.push({ last: network.last, row });
    }
    closeBefore(undefined);
    return ranges.finish();
  }

  /** By first address; of those that share it the largest first, so that smaller ones lie inside of what is open. */
  #inOrder(): Uint32Array {
    const order = Uint32Array.from(this.#networks.keys());
    const networks = this.#networks;
    return order.sort((a, b) => {
      const [one, other] = [networks[a], networks[b]];
      if (!one || !other) return 0;
      return compare(one.first, other.first) || one.prefixLength - other.prefixLength || a - b;
    });
  }
}

function compare(a: Address, b: Address): number {
  for (let word = 0; word < a.length; word++) {
    const difference = (a[word] ?? 0) - (b[word] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The next address; undefined behind the last one. */
function following(address: Address): Address | undefined {
  const next = [...address];
  for (let word = next.length - 1; word >= 0; word--) {
    const sum = (next[word] ?? 0) + 1;
    next[word] = sum % 2 ** 32;
    if (sum < 2 ** 32) return next;
  }
  return undefined;
}

class RangeWriter {
  readonly #words: 1 | 4;
  readonly #starts: Uint32Array;
  readonly #rows: Uint32Array;
  #count = 0;

  constructor(words: 1 | 4, rangesMax: number) {
    this.#words = words;
    this.#starts = new Uint32Array(rangesMax * words);
    this.#rows = new Uint32Array(rangesMax);
  }

  /** From this address on it is this row; a second begin at the same address replaces the first. */
  begin(start: Address, row: number): void {
    const last = (this.#count - 1) * this.#words;
    const isSame = this.#count > 0 && start.every((word, index) => this.#starts[last + index] === word);
    if (!isSame) this.#count += 1;
    this.#starts.set(start, (this.#count - 1) * this.#words);
    this.#rows[this.#count - 1] = row;
  }

  finish(): AddressRanges {
    return {
      starts: sharedUint32(this.#starts.subarray(0, this.#count * this.#words)),
      words: this.#words,
      rows: sharedUint32(this.#rows.subarray(0, this.#count)),
    };
  }
}
