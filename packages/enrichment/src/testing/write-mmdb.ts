import { parseNetwork } from "../tables/address.ts";

type Value = string | number | boolean | { readonly [name: string]: Value };

/** A MaxMind database of these networks (not nested) and their records, with 24-bit pointers: enough for tests. */
export function writeMmdb(records: Readonly<Record<string, Value>>, ipVersion: 4 | 6): Buffer {
  const nodes: [number | undefined, number | undefined][] = [[undefined, undefined]];
  const data: Buffer[] = [];
  // In place of node numbers, records are negative until the number of nodes is known.
  let at = 1;
  for (const [text, record] of Object.entries(records)) {
    insert(nodes, bitsOf(text, ipVersion), -at);
    const encoded = encode(record);
    data.push(encoded);
    at += encoded.length;
  }
  const tree = Buffer.alloc(nodes.length * 6);
  nodes.forEach((sides, index) => {
    sides.forEach((side, which) => {
      const value = side === undefined ? nodes.length : side < 0 ? nodes.length + 16 + (-side - 1) : side;
      tree.writeUIntBE(value, index * 6 + which * 3, 3);
    });
  });
  const description = encode({
    node_count: nodes.length,
    record_size: 24,
    ip_version: ipVersion,
    database_type: "Test",
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
  });
  return Buffer.concat([
    tree,
    Buffer.alloc(16),
    ...data,
    Buffer.from("\xab\xcd\xefMaxMind.com", "latin1"),
    description,
  ]);
}

/** The network's bits from the top; an IPv4 network lies behind 96 zeros in a tree of IPv6. */
function bitsOf(text: string, ipVersion: 4 | 6): string {
  const network = parseNetwork(text);
  if (network === undefined) throw new Error(`${text} is not a network`);
  const bits = network.first
    .map((word) => word.toString(2).padStart(32, "0"))
    .join("")
    .slice(0, network.prefixLength);
  return ipVersion === 6 && network.first.length === 1 ? "0".repeat(96) + bits : bits;
}

function insert(nodes: [number | undefined, number | undefined][], bits: string, record: number): void {
  let node = 0;
  for (let depth = 0; depth < bits.length; depth++) {
    const side = bits[depth] === "1" ? 1 : 0;
    const sides = nodes[node];
    if (sides === undefined) return;
    if (depth === bits.length - 1) sides[side] = record;
    else {
      const next = sides[side] ?? nodes.push([undefined, undefined]) - 1;
      sides[side] = next;
      node = next;
    }
  }
}

function encode(value: Value): Buffer {
  if (typeof value === "string") return Buffer.concat([control(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === "boolean") return Buffer.from([value ? 1 : 0, 14 - 7]);
  if (typeof value === "number") {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(6, 4), bytes]);
  }
  const members = Object.entries(value).flatMap(([name, member]) => [encode(name), encode(member)]);
  return Buffer.concat([control(7, members.length / 2), ...members]);
}

/** For sizes below 29. */
function control(type: number, size: number): Buffer {
  return Buffer.from([(type << 5) | size]);
}
