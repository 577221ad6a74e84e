import { findByte } from "./indicators/byte-search.ts";
import { isIpAddress } from "./indicators/ip-address.ts";
import { skipJson } from "./json.ts";
import {
  CoreAddress,
  CoreArns,
  CoreNumber,
  GroupCount,
  GroupMembers,
  GroupPrefix,
  GroupPrefixLength,
  MemberCount,
  MemberKind,
  MemberPaths,
  MemberPrefix,
  MemberPrefixLength,
  NoteRecord,
  NoteStart,
  PathCount,
  PathKeys,
  PathNote,
} from "./layout.ts";
import { booleanEnd } from "./literals.ts";
import { arePlainDigits, numberEnd, wholeDigits } from "./numbers.ts";
import { recordNumber } from "./record-number.ts";
import { skipString } from "./strings.ts";
import { close, hasRoom, outputPlace, put, putBytes, setOutputPlace, slack } from "./text/output.ts";

const quote: i32 = 0x22;
const backslash: i32 = 0x5c;
/** `\u` */
const unicodeEscape: u16 = 0x755c;
/** Whole numbers of more digits may be rounded by what reads them. */
const exactDigits: i32 = 15;
/** `"p_udm":` */
const prefix = memory.data<u8>([0x22, 0x70, 0x5f, 0x75, 0x64, 0x6d, 0x22, 0x3a]);

const Nothing: i32 = 0;
const Written: i32 = 1;
const CannotTell: i32 = 2;

/** Writes `"p_udm":{…},` from the values of the row; false when only the general way can tell. */
export function writeCoreFields(core: usize): bool {
  const start = outputPlace();
  if (!hasRoom(slack)) return false;
  store<u64>(start, load<u64>(prefix));
  setOutputPlace(start + 8);
  put(0x7b);
  const opened = outputPlace();
  const count = <usize>load<u32>(core);
  for (let i: usize = 1; i <= count; i++) if (!writeGroup(<usize>load<u32>(core + (i << 2)))) return false;
  closeMembers(start, opened);
  return true;
}

function writeGroup(group: usize): bool {
  const start = outputPlace();
  if (!openPrefix(load<u32>(group, GroupPrefix), load<u32>(group, GroupPrefixLength))) return false;
  put(0x7b);
  const opened = outputPlace();
  const count = <usize>load<u32>(group, GroupCount);
  const members = <usize>load<u32>(group, GroupMembers);
  for (let i: usize = 0; i < count; i++) if (!writeMember(<usize>load<u32>(members + (i << 2)))) return false;
  closeMembers(start, opened);
  return true;
}

/** An object without members is not written at all. */
function closeMembers(start: usize, opened: usize): void {
  if (outputPlace() === opened) {
    setOutputPlace(start);
    return;
  }
  close(0x7d);
  put(0x2c);
}

function openPrefix(from: usize, length: usize): bool {
  if (!hasRoom(length + slack)) return false;
  putBytes(from, length);
  return true;
}

/** The first path with a usable value wins. */
function writeMember(member: usize): bool {
  const count = <usize>load<u32>(member, MemberCount);
  const paths = <usize>load<u32>(member, MemberPaths);
  for (let i: usize = 0; i < count; i++) {
    const path = <usize>load<u32>(paths + (i << 2));
    const value = valueAt(path);
    if (value === 0) continue;
    const start = outputPlace();
    if (!openPrefix(load<u32>(member, MemberPrefix), load<u32>(member, MemberPrefixLength))) return false;
    const outcome = writeCore(load<u32>(member, MemberKind), value);
    if (outcome === CannotTell) return false;
    if (outcome === Written) {
      put(0x2c);
      return true;
    }
    setOutputPlace(start);
  }
  return true;
}

/** Where in the row the value of a path begins; 0 when it has none. */
function valueAt(path: usize): usize {
  const note = <usize>load<u32>(path, PathNote);
  if (load<u32>(note, NoteRecord) !== recordNumber()) return 0;
  let at = <usize>load<u32>(note, NoteStart);
  const count = <usize>load<u32>(path, PathCount);
  const keys = <usize>load<u32>(path, PathKeys);
  for (let i: usize = 0; i < count && at !== 0; i++) {
    const key = keys + (i << 3);
    at = memberOf(at, load<u32>(key), load<u32>(key, 4));
  }
  return at;
}

/** The value of a key in an object that was written, without white space and with plain keys. */
function memberOf(object: usize, key: usize, length: i32): usize {
  if (load<u8>(object) !== 0x7b || load<u8>(object, 1) === 0x7d) return 0;
  let at = object + 1;
  while (true) {
    const colon = skipString(at + 1);
    const isIt = <i32>(colon - at) - 2 === length && memory.compare(at + 1, key, <usize>length) === 0;
    if (isIt) return colon + 1;
    at = skipJson(colon + 1, 0);
    if (load<u8>(at) !== 0x2c) return 0;
    at++;
  }
}

function writeCore(kind: u32, value: usize): i32 {
  if (kind === CoreNumber) return writeNumber(value);
  if (kind === CoreArns) return writeArns(value);
  const first = load<u8>(value) === 0x5b ? value + 1 : value;
  return writeText(first, kind === CoreAddress);
}

/** A text that says something; a lone dash says nothing. */
function writeText(value: usize, isAddress: bool): i32 {
  const byte = <i32>load<u8>(value);
  if (byte === 0x7b || byte === 0x5b || byte === 0x5d || byte === 0x6e) return Nothing;
  if (byte !== quote) return isAddress ? Nothing : writeLiteral(value);
  const end = skipString(value + 1);
  const length = end - value - 2;
  if (length === 0 || (length === 1 && load<u8>(value, 1) === 0x2d)) return Nothing;
  // It may be a dash.
  if (length === 6 && load<u16>(value, 1) === unicodeEscape) return CannotTell;
  if (isAddress && !isIpAddress(value + 1, end - 1)) {
    return findByte(backslash, value + 1, end - 1) === end - 1 ? Nothing : CannotTell;
  }
  return writeToken(value, end);
}

function writeToken(start: usize, end: usize): i32 {
  if (!hasRoom(end - start + slack)) return CannotTell;
  putBytes(start, end - start);
  return Written;
}

function writeLiteral(value: usize): i32 {
  const boolean = booleanEnd(value);
  const end = boolean === 0 ? numberEnd(value) : boolean;
  if (end === 0 || (boolean === 0 && wholeDigits() > exactDigits)) return CannotTell;
  put(quote);
  putBytes(value, end - value);
  put(quote);
  return Written;
}

function writeNumber(value: usize): i32 {
  const byte = <i32>load<u8>(value);
  if (byte === 0x7b || byte === 0x5b || byte === 0x6e || byte === 0x74 || byte === 0x66) return Nothing;
  if (byte !== quote) {
    const end = numberEnd(value);
    return end === 0 || wholeDigits() > exactDigits ? CannotTell : writeToken(value, end);
  }
  const end = skipString(value + 1);
  if (end === value + 2) return Nothing;
  if (arePlainDigits(value + 1, end - 1)) return writeToken(value + 1, end - 1);
  return mayBeNumber(value + 1, end - 1) ? CannotTell : Nothing;
}

/** False for a text that no number begins like: `N/A`, a lone dash. */
function mayBeNumber(start: usize, end: usize): bool {
  const byte = <i32>load<u8>(start);
  if (byte === 0x2d) return end > start + 1;
  const isWord = <u32>((byte | 0x20) - 0x61) < 26 || byte === 0x5f || byte === 0x28 || byte === 0x3c;
  return !isWord;
}

/** The texts of a list, or one text, that begin with `arn:`. */
function writeArns(value: usize): i32 {
  const start = outputPlace();
  put(0x5b);
  if (load<u8>(value) !== 0x5b) {
    if (!putArn(value)) return CannotTell;
  } else if (load<u8>(value, 1) !== 0x5d) {
    for (let at = value + 1; ; at++) {
      if (!putArn(at)) return CannotTell;
      at = skipJson(at, 0);
      if (load<u8>(at) !== 0x2c) break;
    }
  }
  if (outputPlace() === start + 1) return Nothing;
  close(0x5d);
  return Written;
}

const arn: u32 = 0x3a6e7261;

function putArn(value: usize): bool {
  if (load<u8>(value) !== quote) return true;
  if (load<u32>(value, 1) !== arn) return !mayBeginWithArn(value + 1);
  const end = skipString(value + 1);
  if (writeToken(value, end) !== Written) return false;
  put(0x2c);
  return true;
}

/** True where one of the first characters is written as an escape. */
function mayBeginWithArn(text: usize): bool {
  for (let i: usize = 0; i < 4; i++) if (load<u16>(text + i) === unicodeEscape) return true;
  return false;
}
