import { timestampText } from "./calendar.ts";

export type EpochUnit = "s" | "ms" | "us" | "ns";
const digitsPerSecond: Record<EpochUnit, number> = { s: 0, ms: 3, us: 6, ns: 9 };
const powersOfTen = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];
const decimal = /^([+-]?)(\d{1,30})(?:\.(\d*))?$/;

/** Units of `unix_auto` by magnitude: below 1e11 seconds, 1e14 milliseconds, 1e17 microseconds, else nanoseconds. */
function unitOfMagnitude(integerDigits: number): EpochUnit {
  if (integerDigits <= 11) return "s";
  if (integerDigits <= 14) return "ms";
  return integerDigits <= 17 ? "us" : "ns";
}

/** Whole milliseconds and the like in plain number arithmetic: the common case, with nothing allocated. */
function ofSafeInteger(value: number, unit: EpochUnit): string | undefined {
  const perSecond = powersOfTen[digitsPerSecond[unit]] ?? 1;
  const seconds = Math.floor(value / perSecond);
  return timestampText(seconds, (value - seconds * perSecond) * (1_000_000_000 / perSecond));
}

/** The year 2106. Up to then a double tells microseconds apart, also when they are divided into seconds again. */
const fractionalSecondsMax = 2 ** 32;

function ofMicroseconds(microseconds: number): string | undefined {
  const seconds = Math.floor(microseconds / 1_000_000);
  return timestampText(seconds, (microseconds - seconds * 1_000_000) * 1000);
}

/** More digits before the point are read as text. */
const plainDigitsMax = 19;

/** What `ofDigits` makes of digits with or without a fraction, read in one pass; undefined for anything else. */
function ofPlainDigits(text: string, unit: EpochUnit | "auto"): string | undefined {
  const dot = text.indexOf(".");
  const wholeEnd = dot < 0 ? text.length : dot;
  if (wholeEnd === 0 || wholeEnd > plainDigitsMax || text.charCodeAt(0) === 0x30) return undefined;
  const places = digitsPerSecond[unit === "auto" ? unitOfMagnitude(wholeEnd) : unit];
  let seconds = 0;
  let subsecond = 0;
  for (let at = 0; at < wholeEnd; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return undefined;
    if (at < wholeEnd - places) seconds = seconds * 10 + digit;
    else subsecond = subsecond * 10 + digit;
  }
  let digits = places;
  for (let at = wholeEnd + 1; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return undefined;
    if (digits === 9) continue;
    subsecond = subsecond * 10 + digit;
    digits++;
  }
  return timestampText(seconds, subsecond * (powersOfTen[9 - digits] ?? 1));
}

function ofDigits(sign: string, digits: string, fraction: string, unit: EpochUnit | "auto"): string | undefined {
  const whole = digits.replace(/^0+(?=\d)/, "");
  const places = digitsPerSecond[unit === "auto" ? unitOfMagnitude(whole.length) : unit];
  const padded = whole.padStart(places + 1, "0");
  let seconds = Number(padded.slice(0, padded.length - places));
  let nanoseconds = Number((padded.slice(padded.length - places) + fraction).slice(0, 9).padEnd(9, "0"));
  if (places === 0) nanoseconds = Number(fraction.slice(0, 9).padEnd(9, "0"));
  if (sign === "-") {
    seconds = nanoseconds === 0 ? -seconds : -seconds - 1;
    if (nanoseconds !== 0) nanoseconds = 1_000_000_000 - nanoseconds;
  }
  return timestampText(seconds === 0 ? 0 : seconds, nanoseconds);
}

/**
 * Time since 1970 as a number, big integer or numeric text, rendered as stored; undefined when it is no number or
 * outside the years 0000 to 9999. Fractional numbers keep microseconds (a double holds no more), text nanoseconds.
 */
export function epochTimestamp(value: string | number | bigint, unit: EpochUnit | "auto"): string | undefined {
  if (typeof value === "number") {
    if (Number.isSafeInteger(value) && unit !== "auto") return ofSafeInteger(value, unit);
    if (unit === "s" && Math.abs(value) < fractionalSecondsMax) return ofMicroseconds(Math.round(value * 1_000_000));
    if (!Number.isFinite(value) || Math.abs(value) >= 1e21) return undefined;
    return epochTimestamp(Number.isInteger(value) ? String(value) : value.toFixed(6), unit);
  }
  const text = typeof value === "bigint" ? String(value) : value.trim();
  const plain = ofPlainDigits(text, unit);
  if (plain !== undefined) return plain;
  const parts = decimal.exec(text);
  if (parts) return ofDigits(parts[1] ?? "", parts[2] ?? "", parts[3] ?? "", unit);
  if (!/^[+-]?\d+(\.\d+)?[eE][+-]?\d+$/.test(text)) return undefined;
  return epochTimestamp(Number(text), unit);
}
