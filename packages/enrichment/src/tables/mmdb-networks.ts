import type { Reader, Response } from "mmdb-lib";
import { type Address, networkText } from "./address.ts";

/** Reads the two sides of a node of the search tree: numbers of nodes, or, beyond their count, places of records. */
type ReadSide = (node: number, side: 0 | 1) => number;

/**
 * Every network of a MaxMind database that has a record, as people write it, in the order of their addresses. Throws
 * for a tree that leads back into itself.
 */
export function* mmdbNetworks(bytes: Buffer, { metadata }: Pick<Reader<Response>, "metadata">): Generator<string> {
  const { nodeCount, ipVersion, recordSize } = metadata;
  const readSide = sideReader(bytes, recordSize);
  const ipv4Start = ipVersion === 6 ? ipv4Node(readSide, nodeCount) : -1;
  const root: Address = ipVersion === 6 ? [0, 0, 0, 0] : [0];
  const open: { readonly node: number; readonly first: Address; readonly depth: number }[] = [
    { node: 0, first: root, depth: 0 },
  ];
  let left = 2 * nodeCount + 1;
  for (let place = open.pop(); place; place = open.pop()) {
    if (left-- === 0) throw new Error("its tree leads back into itself");
    const { node, first, depth } = place;
    if (node > nodeCount) yield networkText(first, depth);
    // Addresses of IPv6 that stand for those of IPv4 lead into the same part of the tree: once is enough.
    else if (node < nodeCount && depth < first.length * 32 && (node !== ipv4Start || isIpv4Part(first, depth))) {
      open.push({ node: readSide(node, 1), first: withBit(first, depth), depth: depth + 1 });
      open.push({ node: readSide(node, 0), first, depth: depth + 1 });
    }
  }
}

function sideReader(bytes: Buffer, recordSize: number): ReadSide {
  const nodeBytes = recordSize / 4;
  if (recordSize !== 28)
    return (node, side) => bytes.readUIntBE(node * nodeBytes + (side * nodeBytes) / 2, nodeBytes / 2);
  // The byte in the middle holds four bits of each side.
  return (node, side) => {
    const middle = bytes[node * 7 + 3] ?? 0;
    const high = side === 0 ? middle >>> 4 : middle & 15;
    return high * 2 ** 24 + bytes.readUIntBE(node * 7 + side * 4, 3);
  };
}

/** Where the addresses of IPv4 begin: behind 96 zeros. */
function ipv4Node(readSide: ReadSide, nodeCount: number): number {
  let node = 0;
  for (let depth = 0; depth < 96 && node < nodeCount; depth++) node = readSide(node, 0);
  return node;
}

function isIpv4Part([a, b, c]: Address, depth: number): boolean {
  return depth === 96 && a === 0 && b === 0 && c === 0;
}

function withBit(address: Address, bit: number): Address {
  return address.map((word, index) => (index === bit >>> 5 ? (word | (1 << (31 - (bit & 31)))) >>> 0 : word));
}
