import { epochSeconds, isCivilDate, writeTime } from "./calendar.ts";
import { digitsEnd, isDigitAt, twoDigitsAt } from "./digits.ts";
import { nanosecondsOf } from "./fraction.ts";
import { cannotTell, unread } from "./outcome.ts";
import { BlankBeforeZone, Fraction, LetterBetween, NamedUtc, NamedZone, Slashes, Zone } from "./time-format.ts";

// The text that is read, and how far; `failed` when a part of it is something else.
let at: usize = 0;
let limit: usize = 0;
let failed: bool = false;

/** `%Y-%m-%d %H:%M:%S` and what may follow, as the steps of src/timestamps/strftime.ts read it: also in fewer digits. */
export function readPattern(format: i32, start: usize, end: usize, out: usize): i32 {
  at = start;
  limit = end;
  failed = false;
  const separator = format & Slashes ? 0x2f : 0x2d;
  const year = number(4, 0, 9999);
  const month = afterCharacter(separator, 1, 12);
  const day = afterCharacter(separator, 1, 31);
  const hour = afterCharacter(format & LetterBetween ? 0x54 : 0x20, 0, 23);
  const minute = afterCharacter(0x3a, 0, 59);
  const second = afterCharacter(0x3a, 0, 60);
  const nanoseconds = format & Fraction ? fraction() : 0;
  if (format & BlankBeforeZone) character(0x20);
  const minutesEast = format & Zone ? zoneMinutes() : 0;
  if (format & NamedUtc) namedUtc();
  if (format & NamedZone && !isNamedUtc()) return failed ? unread : cannotTell;
  if (failed || at !== limit || !isCivilDate(year, month, day)) return unread;
  const seconds = epochSeconds(year, month, day, hour, minute, second) - <i64>(minutesEast * 60);
  return writeTime(seconds, nanoseconds, out);
}

function number(digitsMax: i32, min: i32, max: i32): i32 {
  const start = at;
  let value = 0;
  while (at < limit && at < start + <usize>digitsMax && isDigitAt(at)) value = value * 10 + <i32>load<u8>(at++) - 48;
  if (at === start || value < min || value > max) failed = true;
  return value;
}

function character(code: i32): void {
  if (at < limit && <i32>load<u8>(at) === code) at++;
  else failed = true;
}

function afterCharacter(code: i32, min: i32, max: i32): i32 {
  character(code);
  return number(2, min, max);
}

function fraction(): i32 {
  character(0x2e);
  const start = at;
  at = digitsEnd(start, limit);
  if (at === start) failed = true;
  return nanosecondsOf(start, at);
}

/** `Z`, `+02:00` or `+0200`. */
function zoneMinutes(): i32 {
  const sign = at < limit ? load<u8>(at) : 0;
  if ((sign | 0x20) === 0x7a) {
    at++;
    return 0;
  }
  const colon: usize = at + 3 < limit && load<u8>(at, 3) === 0x3a ? 1 : 0;
  const end = at + 5 + colon;
  if ((sign !== 0x2b && sign !== 0x2d) || end > limit) {
    failed = true;
    return 0;
  }
  const hours = twoDigitsAt(at + 1);
  const minutes = twoDigitsAt(at + 3 + colon);
  if (hours < 0 || minutes < 0) failed = true;
  at = end;
  return sign === 0x2d ? -(hours * 60 + minutes) : hours * 60 + minutes;
}

/** `UTC`, `GMT` or `Z`; other names are left to the general way. */
function isNamedUtc(): bool {
  const start = at;
  while (at < limit && at < start + 5 && <u32>load<u8>(at) - 0x41 < 26) at++;
  const first = load<u8>(start);
  if (at === start + 1) return first === 0x5a;
  if (at !== start + 3) return false;
  const second = load<u8>(start, 1);
  const third = load<u8>(start, 2);
  return (first === 0x55 && second === 0x54 && third === 0x43) || (first === 0x47 && second === 0x4d && third === 0x54);
}

/** ` (UTC)` */
function namedUtc(): void {
  character(0x20);
  character(0x28);
  character(0x55);
  character(0x54);
  character(0x43);
  character(0x29);
}
