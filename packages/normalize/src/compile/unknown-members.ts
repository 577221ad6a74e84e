import type { FieldSchema } from "@pharos/domain";
import { isObject } from "@pharos/domain";
import type { JsonObject } from "../streams/pending-record.ts";
import { failed, toJson } from "./coercion.ts";
import type { EventScratch } from "./event-scratch.ts";

/** The members of an object that no field reads, under the vendor's keys; undefined when there are none. */
export type UnknownMembers = (object: JsonObject, scratch: EventScratch) => Record<string, unknown> | undefined;

/**
 * What field discovery keeps of a record: unknown members, also those of objects, but not of elements. What a
 * transformation reads is known: a mask must not be undone by keeping what was masked.
 */
export function unknownMembers(fields: readonly FieldSchema[]): UnknownMembers {
  const known = new Map<string, UnknownMembers | undefined>(fields.flatMap(readKeys).map((key) => [key, undefined]));
  for (const { name, fields: nested } of fields) known.set(name, nested && unknownMembers(nested));
  return (object, scratch) => {
    let unknown: Record<string, unknown> | undefined;
    for (const key in object) {
      const value = object[key];
      if (value == null || key === "__proto__") continue;
      const kept = known.has(key) ? unknownWithin(known.get(key), value, scratch) : storable(value, scratch);
      if (kept === undefined) continue;
      unknown ??= {};
      unknown[key] = kept;
    }
    return unknown;
  };
}

/** The first keys of the paths that transformations read. */
function readKeys({ rename, copy, split, concat }: FieldSchema): string[] {
  const paths = [rename?.from, copy?.from, split?.from, ...(concat?.paths ?? [])];
  return paths.filter((path) => path !== undefined).flatMap((path) => [path, path.split(".", 1)[0] ?? path]);
}

function unknownWithin(nested: UnknownMembers | undefined, value: unknown, scratch: EventScratch): unknown {
  return nested && isObject(value) ? nested(value, scratch) : undefined;
}

/** What is nested too deeply to be stored is left out, like all unknown members without discovery. */
function storable(value: unknown, scratch: EventScratch): unknown {
  const json = toJson(value, scratch);
  return json === failed ? undefined : json;
}
