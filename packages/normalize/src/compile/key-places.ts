import type { FieldSources } from "./field-sources.ts";

/** A place in one array for each key that a schema reads from an object. */
export class KeyPlaces {
  readonly byKey: ReadonlyMap<string, number>;
  readonly values: unknown[];

  constructor(keys: readonly string[]) {
    this.byKey = new Map([...new Set(keys)].map((key, place) => [key, place]));
    this.values = new Array(this.byKey.size).fill(undefined);
  }

  /** The code that reads the first of the keys that has a value, from the array `a`. */
  read(keys: FieldSources): string {
    return keys.map((key) => `a[${this.byKey.get(key)}]`).join(" ?? ") || "undefined";
  }
}
