import { skipBlanks } from "./blanks.ts";
import { beginEventTime } from "./event-time.ts";
import { beginGlance, closeGlance, dropGlance, keepGlance, openGlance } from "./glance.ts";
import { beginIndicators } from "./indicators/indicators.ts";
import { ProgramCore, ProgramObject } from "./layout.ts";
import { skipSpace } from "./lists.ts";
import { writeRecord } from "./objects.ts";
import { beginRecord } from "./record-number.ts";
import { forgetTimes, writeStandardFields } from "./standard-fields.ts";
import { beginOutput, hasRoom, outputPlace, put, setOutputPlace, slack } from "./text/output.ts";

let ends: usize = 0;
let endsMax: i32 = 0;
let glance: usize = 0;

let isList: bool = false;
let limit: usize = 0;
let read: usize = 0;
let rows: i32 = 0;

/** Where the end of each row is noted, and of how many at most. */
export function setEnds(address: usize, count: i32): void {
  ends = address;
  endsMax = count;
}

/** Where the columns that somebody looks at are written too; 0 for nowhere. */
export function setGlance(address: usize): void {
  glance = address;
}

/** Whether records are the elements of a list from now on, or a line each. */
export function setList(isOne: bool): void {
  isList = isOne;
}

/**
 * Writes the rows of records, until one is not plain enough, does not end before `end` or has no room; at `end` must
 * stand a line feed, or the closing bracket of the list. Answers how many were written.
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
  limit = end;
  rows = 0;
  forgetTimes();
  beginOutput(out, outEnd);
  beginGlance(glance);
  while (rows < endsMax) {
    const at = skipSpace(read, end);
    if (at >= end) break;
    const row = outputPlace();
    const behind = writeRow(program, at, firstIndex + <u32>rows);
    if (behind === 0 || behind > end || (behind === end && !isLast)) {
      setOutputPlace(row);
      dropGlance();
      break;
    }
    keepGlance();
    read = behind === end ? end : behind + 1;
    store<u32>(ends + ((<usize>rows) << 2), <u32>(outputPlace() - out));
    rows++;
  }
  return rows;
}

/** The line feed behind a record that fills its line; 0 where there is something else. */
function behindLine(at: usize): usize {
  const behind = skipBlanks(at);
  return load<u8>(behind) === 0x0a ? behind : 0;
}

/** The comma behind an element, or the end; 0 where there is something else. */
function behindElement(at: usize): usize {
  const behind = skipSpace(at, limit);
  return behind >= limit || load<u8>(behind) === 0x2c ? behind : 0;
}

/** What stands behind the record; 0 when it can't be written. */
function writeRow(program: usize, from: usize, index: u32): usize {
  if (load<u8>(from) !== 0x7b || !hasRoom(slack)) return 0;
  beginRecord();
  beginEventTime();
  beginIndicators();
  openGlance();
  let at = writeRecord(load<u32>(program, ProgramObject), from + 1);
  if (at === 0) return 0;
  at = isList ? behindElement(at) : behindLine(at);
  if (at === 0) return 0;
  // The object goes on, in the place of its closing brace; an empty one is left to the general way.
  setOutputPlace(outputPlace() - 1);
  if (load<u8>(outputPlace() - 1) === 0x7b) return 0;
  put(0x2c);
  if (!writeStandardFields(load<u32>(program, ProgramCore), index)) return 0;
  closeGlance();
  return at;
}

/** Up to where the lines were read. */
export function readTo(): usize {
  return read;
}
