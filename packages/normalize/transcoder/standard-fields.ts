import { writeCoreFields } from "./core-fields.ts";
import { eventTimeText } from "./event-time.ts";
import { addToGlance } from "./glance.ts";
import { indicatorBytes, writeIndicators } from "./indicators/indicators.ts";
import { GlancesAtCore, GlancesAtIndicators, GlancesAtTail, GlancesAtTime } from "./layout.ts";
import { hasRoom, outputPlace, put, putBytes, setOutputPlace, slack } from "./text/output.ts";
import { epochMsOf } from "./timestamps/epoch-ms.ts";

/** Digits of a record's place at the end of its row id. */
const indexDigits: usize = 12;

let tail: usize = 0;
let tailLength: usize = 0;
let tailDigits: usize = 0;
let parseTime: usize = 0;
let receivedAt: f64 = 0;
let earliest: f64 = 0;
let latest: f64 = 0;
let glanced: i32 = 0;

let least: f64 = 0;
let most: f64 = 0;

/** What all rows of a chunk and log type have at their end, and where in it the last digits of the row's id are. */
export function setTail(address: usize, length: usize, digits: usize): void {
  tail = address;
  tailLength = length;
  tailDigits = digits;
}

/** When the chunk came, as 29 characters and in milliseconds, and between which times an event's own is believed. */
export function setTimes(text: usize, at: f64, from: f64, to: f64): void {
  parseTime = text;
  receivedAt = at;
  earliest = from;
  latest = to;
}

/** Which of the fields somebody looks at. */
export function setGlanced(flags: i32): void {
  glanced = flags;
}

export function forgetTimes(): void {
  least = Infinity;
  most = -Infinity;
}

/** The earliest time of the rows that were written last, in milliseconds since 1970. */
export function minEventTime(): f64 {
  return least;
}

export function maxEventTime(): f64 {
  return most;
}

/** Writes the `p_` fields behind the last comma, and the end of the row; false where it can't. */
export function writeStandardFields(core: usize, index: u32): bool {
  const start = outputPlace();
  if (core !== 0 && !writeCoreFields(core)) return false;
  if (!hasRoom(<usize>indicatorBytes() + tailLength + 2 * slack)) return false;
  const indicators = outputPlace();
  // What follows begins with a comma of its own.
  setOutputPlace(writeIndicators(indicators - 1));
  const time = outputPlace() + 1;
  writeEventTime();
  const end = outputPlace() + 1;
  writeTail(index);
  if (glanced === 0) return true;
  if (glanced & GlancesAtCore) addToGlance(start, indicators);
  if (glanced & GlancesAtIndicators) addToGlance(indicators, time);
  if (glanced & GlancesAtTime) addToGlance(time, end);
  // All but the closing brace and the line feed.
  if (glanced & GlancesAtTail) addToGlance(end, outputPlace() - 2);
  return true;
}

/** `"p_event_time":"` */
const eventTimePrefix = memory.data<u8>([
  0x22, 0x70, 0x5f, 0x65, 0x76, 0x65, 0x6e, 0x74, 0x5f, 0x74, 0x69, 0x6d, 0x65, 0x22, 0x3a, 0x22,
]);

function writeEventTime(): void {
  const text = eventTimeText();
  const ms = text === 0 ? NaN : epochMsOf(text);
  const isPlausible = ms >= earliest && ms <= latest;
  const time = isPlausible ? ms : receivedAt;
  if (time < least) least = time;
  if (time > most) most = time;
  put(0x2c);
  putBytes(eventTimePrefix, 16);
  putBytes(isPlausible ? text : parseTime, 29);
  put(0x22);
}

function writeTail(index: u32): void {
  const start = outputPlace();
  putBytes(tail, tailLength);
  let digit = start + tailDigits + indexDigits - 1;
  for (let rest = index; rest !== 0; rest >>= 4) {
    const value = <i32>(rest & 15);
    store<u8>(digit--, value < 10 ? 0x30 + value : 0x57 + value);
  }
}
