import { isIPv6 } from "node:net";

/** An address as 32-bit words, the most significant first: one for IPv4, four for IPv6. */
export type Address = readonly number[];

export interface Network {
  readonly first: Address;
  readonly last: Address;
  readonly prefixLength: number;
}

/** Undefined for what is no address. An IPv4 address in the clothes of an IPv6 one counts as IPv4. */
export function parseAddress(text: string): Address | undefined {
  if (!text.includes(":")) return parseIpv4(text);
  const plain = text.split("%", 1)[0] ?? "";
  return isIPv6(plain) ? unmapped(ipv6Words(plain)) : undefined;
}

export function isAddress(text: string): boolean {
  return parseAddress(text) !== undefined;
}

function parseIpv4(text: string): Address | undefined {
  let word = 0;
  let groups = 0;
  let group = -1;
  for (let at = 0; at <= text.length; at++) {
    const code = at === text.length ? 0x2e : text.charCodeAt(at);
    if (code === 0x2e) {
      if (group < 0 || group > 255 || ++groups > 4) return undefined;
      word = ((word << 8) | group) >>> 0;
      group = -1;
    } else {
      // No second digit after a zero: some read it as octal.
      if (code < 0x30 || code > 0x39 || group === 0 || group > 255) return undefined;
      group = (group < 0 ? 0 : group * 10) + code - 0x30;
    }
  }
  return groups === 4 ? [word] : undefined;
}

function ipv6Words(text: string): number[] {
  const [head = [], tail] = text.split("::").map(groupsOf);
  const groups =
    tail === undefined ? head : [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
  return [0, 2, 4, 6].map((at) => (((groups[at] ?? 0) << 16) | (groups[at + 1] ?? 0)) >>> 0);
}

/** Sixteen bits each; a dotted end is two of them. */
function groupsOf(text: string): number[] {
  if (text === "") return [];
  return text.split(":").flatMap((part) => {
    if (!part.includes(".")) return [Number.parseInt(part, 16)];
    const [word = 0] = parseIpv4(part) ?? [];
    return [word >>> 16, word & 0xffff];
  });
}

function unmapped(words: readonly number[]): Address {
  const [a, b, c, d = 0] = words;
  return a === 0 && b === 0 && c === 0xffff ? [d] : words;
}

/** An IPv4 address as people write it. */
export function dotted([word = 0]: Address): string {
  return [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255].join(".");
}

/** The network of the first `prefixLength` bits; behind 96 zeros of IPv6 lies IPv4. */
export function networkText(first: Address, prefixLength: number): string {
  const [a, b, c, d] = first;
  if (d === undefined) return `${dotted(first)}/${prefixLength}`;
  if (a === 0 && b === 0 && c === 0 && prefixLength >= 96) return `${dotted([d])}/${prefixLength - 96}`;
  const groups = first.flatMap((word) => [word >>> 16, word & 0xffff]);
  // The longest run of zeros is left out, as everybody writes it.
  return `${new URL(`http://[${groups.map((group) => group.toString(16)).join(":")}]`).hostname.slice(1, -1)}/${prefixLength}`;
}

/** Reads `10.0.0.0/8`; an address alone is a network of one, bits behind the prefix do not count. */
export function parseNetwork(text: string): Network | undefined {
  const [base = "", length, more] = text.trim().split("/");
  const address = parseAddress(base);
  if (address === undefined || more !== undefined) return undefined;
  const bits = address.length * 32;
  if (length !== undefined && !/^(0|[1-9]\d{0,2})$/.test(length)) return undefined;
  // A mapped address has its prefix counted from the front of IPv6.
  const prefixLength = Number(length ?? bits) - (length !== undefined && base.includes(":") && bits === 32 ? 96 : 0);
  if (prefixLength < 0 || prefixLength > bits) return undefined;
  const masks = address.map((_, index) => maskOf(prefixLength - 32 * index));
  return {
    first: address.map((word, index) => (word & (masks[index] ?? 0)) >>> 0),
    last: address.map((word, index) => (word | ~(masks[index] ?? 0)) >>> 0),
    prefixLength,
  };
}

/** A word with its first `bits` bits set. */
function maskOf(bits: number): number {
  if (bits <= 0) return 0;
  return bits >= 32 ? 0xffffffff : (0xffffffff << (32 - bits)) >>> 0;
}
