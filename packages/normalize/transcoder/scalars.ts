import { noteEventTime } from "./event-time.ts";
import { isAllowedText, readTimeGenerally } from "./host.ts";
import { scanIndicator } from "./indicators/indicators.ts";
import { copyJson } from "./json.ts";
import { entryOf, isEmpty } from "./keys.ts";
import {
  FieldCheckMask,
  FieldChecks,
  FieldFlags,
  FieldHostCheck,
  FieldKind,
  FieldMax,
  FieldMin,
  FieldOrder,
  FieldScanners,
  FieldTimeFormats,
  FieldTimeParser,
  IsDenyList,
  IsEventTime,
} from "./layout.ts";
import { booleanEnd } from "./literals.ts";
import { arePlainDigits, copyInteger, copyNumber, fractionDigits, numberEnd } from "./numbers.ts";
import { Backslashes, copyString, escapesSeen, forgetEscapes, Plain, plainStringEnd } from "./strings.ts";
import { hasRoom, outputPlace, put, putBytes, setOutputPlace, slack } from "./text/output.ts";
import { readTime } from "./timestamps/read-time.ts";
import { BigInteger, Float, Integer, Json, Logical, Text, Timestamp } from "./value-kind.ts";

const quote: i32 = 0x22;
/** Doubles hold all whole numbers of so many digits. */
const exactDigits: i32 = 15;
/** All of them fit into 64 bits. */
const bigDigits: i32 = 18;
/** Below 1e21, from which on JavaScript prints an exponent. */
const textDigits: i32 = 20;

/**
 * Writes a text, number, boolean, time or any JSON as its field's type demands; answers the place behind it, 0 when it
 * can't. Writes nothing where the value means that there is none.
 */
export function writeScalar(field: usize, at: usize): usize {
  const kind = load<u32>(field, FieldKind);
  if (kind === Text) return writeText(field, at);
  if (kind === Timestamp) return writeTime(field, at);
  if (kind === Json) return copyJson(at, 0);
  if (kind === Logical) return writeBoolean(at);
  return load<u8>(at) === quote ? writeDigitsOfText(field, kind, at + 1) : writeNumber(field, kind, at);
}

function writeText(field: usize, at: usize): usize {
  const start = outputPlace() + 1;
  const behind = load<u8>(at) === quote ? copyString(at + 1) : quoteLiteral(at);
  if (behind === 0) return 0;
  const end = outputPlace() - 1;
  const checks = <usize>load<u32>(field, FieldChecks);
  if (checks !== 0 && !isAllowed(field, checks, start, end)) return 0;
  const hostCheck = load<i32>(field, FieldHostCheck);
  if (hostCheck !== 0 && (escapesSeen() !== Plain || !isAllowedText(hostCheck - 1, start, end))) return 0;
  const scanners = <usize>load<u32>(field, FieldScanners);
  return scanners === 0 || scan(scanners, start, end) ? behind : 0;
}

/** Numbers and booleans in a field of text. */
function quoteLiteral(at: usize): usize {
  if (!hasRoom(slack)) return 0;
  const boolean = booleanEnd(at);
  put(quote);
  if (boolean !== 0) putBytes(at, boolean - at);
  const behind = boolean === 0 ? copyNumber(at, textDigits) : boolean;
  put(quote);
  forgetEscapes();
  return behind;
}

function isAllowed(field: usize, checks: usize, start: usize, end: usize): bool {
  if (escapesSeen() !== Plain) return false;
  const isListed = !isEmpty(entryOf(checks, load<u32>(field, FieldCheckMask), start, <i32>(end - start)));
  return isListed === ((load<u32>(field, FieldFlags) & IsDenyList) === 0);
}

function scan(scanners: usize, start: usize, end: usize): bool {
  if (escapesSeen() > Backslashes) return false;
  const count = <usize>load<u32>(scanners);
  for (let i: usize = 1; i <= count; i++) if (!scanIndicator(load<i32>(scanners + (i << 2)), start, end)) return false;
  return true;
}

function writeTime(field: usize, at: usize): usize {
  const isNumber = load<u8>(at) !== quote;
  const start = isNumber ? at : at + 1;
  const end = isNumber ? numberEnd(at) : plainStringEnd(start);
  if (end === 0 || !hasRoom(slack)) return 0;
  const behind = isNumber ? end : end + 1;
  if (start === end) return behind;
  const text = outputPlace() + 1;
  if (!readWithAny(field, start, end, isNumber, text)) return 0;
  store<u8>(text - 1, quote);
  store<u8>(text, quote, 29);
  setOutputPlace(text + 30);
  if ((load<u32>(field, FieldFlags) & IsEventTime) !== 0) noteEventTime(load<u32>(field, FieldOrder), text);
  return behind;
}

/** The first format that reads the value wins. */
function readWithAny(field: usize, start: usize, end: usize, isNumber: bool, out: usize): bool {
  const formats = <usize>load<u32>(field, FieldTimeFormats);
  const count = <usize>load<u32>(formats);
  for (let i: usize = 1; i <= count; i++) {
    const length = readTime(load<i32>(formats + (i << 2)), start, end, isNumber, out);
    if (length > 0) return true;
    if (length < 0) break;
    if (i === count) return false;
  }
  return readTimeGenerally(load<i32>(field, FieldTimeParser), start, end, isNumber, out) > 0;
}

function writeBoolean(at: usize): usize {
  const isText = load<u8>(at) === quote;
  const start = isText ? at + 1 : at;
  if (isText && load<u8>(start) === quote) return start + 1;
  const end = booleanEnd(start);
  if (end === 0 || !hasRoom(slack)) return 0;
  putBytes(start, end - start);
  if (!isText) return end;
  return load<u8>(end) === quote ? end + 1 : 0;
}

function writeNumber(field: usize, kind: u32, at: usize): usize {
  if (kind === Integer) return copyInteger(at, load<i32>(field, FieldMin), load<i32>(field, FieldMax));
  const behind = copyNumber(at, kind === Float ? exactDigits : bigDigits);
  return kind === BigInteger && fractionDigits() !== 0 ? 0 : behind;
}

/** Numbers in text: plain digits, which the general way reads the same. */
function writeDigitsOfText(field: usize, kind: u32, start: usize): usize {
  const end = plainStringEnd(start);
  if (end === 0) return 0;
  if (start === end) return end + 1;
  if (!arePlainDigits(start, end)) return 0;
  return writeNumber(field, kind, start) === end ? end + 1 : 0;
}
