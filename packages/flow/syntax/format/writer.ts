import { isLineEnd } from "../characters.ts";
import * as Kind from "../codes/token-kind.ts";
import { reserve } from "../memory.ts";
import { nodesEnd } from "../nodes.ts";
import { unitAt } from "../text.ts";
import { endOf, kindOf, startOf } from "../tokens.ts";
import { isSpaced } from "./gaps.ts";

/** The most units of a line, where it can be broken. */
const widest: i32 = 100;

let base: usize = 0;
let length: i32 = 0;
/** The next token, comments included, that is to be written. */
export let next: i32 = 0;
let column: i32 = 0;
/** Whether no token but comments was written yet. */
let isFresh: bool = true;
let before: i32 = -1;
let beforeIn: i32 = 0;
/** The indent of the line that the next token begins; -1 where it goes on with the line. */
let breakTo: i32 = -1;
export let indent: i32 = 0;

// What a trial changes is put back after it: it only asks whether something fits on its line.
let isTrial: bool = false;
export let isOverflown: bool = false;

export function startWriter(): void {
  base = nodesEnd();
  length = 0;
  next = 0;
  column = 0;
  isFresh = true;
  before = -1;
  beforeIn = 0;
  breakTo = -1;
  indent = 0;
  isTrial = false;
}

export function outputStart(): usize {
  return base;
}

export function outputLength(): i32 {
  return length;
}

/** The next token that is no comment. */
export function nextSpoken(): i32 {
  let token = next;
  while (kindOf(token) >= Kind.LineComment) token++;
  return token;
}

export function indentBy(more: i32): void {
  indent += more;
}

/** The next token begins a line, with the present indent and so much more. */
export function breakLine(more: i32): void {
  if (before >= 0) breakTo = indent + more;
}

/** Writes the next token, and the comments before it. */
export function write(owner: i32, isGlued: bool): void {
  writeComments();
  const kind = kindOf(next);
  if (breakTo >= 0) newLine(breakTo);
  else if (before >= 0 && !isGlued && isSpaced(before, beforeIn, kind, owner)) put(0x20);
  copy(next);
  before = kind;
  beforeIn = owner;
  breakTo = -1;
  isFresh = false;
  next++;
}

/** Comments stay on their line, or on lines of their own. */
export function writeComments(): void {
  for (; kindOf(next) >= Kind.LineComment; next++) {
    const isOwnLine = linesBefore(next) > 0;
    const rest = isFresh ? 0 : indent + 2;
    if (before >= 0 && isOwnLine) newLine(breakTo < 0 ? rest : breakTo);
    else if (before >= 0) put(0x20);
    copy(next);
    before = kindOf(next);
    const endsLine = before === Kind.LineComment;
    if (endsLine && breakTo < 0) breakTo = rest;
    if (isTrial && (endsLine || isOwnLine)) isOverflown = true;
  }
}

function linesBefore(token: i32): i32 {
  let lines = 0;
  for (let at = token === 0 ? 0 : endOf(token - 1); at < startOf(token); at++) {
    if (unitAt(at) === 0x0a) lines++;
  }
  return lines;
}

function newLine(to: i32): void {
  if (to === 0 && next > 0 && linesBefore(next) > 1) put(0x0a);
  put(0x0a);
  column = 0;
  for (let space = 0; space < to; space++) put(0x20);
}

function copy(token: i32): void {
  for (let at = startOf(token); at < endOf(token); at++) {
    const unit = unitAt(at);
    if (isTrial && isLineEnd(unit)) isOverflown = true;
    put(unit);
  }
}

function put(unit: i32): void {
  column++;
  if (isTrial) {
    if (column > widest) isOverflown = true;
    return;
  }
  const at = base + ((<usize>length) << 1);
  reserve(at + 2);
  store<u16>(at, unit);
  length++;
}

let savedNext: i32 = 0;
let savedColumn: i32 = 0;
let savedBefore: i32 = 0;
let savedBeforeIn: i32 = 0;
let savedBreak: i32 = 0;
let savedFresh: bool = false;

/** From here to `endTrial` nothing is written; `isOverflown` tells as soon as the line is too long. */
export function startTrial(): void {
  savedNext = next;
  savedColumn = column;
  savedBefore = before;
  savedBeforeIn = beforeIn;
  savedBreak = breakTo;
  savedFresh = isFresh;
  if (breakTo >= 0) {
    column = breakTo;
    breakTo = -1;
    before = -1;
  }
  isTrial = true;
  isOverflown = false;
}

export function endTrial(): bool {
  next = savedNext;
  column = savedColumn;
  before = savedBefore;
  beforeIn = savedBeforeIn;
  breakTo = savedBreak;
  isFresh = savedFresh;
  isTrial = false;
  return !isOverflown;
}

/** Ends the text with one line end, if there is any. */
export function endWriter(): void {
  breakTo = 0;
  writeComments();
  if (length > 0) put(0x0a);
}
