/** A row of a table: its members by name. */
export type LookupRow = Readonly<Record<string, unknown>>;

/** Finds the row of a key; undefined where there is none. */
export type FindRow = (key: string) => LookupRow | undefined;

/** The keys that a row stands under: a list has one for each of its elements. */
export function keysOf(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value === "number" || typeof value === "boolean") return [String(value)];
  return Array.isArray(value) ? value.flatMap((item) => (Array.isArray(item) ? [] : keysOf(item))) : [];
}
