import { skipBlanks } from "./blanks.ts";
import { skipJson } from "./json.ts";
import { entryOf, isEmpty } from "./keys.ts";
import {
  FieldSource,
  FieldSourceRecord,
  IsAmbiguous,
  KeyFlags,
  KeyNoted,
  KeySeen,
  KeySources,
  SourcesKeyMask,
  SourcesKeys,
} from "./layout.ts";
import { keyEnd, valueStart } from "./members.ts";
import { recordNumber } from "./record-number.ts";

/** Notes where a member's value is, and what is within, for the fields that copy them; false where only the general way can tell. */
export function noteSources(key: usize, at: usize): bool {
  if ((load<u32>(key, KeyFlags) & IsAmbiguous) !== 0) return false;
  const fields = <usize>load<u32>(key, KeyNoted);
  const count: usize = fields === 0 ? 0 : <usize>load<u32>(fields);
  for (let i: usize = 1; i <= count; i++) {
    const field = <usize>load<u32>(fields + (i << 2));
    store<u32>(field, <u32>at, FieldSource);
    store<u32>(field, recordNumber(), FieldSourceRecord);
  }
  const sources = <usize>load<u32>(key, KeySources);
  return sources === 0 || load<u8>(at) !== 0x7b || noteWithin(sources, at + 1);
}

/** The objects of a path are different ones, and of each kind a record has one: its number tells repeats apart. */
function noteWithin(sources: usize, from: usize): bool {
  let at = skipBlanks(from);
  if (load<u8>(at) === 0x7d) return true;
  while (true) {
    const end = keyEnd(at);
    const value: usize = end === 0 ? 0 : valueStart(end);
    if (value === 0) return false;
    const table = <usize>load<u32>(sources, SourcesKeys);
    const key = entryOf(table, load<u32>(sources, SourcesKeyMask), at + 1, <i32>(end - at - 1));
    if (!isEmpty(key) && !noteMember(key, value)) return false;
    at = skipJson(value, 0);
    if (at === 0) return false;
    at = skipBlanks(at);
    if (load<u8>(at) === 0x7d) return true;
    if (load<u8>(at) !== 0x2c) return false;
    at = skipBlanks(at + 1);
  }
}

function noteMember(key: usize, at: usize): bool {
  if (load<u32>(key, KeySeen) === recordNumber()) return false;
  store<u32>(key, recordNumber(), KeySeen);
  return noteSources(key, at);
}

/** Where the value is that a field copies from this record; 0 where there is none. */
export function sourceOf(field: usize): usize {
  return load<u32>(field, FieldSourceRecord) === recordNumber() ? <usize>load<u32>(field, FieldSource) : 0;
}
