import { eventDepthMax } from "@pharos/domain";
import { parseExactly } from "../exact-numbers/exact-json.ts";
import { exactNumberIn } from "../exact-numbers/long-numbers.ts";
import type { EventScratch } from "./event-scratch.ts";

/** The value cannot have the type. Absence (null, or an empty string where it means nothing) is `undefined`. */
export const failed: unique symbol = Symbol("failed");
export type Coerced<T> = T | undefined | typeof failed;

/** Numbers and booleans become their JSON text; objects and arrays have none. */
export function toText(value: unknown, scratch?: EventScratch): Coerced<string> {
  if (typeof value === "string") return value;
  if (scratch && typeof value === "number" && noteRounded(value, scratch)) return BigInt(value).toString();
  return typeof value === "number" || typeof value === "boolean" || typeof value === "bigint" ? String(value) : failed;
}

export function toBoolean(value: unknown): Coerced<boolean> {
  if (typeof value === "boolean") return value;
  if (value === "") return undefined;
  if (value === "true") return true;
  return value === "false" ? false : failed;
}

const plainDigitsMax = 15;

/** The number that a text of a few digits and nothing else makes, else NaN: most numbers in text are such. */
function plainInteger(text: string): number {
  const { length } = text;
  if (length === 0 || length > plainDigitsMax) return Number.NaN;
  let number = 0;
  for (let at = 0; at < length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

const numeric = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

export function toFloat(value: unknown): Coerced<number> {
  if (typeof value === "number") return value;
  if (typeof value === "bigint") return Number(value);
  if (value === "") return undefined;
  if (typeof value !== "string") return failed;
  const plain = plainInteger(value);
  if (plain >= 0) return plain;
  if (!numeric.test(value.trim())) return failed;
  const number = Number(value);
  return Number.isFinite(number) ? number : failed;
}

/** A whole number between bounds that a double holds exactly: `int`, `smallint`. */
export function toInteger(value: unknown, min: number, max: number): Coerced<number> {
  const number = toFloat(value);
  if (typeof number !== "number") return number;
  return Number.isInteger(number) && number >= min && number <= max ? number : failed;
}

/** More long numbers in one event than these are rare: it is read again instead of being compared with its text. */
const roundedMax = 8;
const bigintMin = -(2n ** 63n);
const bigintMax = 2n ** 63n - 1n;

/**
 * A whole number of 64 bits. What a double cannot hold comes back as a big integer; a JSON number that was rounded
 * already marks the scratch, so that the record is read again from its text.
 */
export function toBigInteger(value: unknown, scratch: EventScratch): Coerced<number | bigint> {
  if (typeof value === "number") {
    if (!Number.isInteger(value)) return failed;
    noteRounded(value, scratch);
    // 2^63 is out of range itself, but numbers below it are rounded to it.
    if (value === 2 ** 63) scratch.isImprecise = true;
    return value >= -(2 ** 63) && value <= 2 ** 63 ? value : failed;
  }
  if (value === "") return undefined;
  const plain = typeof value === "string" ? plainInteger(value) : Number.NaN;
  if (plain >= 0) return plain;
  if (typeof value !== "bigint" && (typeof value !== "string" || !/^\s*[+-]?\d{1,30}\s*$/.test(value))) {
    return toInteger(value, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  }
  const exact = BigInt(typeof value === "string" ? value.trim().replace(/^\+/, "") : value);
  if (exact < bigintMin || exact > bigintMax) return failed;
  const number = Number(exact);
  if (Number.isSafeInteger(number)) return number;
  scratch.holdsBigIntegers = true;
  return exact;
}

/** Notes a whole number beyond 2^53, which may have lost digits when it was parsed; false for other numbers. */
export function noteRounded(value: number, scratch: EventScratch): boolean {
  if (Number.isSafeInteger(value) || !Number.isInteger(value) || Math.abs(value) >= 1e21) return false;
  if (!scratch.rounded.includes(value)) scratch.rounded.push(value);
  if (scratch.rounded.length > roundedMax) scratch.isImprecise = true;
  return true;
}

/** A time as a number, in all its digits; when they cannot be told, the scratch says so. */
export function toExactTime(value: number, scratch: EventScratch): number | bigint {
  if (Number.isSafeInteger(value) || !Number.isInteger(value)) return value;
  const exact = scratch.text === undefined ? undefined : exactNumberIn(scratch.text, value);
  if (exact !== undefined) return exact;
  if (noteRounded(value, scratch)) scratch.isImprecise = true;
  return value;
}

/** Any JSON value as it is, when it is not nested too deeply; marks the scratch when a number in it was rounded. */
export function toJson(value: unknown, scratch: EventScratch): Coerced<unknown> {
  return isWithinDepth(value, eventDepthMax, scratch) ? value : failed;
}

function isWithinDepth(value: unknown, levels: number, scratch: EventScratch): boolean {
  if (typeof value === "number") {
    noteRounded(value, scratch);
    return true;
  }
  if (typeof value === "bigint") scratch.holdsBigIntegers = true;
  if (typeof value !== "object" || value === null) return true;
  if (levels === 0) return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isWithinDepth(value[i], levels - 1, scratch)) return false;
    return true;
  }
  const members = value as Record<string, unknown>;
  for (const key in members) if (!isWithinDepth(members[key], levels - 1, scratch)) return false;
  return true;
}

/** The JSON inside a string; a value that is decoded already stays as it is. */
export function decodeEmbedded(value: unknown): Coerced<unknown> {
  if (typeof value !== "string") return value;
  if (value.trim() === "") return undefined;
  try {
    return (/\d{16}/.test(value) ? parseExactly(value) : JSON.parse(value)) ?? undefined;
  } catch {
    return failed;
  }
}
