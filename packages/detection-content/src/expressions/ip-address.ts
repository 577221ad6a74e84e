import { isIP } from "node:net";

export interface IpAddress {
  readonly version: 4 | 6;
  readonly value: bigint;
}

export interface Network {
  readonly version: 4 | 6;
  /** How many of the low bits are the host's. */
  readonly hostBits: bigint;
  /** The address without the host's bits. */
  readonly prefix: bigint;
}

/** Undefined for what is no address. */
export function parseIpAddress(text: unknown): IpAddress | undefined {
  if (typeof text !== "string") return undefined;
  const version = isIP(text);
  if (version === 4) return { version, value: ipv4Value(text) };
  return version === 6 ? { version, value: ipv6Value(text.split("%", 1)[0] ?? "") } : undefined;
}

function ipv4Value(text: string): bigint {
  return text.split(".").reduce((value, part) => (value << 8n) | BigInt(part), 0n);
}

function ipv6Value(text: string): bigint {
  const [head = "", tail] = text.split("::").map(groupsOf);
  const groups = tail === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill(0n), ...tail];
  return (groups as bigint[]).reduce((value, group) => (value << 16n) | group, 0n);
}

/** Sixteen bits each; a dotted end is two of them. */
function groupsOf(text: string): bigint[] {
  if (text === "") return [];
  return text.split(":").flatMap((part) => {
    if (!part.includes(".")) return [BigInt(`0x${part}`)];
    const value = ipv4Value(part);
    return [value >> 16n, value & 0xffffn];
  });
}

/** Reads `10.0.0.0/8`; an address alone is a network of one. Undefined for anything else. */
export function parseNetwork(text: unknown): Network | undefined {
  if (typeof text !== "string") return undefined;
  const [base = "", length, more] = text.split("/");
  const address = parseIpAddress(base);
  if (address === undefined || more !== undefined) return undefined;
  const bits = address.version === 4 ? 32 : 128;
  if (length !== undefined && !(/^\d{1,3}$/.test(length) && Number(length) <= bits)) return undefined;
  const hostBits = BigInt(bits - Number(length ?? bits));
  return { version: address.version, hostBits, prefix: address.value >> hostBits };
}

export function contains(network: Network, address: IpAddress): boolean {
  return network.version === address.version && address.value >> network.hostBits === network.prefix;
}

const networks = (text: string) => text.split(/\s+/).flatMap((network) => parseNetwork(network) ?? []);

/** Not to be met on the internet, by the registries for special purposes. */
const privateNetworks = networks(
  `0.0.0.0/8 10.0.0.0/8 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16
  198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 240.0.0.0/4
  ::1 :: 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 fc00::/7 fe80::/10`,
);
const exceptions = networks(
  `192.0.0.9 192.0.0.10 2001:1::1 2001:1::2 2001:3::/32 2001:4:112::/48 2001:20::/28 2001:30::/28`,
);
/** Addresses of carriers: neither private nor public. */
const sharedNetworks = networks("100.64.0.0/10");
const mappedNetworks = networks("::ffff:0:0/96");

export function isPrivateAddress(address: IpAddress): boolean {
  const plain = unmapped(address);
  const isIn = (network: Network) => contains(network, plain);
  return privateNetworks.some(isIn) && !exceptions.some(isIn);
}

export function isPublicAddress(address: IpAddress): boolean {
  const plain = unmapped(address);
  return !isPrivateAddress(plain) && !sharedNetworks.some((network) => contains(network, plain));
}

/** The IPv4 address that an IPv6 address stands for. */
function unmapped(address: IpAddress): IpAddress {
  const isMapped = mappedNetworks.some((network) => contains(network, address));
  return isMapped ? { version: 4, value: address.value & 0xffffffffn } : address;
}
