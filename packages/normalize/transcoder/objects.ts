import { skipBlanks } from "./blanks.ts";
import { addToGlance } from "./glance.ts";
import { skipJson } from "./json.ts";
import { entryOf, isEmpty } from "./keys.ts";
import {
  EnvelopeList,
  FieldFlags,
  FieldKind,
  FieldNote,
  FieldPart,
  FieldPrefix,
  FieldPrefixLength,
  FieldSeen,
  IsGlanced,
  IsRequired,
  KeyFlags,
  KeySeen,
  KeyTargets,
  LoneEnvelopeList,
  NoteEnd,
  NoteRecord,
  NoteStart,
  ObjectCopies,
  ObjectKeyMask,
  ObjectKeys,
  ObjectRequired,
  ObjectRequiredCount,
} from "./layout.ts";
import { nullEnd } from "./literals.ts";
import { keyEnd, valueStart } from "./members.ts";
import { recordNumber } from "./record-number.ts";
import { writeScalar } from "./scalars.ts";
import { noteSources, sourceOf } from "./sources.ts";
import { close, hasRoom, outputPlace, put, putBytes, setOutputPlace, slack } from "./text/output.ts";
import { ArrayOf, ObjectOf } from "./value-kind.ts";

/** Counts the objects that were read: what was seen in one is told from what was seen in those before it. */
let objects: u32 = 0;

/** How many there were: before they are too many for 32 bits, a new module has to begin. */
export function objectsRead(): u32 {
  return objects;
}

/** Members of the record, and which kinds of lists are among them that events may be delivered in. */
let members: i32 = 0;
let envelopes: u32 = 0;

/** Writes a record, from behind its opening brace; answers the place behind it, 0 when it can't. */
export function writeRecord(node: usize, from: usize): usize {
  members = 0;
  envelopes = 0;
  const object = ++objects;
  const at = writeMembers(node, from, object, true);
  if (at === 0) return 0;
  if ((envelopes & EnvelopeList) !== 0 || ((envelopes & LoneEnvelopeList) !== 0 && members === 1)) return 0;
  return writeCopies(load<u32>(node, ObjectCopies), object) && closeObject(node, object) ? at : 0;
}

function writeObject(node: usize, from: usize): usize {
  const object = ++objects;
  const at = writeMembers(node, from, object, false);
  return at !== 0 && closeObject(node, object) ? at : 0;
}

/** Writes an object but for its closing brace; answers the place behind that. */
function writeMembers(node: usize, from: usize, object: u32, isRecord: bool): usize {
  put(0x7b);
  let at = skipBlanks(from);
  let byte = <i32>load<u8>(at);
  if (byte === 0x7d) return at + 1;
  do {
    at = writeMember(node, at, object, isRecord);
    if (at === 0) return 0;
    at = skipBlanks(at);
    byte = <i32>load<u8>(at);
    at = byte === 0x2c ? skipBlanks(at + 1) : at + 1;
  } while (byte === 0x2c);
  return byte === 0x7d ? at : 0;
}

/** Writes the fields of the member that begins here; answers the place behind its value. */
function writeMember(node: usize, at: usize, object: u32, isRecord: bool): usize {
  const end = keyEnd(at);
  const value: usize = end === 0 ? 0 : valueStart(end);
  if (value === 0) return 0;
  if (isRecord) members++;
  const key = entryOf(load<u32>(node, ObjectKeys), load<u32>(node, ObjectKeyMask), at + 1, <i32>(end - at - 1));
  if (isEmpty(key)) return skipJson(value, 0);
  // Of two members of one name only the last counts: the general way sees to it.
  if (load<u32>(key, KeySeen) === object) return 0;
  store<u32>(key, object, KeySeen);
  if (isRecord) {
    if (!noteSources(key, value)) return 0;
    if (load<u8>(value) === 0x5b) envelopes |= load<u32>(key, KeyFlags);
  }
  return writeFields(load<u32>(key, KeyTargets), value, object);
}

function closeObject(node: usize, object: u32): bool {
  if (!hasRequired(node, object)) return false;
  close(0x7d);
  return true;
}

function hasRequired(node: usize, object: u32): bool {
  const count = <usize>load<u32>(node, ObjectRequiredCount);
  const fields = <usize>load<u32>(node, ObjectRequired);
  for (let i: usize = 0; i < count; i++) {
    if (load<u32>(<usize>load<u32>(fields + (i << 2)), FieldSeen) !== object) return false;
  }
  return true;
}

/** Fields that copy a value from within another, which is read now. */
function writeCopies(copies: usize, object: u32): bool {
  const count: usize = copies === 0 ? 0 : <usize>load<u32>(copies);
  for (let i: usize = 1; i <= count; i++) {
    const field = <usize>load<u32>(copies + (i << 2));
    const source = sourceOf(field);
    if (source === 0) continue;
    // Of the copy and a value of its own only the copy counts, also where that is null.
    if (load<u8>(source) === 0x6e) {
      if (load<u32>(field, FieldSeen) === object) return false;
    } else if (writeField(field, source, object) === 0) return false;
  }
  return true;
}

/** Writes a value into all fields that take it. */
function writeFields(targets: usize, at: usize, object: u32): usize {
  const count: usize = targets === 0 ? 0 : <usize>load<u32>(targets);
  if (load<u8>(at) === 0x6e) return nullEnd(at);
  if (count === 0) return skipJson(at, 0);
  let behind: usize = 0;
  for (let i: usize = 1; i <= count; i++) {
    behind = writeField(<usize>load<u32>(targets + (i << 2)), at, object);
    if (behind === 0) return 0;
  }
  return behind;
}

function writeField(field: usize, at: usize, object: u32): usize {
  // It has a value of another key, of which only one counts.
  if (load<u32>(field, FieldSeen) === object) return 0;
  store<u32>(field, object, FieldSeen);
  const length = <usize>load<u32>(field, FieldPrefixLength);
  if (!hasRoom(length + slack)) return 0;
  const start = outputPlace();
  putBytes(load<u32>(field, FieldPrefix), length);
  const value = outputPlace();
  const behind = writeValue(field, at);
  if (behind === 0) return 0;
  if (outputPlace() === value) {
    // It means nothing, as an empty text does where a number should be.
    setOutputPlace(start);
    return (load<u32>(field, FieldFlags) & IsRequired) !== 0 ? 0 : behind;
  }
  const note = <usize>load<u32>(field, FieldNote);
  if (note !== 0) {
    store<u32>(note, recordNumber(), NoteRecord);
    store<u32>(note, <u32>value, NoteStart);
    store<u32>(note, <u32>outputPlace(), NoteEnd);
  }
  put(0x2c);
  if ((load<u32>(field, FieldFlags) & IsGlanced) !== 0) addToGlance(start, outputPlace());
  return behind;
}

function writeValue(field: usize, at: usize): usize {
  const kind = load<u32>(field, FieldKind);
  if (kind === ObjectOf) return load<u8>(at) === 0x7b ? writeObject(load<u32>(field, FieldPart), at + 1) : 0;
  if (kind === ArrayOf) return load<u8>(at) === 0x5b ? writeArray(load<u32>(field, FieldPart), at + 1) : 0;
  return writeScalar(field, at);
}

function writeArray(element: usize, from: usize): usize {
  if (!hasRoom(slack)) return 0;
  put(0x5b);
  let at = skipBlanks(from);
  if (load<u8>(at) === 0x5d) {
    put(0x5d);
    return at + 1;
  }
  while (true) {
    at = load<u8>(at) === 0x6e ? nullEnd(at) : writeElement(element, at);
    if (at === 0) return 0;
    at = skipBlanks(at);
    const byte = <i32>load<u8>(at);
    if (byte === 0x5d) break;
    if (byte !== 0x2c) return 0;
    at = skipBlanks(at + 1);
  }
  close(0x5d);
  return at + 1;
}

/** Elements that mean nothing are left out. */
function writeElement(element: usize, at: usize): usize {
  if (!hasRoom(slack)) return 0;
  const start = outputPlace();
  const behind = writeValue(element, at);
  if (behind !== 0 && outputPlace() !== start) put(0x2c);
  return behind;
}
