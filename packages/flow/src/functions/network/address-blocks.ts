import { convertTo, toText } from "../../sql-values/convert-value.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { quoteText } from "../../sql-values/sql-text.ts";
import { arrayOf, stringType } from "../../types/flow-type.ts";
import type { Finding, KnownArgument } from "../definition/function-definition.ts";

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$/;

/** `10.0.0.0/8`, `2001:db8::/32`, or one address. */
interface Block {
  readonly address: string;
  readonly bits: number;
  readonly isIpv6: boolean;
}

export function readBlock(text: string): Block | undefined {
  const [, address = "", written] = /^\s*([\da-fA-F:.]+)(?:\/(\d{1,3}))?\s*$/.exec(text) ?? [];
  const isIpv6 = address.includes(":");
  const most = isIpv6 ? 128 : 32;
  const bits = Number(written ?? most);
  const isValid = isIpv6 ? URL.canParse(`http://[${address}]`) : ipv4.test(address);
  return isValid && bits <= most ? { address, bits, isIpv6 } : undefined;
}

/** All addresses as one kind of number: those of version 4 are a block of version 6. */
export function addressSql(text: string): string {
  return `toIPv6OrNull(${text})`;
}

/** Whether the address lies in the block; NULL when it is none. */
function blockSql(ip: string, { address, bits, isIpv6 }: Block): string {
  const whole = `IPv6CIDRToRange(toIPv6(${quoteText(address)}), toUInt8(${isIpv6 ? bits : bits + 96}))`;
  const range = `${addressSql(ip)} BETWEEN tupleElement(${whole}, 1) AND tupleElement(${whole}, 2)`;
  // 1.2.3.4 is not in ::/0, although its number is.
  return isIpv6 ? `(${range} AND position(${ip}, ':') > 0)` : `(${range})`;
}

export function inBlocks(ip: string, blocks: readonly string[]): string {
  const tests = blocks.flatMap((text) => {
    const block = readBlock(text);
    return block === undefined ? [] : [blockSql(ip, block)];
  });
  return `(${tests.join(" OR ") || "false"})`;
}

/** Whether the address lies in any block of the arguments, each of which is a block or a list of them. */
export function inBlockArguments(ip: string, blocks: readonly SqlArgument[]): string {
  const tests = blocks.map((block) => {
    if (typeof block.constant === "string") return inBlocks(ip, [block.constant]);
    if (block.items?.every((item) => typeof item === "string")) return inBlocks(ip, block.items);
    if (block.type.kind !== "array") return inRowBlock(ip, toText(block.value));
    return `arrayExists(block -> ifNull(${inRowBlock(ip, "block")}, false), ${convertTo(block.value, arrayOf(stringType))})`;
  });
  return `if(isNull(${addressSql(ip)}), NULL, ${tests.join(" OR ")})`;
}

/** The same of a block that comes from a row; NULL when it is none. */
function inRowBlock(ip: string, block: string): string {
  const address = `splitByChar('/', ifNull(${block}, ''))[1]`;
  const isIpv6 = `position(${address}, ':') > 0`;
  const written = `toUInt8OrNull(splitByChar('/', ifNull(${block}, ''))[2])`;
  const bits = `if(position(${block}, '/') = 0, if(${isIpv6}, 128, 32), ${written})`;
  const range = cidrRange(`toIPv6OrZero(${address})`, isIpv6, bits);
  const isBlock = `isNotNull(toIPv6OrNull(${address})) AND ${bits} <= if(${isIpv6}, 128, 32)`;
  const isWithin = `${addressSql(ip)} BETWEEN tupleElement(${range}, 1) AND tupleElement(${range}, 2)`;
  return `if(${isBlock}, ${isWithin} AND (NOT ${isIpv6} OR position(${ip}, ':') > 0), NULL)`;
}

/** First and last address of the block that an address of the engine lies in. */
export function cidrRange(address: string, isIpv6: string, bits: string): string {
  return `IPv6CIDRToRange(${address}, toUInt8(least(greatest(ifNull(${bits}, 0), 0) + if(${isIpv6}, 0, 96), 128)))`;
}

/** Refuses blocks that are written out and are none. */
export function blockFinding([, ...blocks]: readonly KnownArgument[]): Finding | undefined {
  const wrong = blocks.findIndex(({ constant, items, type }) => {
    const written = items ?? (constant === undefined ? [] : [constant]);
    const isOther = type.kind !== "array" && type.kind !== "string" && type.kind !== "any";
    return isOther || written.some((one) => typeof one !== "string" || readBlock(one) === undefined);
  });
  if (wrong < 0) return undefined;
  return {
    code: "wrong_argument",
    parts: ["block of net.in_cidr", "like 10.0.0.0/8 or 2001:db8::/32, or a list of such blocks"],
    argument: wrong + 1,
  };
}
