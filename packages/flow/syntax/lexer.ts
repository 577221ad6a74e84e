import { matchBrackets } from "./brackets.ts";
import { isDigit, isHexDigit, isLineEnd, isNamePart, isNameStart, isSpace } from "./characters.ts";
import * as Kind from "./codes/token-kind.ts";
import { textLength, unitAt } from "./text.ts";
import { addToken } from "./tokens.ts";
import * as Word from "./word.ts";
import { hashed, hashSeed, wordAt } from "./word-table.ts";

/** The kind of the last token that the parser sees: what a hyphen or a comment may follow. */
let previous: i32 = 0;
/** Whether nothing but space stands before on this line. */
let atLineStart: bool = true;
/** Behind a comment that nobody closes no other is closed: the text is searched once. */
let isBlockOpen: bool = false;

/** Every token of the text, and one of kind EndOfText behind them; between tokens is nothing but space. */
export function lex(): void {
  const length = textLength();
  previous = Kind.Pipe;
  atLineStart = true;
  isBlockOpen = false;
  let at = 0;
  while (at < length) {
    const unit = unitAt(at);
    if (isSpace(unit)) {
      if (isLineEnd(unit)) atLineStart = true;
      at++;
      continue;
    }
    at = token(at, unit);
    atLineStart = false;
  }
  addToken(Kind.EndOfText, length, length, 0);
  matchBrackets();
}

function add(kind: i32, start: i32, end: i32): i32 {
  addToken(kind, start, end, 0);
  if (kind < Kind.LineComment) previous = kind;
  return end;
}

function token(at: i32, unit: i32): i32 {
  if (isNameStart(unit)) return name(at, unit);
  if (isDigit(unit)) return number(at);
  const next = unitAt(at + 1);
  switch (unit) {
    case 0x22:
    case 0x27:
      return quotedText(at, at);
    case 0x40:
      return next === 0x22 || next === 0x27 ? verbatim(at, at + 1) : add(Kind.UnknownCharacter, at, at + 1);
    case 0x60:
      return quotedName(at);
    case 0x7c:
      return add(Kind.Pipe, at, at + 1);
    case 0x3b:
      return add(Kind.Semicolon, at, at + 1);
    case 0x2c:
      return add(Kind.Comma, at, at + 1);
    case 0x2e:
      return next === 0x2e ? add(Kind.DotDot, at, at + 2) : add(Kind.Dot, at, at + 1);
    case 0x3a:
      return add(Kind.Colon, at, at + 1);
    case 0x3d:
      return equals(at, next);
    case 0x21:
      return bang(at, next);
    case 0x3c:
      return less(at, next);
    case 0x3e:
      return next === 0x3d ? add(Kind.GreaterOrEqual, at, at + 2) : add(Kind.Greater, at, at + 1);
    case 0x2b:
      return add(Kind.Plus, at, at + 1);
    case 0x2d:
      return next === 0x2d && atLineStart ? lineComment(at) : add(Kind.Minus, at, at + 1);
    case 0x2a:
      return add(Kind.Star, at, at + 1);
    case 0x2f:
      return slash(at, next);
    case 0x25:
      return add(Kind.Percent, at, at + 1);
    case 0x7e:
      return add(Kind.Tilde, at, at + 1);
    case 0x28:
      return add(Kind.LeftParenthesis, at, at + 1);
    case 0x29:
      return add(Kind.RightParenthesis, at, at + 1);
    case 0x5b:
      return add(Kind.LeftBracket, at, at + 1);
    case 0x5d:
      return add(Kind.RightBracket, at, at + 1);
    case 0x7b:
      return add(Kind.LeftBrace, at, at + 1);
    case 0x7d:
      return add(Kind.RightBrace, at, at + 1);
  }
  return add(Kind.UnknownCharacter, at, at + 1);
}

function equals(at: i32, next: i32): i32 {
  if (next === 0x3d) return add(Kind.Equal, at, at + 2);
  if (next === 0x7e) return add(Kind.EqualAnyCase, at, at + 2);
  return add(Kind.Assign, at, at + 1);
}

function bang(at: i32, next: i32): i32 {
  if (next === 0x3d) return add(Kind.NotEqual, at, at + 2);
  if (next === 0x7e) return add(Kind.NotEqualAnyCase, at, at + 2);
  return add(Kind.Bang, at, at + 1);
}

/** KQL writes `<>` for `!=` as well. */
function less(at: i32, next: i32): i32 {
  if (next === 0x3e) return add(Kind.NotEqual, at, at + 2);
  return next === 0x3d ? add(Kind.LessOrEqual, at, at + 2) : add(Kind.Less, at, at + 1);
}

function slash(at: i32, next: i32): i32 {
  if (next === 0x2f) return lineComment(at);
  return next === 0x2a ? blockComment(at) : add(Kind.Slash, at, at + 1);
}

function lineEnd(at: i32): i32 {
  const length = textLength();
  while (at < length && !isLineEnd(unitAt(at))) at++;
  return at;
}

function lineComment(at: i32): i32 {
  return add(Kind.LineComment, at, lineEnd(at));
}

/** One that nobody closes takes its line only, so that the rest of the query is still read. */
function blockComment(at: i32): i32 {
  const last = textLength() - 1;
  for (let offset = isBlockOpen ? last : at + 2; offset < last; offset++) {
    if (unitAt(offset) === 0x2a && unitAt(offset + 1) === 0x2f) return add(Kind.BlockComment, at, offset + 2);
  }
  isBlockOpen = true;
  return add(Kind.UnterminatedComment, at, lineEnd(at));
}

function name(start: i32, unit: i32): i32 {
  if (unit === 0x68 || unit === 0x48) {
    const next = unitAt(start + 1);
    if (next === 0x22 || next === 0x27) return quotedText(start, start + 1);
    const quote = unitAt(start + 2);
    if (next === 0x40 && (quote === 0x22 || quote === 0x27)) return verbatim(start, start + 2);
  }
  let hash = hashSeed;
  let at = start;
  for (; isNamePart(unit); unit = unitAt(++at)) hash = hashed(hash, unit);
  let word = wordAt(start, at, hash);
  if (unit === 0x2d && (previous === Kind.Pipe || previous === Kind.LeftParenthesis)) {
    let end = at;
    for (; unit === 0x2d || isNamePart(unit); unit = unitAt(++end)) hash = hashed(hash, unit);
    const hyphenated = wordAt(start, end, hash);
    if (hyphenated !== 0) {
      word = hyphenated;
      at = end;
    }
  }
  if (word === Word.Datetime) {
    const end = datetimeEnd(at);
    if (end > 0) return add(Kind.Datetime, start, end);
  }
  if (isWord(start, at, "time") || isWord(start, at, "timespan")) {
    const end = clockEnd(at);
    if (end > 0) return add(Kind.Timespan, start, end);
  }
  addToken(Kind.Identifier, start, at, word);
  previous = Kind.Identifier;
  return at;
}

/** The end of `(2024-01-01T…)` behind `datetime`; 0 where something else stands there. */
function datetimeEnd(at: i32): i32 {
  while (isSpace(unitAt(at))) at++;
  if (unitAt(at++) !== 0x28) return 0;
  while (isSpace(unitAt(at))) at++;
  if (!isDigit(unitAt(at))) return 0;
  while (true) {
    const unit = unitAt(at++);
    if (unit === 0x29) return at;
    const isPart = isDigit(unit) || unit === 0x2d || unit === 0x3a || unit === 0x2e || unit === 0x2b || unit === 0x20;
    if (!isPart && unit !== 0x54 && unit !== 0x5a) return 0;
  }
}

/** The end of KQL's `(6.00:00:00)` behind `time`; 0 where something else stands there, such as a call. */
function clockEnd(at: i32): i32 {
  if (unitAt(at++) !== 0x28) return 0;
  let hasColon = false;
  for (let unit = unitAt(at); unit !== 0x29; unit = unitAt(++at)) {
    if (unit === 0x3a) hasColon = true;
    else if (!isDigit(unit) && unit !== 0x2e && unit !== 0x2d) return 0;
  }
  return hasColon ? at + 1 : 0;
}

function quotedName(start: i32): i32 {
  for (let at = start + 1; at < textLength(); at++) {
    const unit = unitAt(at);
    if (unit === 0x60) return add(Kind.QuotedIdentifier, start, at + 1);
    if (isLineEnd(unit)) break;
  }
  return add(Kind.UnknownCharacter, start, start + 1);
}

function quotedText(start: i32, open: i32): i32 {
  const length = textLength();
  const quote = unitAt(open);
  let at = open + 1;
  for (; at < length; at++) {
    const unit = unitAt(at);
    if (unit === quote) return add(Kind.QuotedString, start, at + 1);
    if (isLineEnd(unit)) break;
    if (unit === 0x5c && at + 1 < length && !isLineEnd(unitAt(at + 1))) at++;
  }
  return add(Kind.UnterminatedString, start, at);
}

/** In `@'…'` a backslash is itself, and a quote is written twice. */
function verbatim(start: i32, open: i32): i32 {
  const length = textLength();
  const quote = unitAt(open);
  let at = open + 1;
  for (; at < length; at++) {
    const unit = unitAt(at);
    if (isLineEnd(unit)) break;
    if (unit !== quote) continue;
    if (unitAt(at + 1) !== quote) return add(Kind.VerbatimString, start, at + 1);
    at++;
  }
  return add(Kind.UnterminatedString, start, at);
}

function digitsEnd(at: i32): i32 {
  while (isDigit(unitAt(at))) at++;
  return at;
}

function number(start: i32): i32 {
  let kind = Kind.Integer;
  let at = digitsEnd(start);
  if (at === start + 1 && unitAt(start) === 0x30 && (unitAt(at) | 0x20) === 0x78) {
    for (at++; isHexDigit(unitAt(at)); ) at++;
    const isWhole = at > start + 2 && !isNamePart(unitAt(at));
    return isWhole ? add(Kind.Integer, start, at) : malformed(start, at);
  }
  if (unitAt(at) === 0x2e && isDigit(unitAt(at + 1))) {
    kind = Kind.Double;
    at = digitsEnd(at + 1);
  }
  if ((unitAt(at) | 0x20) === 0x65) {
    const sign = unitAt(at + 1);
    const digits = sign === 0x2b || sign === 0x2d ? at + 2 : at + 1;
    if (isDigit(unitAt(digits))) {
      kind = Kind.Double;
      at = digitsEnd(digits);
    }
  }
  if (!isNameStart(unitAt(at))) return add(kind, start, at);
  let end = at;
  while (isNamePart(unitAt(end))) end++;
  return isUnit(at, end) ? add(Kind.Timespan, start, end) : malformed(start, end);
}

function malformed(start: i32, at: i32): i32 {
  while (isNamePart(unitAt(at))) at++;
  return add(Kind.MalformedNumber, start, at);
}

function isUnit(start: i32, end: i32): bool {
  const first = unitAt(start);
  const second = unitAt(start + 1);
  if (end === start + 1) {
    return first === 0x73 || first === 0x6d || first === 0x68 || first === 0x64 || first === 0x77;
  }
  if (end === start + 2) return second === 0x73 && (first === 0x6d || first === 0x75);
  return (
    isLongUnit(start, end, "microsecond") ||
    isLongUnit(start, end, "millisecond") ||
    isLongUnit(start, end, "second") ||
    isLongUnit(start, end, "sec") ||
    isLongUnit(start, end, "minute") ||
    isLongUnit(start, end, "min") ||
    isLongUnit(start, end, "hour") ||
    isLongUnit(start, end, "hr") ||
    isLongUnit(start, end, "day") ||
    isLongUnit(start, end, "week") ||
    isLongUnit(start, end, "wk")
  );
}

/** Whether the unit stands there, in the singular or with an `s`. */
function isLongUnit(start: i32, end: i32, unit: string): bool {
  const isPlural = end - start === unit.length + 1 && unitAt(end - 1) === 0x73;
  return isWord(start, isPlural ? end - 1 : end, unit);
}

function isWord(start: i32, end: i32, word: string): bool {
  const length = word.length;
  if (end - start !== length) return false;
  for (let index = 0; index < length; index++) {
    const letter = <i32>load<u16>(changetype<usize>(word) + ((<usize>index) << 1));
    if (unitAt(start + index) !== letter) return false;
  }
  return true;
}
