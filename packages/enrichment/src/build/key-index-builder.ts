import { parseNetwork } from "../tables/address.ts";
import { buildExactIndex, hashOfKey } from "../tables/exact-index.ts";
import { keysOf, type LookupRow } from "../tables/lookup-row.ts";
import { NetworkIndexBuilder } from "../tables/network-index.ts";
import type { KeyIndex } from "../tables/table-data.ts";
import { GrowingNumbers } from "./row-writer.ts";

/** Takes the rows' keys while the file is read, and makes the index of them at its end. */
export interface KeyIndexBuilder {
  /** False for a key that can't be looked up. */
  add(key: string, row: number): boolean;
  finish(readRow: (row: number) => LookupRow): KeyIndex;
}

export function keyIndexBuilder(hasNetworkKeys: boolean, primaryKey: string): KeyIndexBuilder {
  return hasNetworkKeys ? networkKeys() : exactKeys(primaryKey);
}

function exactKeys(primaryKey: string): KeyIndexBuilder {
  const [hashes, rows] = [new GrowingNumbers(), new GrowingNumbers()];
  return {
    add(key, row) {
      hashes.push(hashOfKey(key));
      rows.push(row);
      return true;
    },
    finish(readRow) {
      const keyWith = (row: number, hash: number) =>
        keysOf(readRow(row)[primaryKey]).find((key) => hashOfKey(key) === hash);
      return buildExactIndex(
        hashes.values(),
        rows.values(),
        (row, other, hash) => keyWith(row, hash) === keyWith(other, hash),
      );
    },
  };
}

function networkKeys(): KeyIndexBuilder {
  const [ipv4, ipv6] = [new NetworkIndexBuilder(1), new NetworkIndexBuilder(4)];
  return {
    add(key, row) {
      const network = parseNetwork(key);
      if (network === undefined) return false;
      (network.first.length === 1 ? ipv4 : ipv6).add(network, row);
      return true;
    },
    finish: () => ({ kind: "networks", ipv4: ipv4.finish(), ipv6: ipv6.finish() }),
  };
}
