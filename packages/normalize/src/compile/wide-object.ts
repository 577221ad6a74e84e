import type { FieldSources } from "../fields/field-sources.ts";
import type { EventScratch } from "./event-scratch.ts";

type Members = Readonly<Record<string, unknown>>;

/** Puts one field into the object from the values of its keys; undefined when a value does not fit. */
type FieldWriter = (
  values: readonly unknown[],
  object: Record<string, unknown>,
  scratch: EventScratch,
) => true | undefined;

/** Places in one array for the keys from which the fields of an object take their values. */
export class KeyPlaces {
  readonly byKey: ReadonlyMap<string, number>;
  /** For each place the numbers of the fields that look at it. */
  readonly fields: readonly (readonly number[])[];

  constructor(sources: readonly FieldSources[]) {
    const keys = [...new Set(sources.flat())];
    this.byKey = new Map(keys.map((key, place) => [key, place]));
    this.fields = keys.map((key) => sources.flatMap((ofField, field) => (ofField.includes(key) ? [field] : [])));
  }
}

/**
 * Builds an object of very many fields. Such a schema has fields for many kinds of events, of which each has a few:
 * what an event costs depends on its own members, which mark in a bitmap the fields to be written, in their order.
 */
export function wideObjectBuilder(
  { byKey, fields }: KeyPlaces,
  writers: readonly FieldWriter[],
  create: () => Record<string, unknown>,
) {
  const values: unknown[] = new Array(fields.length).fill(undefined);
  const touched = new Int32Array(fields.length);
  const marks = new Int32Array(Math.ceil(writers.length / 32));

  function read(input: Members): number {
    let count = 0;
    for (const key in input) {
      const place = byKey.get(key);
      if (place === undefined) continue;
      values[place] = input[key];
      touched[count++] = place;
      for (const field of fields[place] ?? []) marks[field >>> 5] = (marks[field >>> 5] ?? 0) | (1 << (field & 31));
    }
    return count;
  }

  function write(scratch: EventScratch): Record<string, unknown> | undefined {
    const object = create();
    let fits = true;
    for (let word = 0; word < marks.length; word++) {
      for (let rest = marks[word] ?? 0; rest !== 0 && fits; rest &= rest - 1) {
        const field = word * 32 + 31 - Math.clz32(rest & -rest);
        fits = writers[field]?.(values, object, scratch) ?? false;
      }
      marks[word] = 0;
    }
    return fits ? object : undefined;
  }

  return (input: Members, scratch: EventScratch) => {
    const count = read(input);
    const object = write(scratch);
    for (let i = 0; i < count; i++) values[touched[i] ?? 0] = undefined;
    return object;
  };
}
