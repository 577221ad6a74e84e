import { BlockList, isIPv6 } from "node:net";

/** Addresses that a listener takes messages from. */
export interface Senders {
  /** The most specific first. */
  readonly networks: readonly SenderNetwork[];
  readonly areAll: boolean;
}

interface SenderNetwork {
  readonly bits: number;
  readonly list: BlockList;
}

/** @param networks `10.1.0.0/16`, `10.1.2.3`, `fd00::/8`; none: everybody */
export function sendersIn(networks: readonly string[]): Senders {
  const parsed = networks.map(parseNetwork).sort((a, b) => b.bits - a.bits);
  return { networks: parsed, areAll: networks.length === 0 };
}

function parseNetwork(network: string): SenderNetwork {
  const [address = "", bits] = network.split("/");
  const family = isIPv6(address) ? "ipv6" : "ipv4";
  const prefixLength = Number(bits ?? (family === "ipv6" ? 128 : 32));
  const list = new BlockList();
  list.addSubnet(address, prefixLength, family);
  return { bits: prefixLength, list };
}

/** Returns whose sender an address is: the one with the smallest network around it, else the one for everybody. */
export function chooseBySender<T extends { readonly senders: Senders }>(
  all: Iterable<T>,
  address: string,
): T | undefined {
  const plain = plainAddress(address);
  const family = plain.includes(":") ? "ipv6" : "ipv4";
  let everybodys: T | undefined;
  let chosen: T | undefined;
  let chosenBits = -1;
  for (const one of all) {
    const { networks, areAll } = one.senders;
    if (areAll) everybodys ??= one;
    const bits = networks.find(({ list }) => list.check(plain, family))?.bits ?? -1;
    if (bits > chosenBits) [chosen, chosenBits] = [one, bits];
  }
  return chosen ?? everybodys;
}

/** An IPv4 address in the clothes of IPv6 as what it is, and without a zone. */
export function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? address.split("%", 1)[0] ?? address;
}
