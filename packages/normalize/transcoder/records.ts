import { skipBlanks } from "./blanks.ts";
import { writeCoreFields } from "./core-fields.ts";
import { beginEventTime, eventTimeText } from "./event-time.ts";
import { addToGlance, beginGlance, closeGlance, dropGlance, endGlance, openGlance } from "./glance.ts";
import { beginIndicators, indicatorBytes, writeIndicators } from "./indicators/indicators.ts";
import { ProgramCore, ProgramObject } from "./layout.ts";
import { writeObject } from "./objects.ts";
import { beginOutput, hasRoom, outputPlace, put, putBytes, ranFull, setOutputPlace, slack } from "./output.ts";
import { beginRecord } from "./record-number.ts";
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
let ends: usize = 0;
let endsMax: i32 = 0;

let glance: usize = 0;
let glancesAtStandardFields: bool = false;

let read: usize = 0;
let rows: i32 = 0;
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

/** Where the end of each row is noted, and of how many at most. */
export function setEnds(address: usize, count: i32): void {
  ends = address;
  endsMax = count;
}

/** Where the columns that somebody looks at are written too (0: nowhere), and whether the `p_` fields are among them. */
export function setGlance(address: usize, ofStandardFields: bool): void {
  glance = address;
  glancesAtStandardFields = ofStandardFields;
}

/**
 * Writes the rows of records that are a line each, until one is not plain enough, does not end before `end` or has no
 * room; a line feed must stand at `end`. Answers how many were written.
 */
export function writeRows(
  program: usize,
  start: usize,
  end: usize,
  isLast: bool,
  firstIndex: u32,
  out: usize,
  outEnd: usize,
): i32 {
  read = start;
  rows = 0;
  least = Infinity;
  most = -Infinity;
  beginOutput(out, outEnd);
  beginGlance(glance);
  while (rows < endsMax) {
    const at = firstByte(read, end);
    if (at >= end) break;
    const row = outputPlace();
    const behind = writeRow(program, at, firstIndex + <u32>rows);
    if (behind === 0 || behind > end || (behind === end && !isLast)) {
      setOutputPlace(row);
      dropGlance();
      break;
    }
    read = behind === end ? end : behind + 1;
    store<u32>(ends + ((<usize>rows) << 2), <u32>(outputPlace() - out));
    rows++;
  }
  return rows;
}

/** Blank lines are none. */
function firstByte(from: usize, end: usize): usize {
  let at = skipBlanks(from);
  while (at < end && load<u8>(at) === 0x0a) at = skipBlanks(at + 1);
  return at;
}

/** The line feed behind the record; 0 when it can't be written. */
function writeRow(program: usize, from: usize, index: u32): usize {
  if (load<u8>(from) !== 0x7b || !hasRoom(slack)) return 0;
  beginRecord();
  beginEventTime();
  beginIndicators();
  openGlance();
  let at = writeObject(load<u32>(program, ProgramObject), from + 1, true);
  if (at === 0) return 0;
  at = skipBlanks(at);
  if (load<u8>(at) !== 0x0a) return 0;
  // The object goes on, in the place of its closing brace; an empty one is left to the general way.
  setOutputPlace(outputPlace() - 1);
  if (load<u8>(outputPlace() - 1) === 0x7b) return 0;
  put(0x2c);
  const standard = outputPlace();
  const core = load<u32>(program, ProgramCore);
  if (core !== 0 && !writeCoreFields(core)) return 0;
  if (!hasRoom(<usize>indicatorBytes() + tailLength + 2 * slack)) return 0;
  writeStandardFields();
  writeTail(index);
  // All but the closing brace and the line feed.
  if (glancesAtStandardFields) addToGlance(standard, outputPlace() - 2);
  closeGlance();
  return at;
}

/** `"p_event_time":"` */
const eventTimePrefix = memory.data<u8>([
  0x22, 0x70, 0x5f, 0x65, 0x76, 0x65, 0x6e, 0x74, 0x5f, 0x74, 0x69, 0x6d, 0x65, 0x22, 0x3a, 0x22,
]);

function writeStandardFields(): void {
  // What follows begins with a comma of its own.
  setOutputPlace(writeIndicators(outputPlace() - 1));
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

/** Up to where the lines were read. */
export function readTo(): usize {
  return read;
}

/** True when the last record would have needed more room than there was left. */
export function isOutOfRoom(): bool {
  return ranFull();
}

/** The end of what was written for those who look at columns. */
export function glanceEnd(): usize {
  return endGlance();
}

/** The earliest time of the rows that were written last, in milliseconds since 1970. */
export function minEventTime(): f64 {
  return least;
}

export function maxEventTime(): f64 {
  return most;
}
