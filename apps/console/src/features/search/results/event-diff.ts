import type { EventRow } from "./ordered-fields.ts";

/** A field of two events; undefined where one of them lacks it. */
export interface FieldDifference {
  readonly path: string;
  readonly pinned: string | undefined;
  readonly shown: string | undefined;
}

/** The fields in which two events differ, those of the event itself before the ones that Pharos added. */
export function diffEvents(pinned: EventRow, shown: EventRow): FieldDifference[] {
  const [before, after] = [flatten(pinned), flatten(shown)];
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const rank = (path: string) => Number(path.startsWith("p_"));
  return paths
    .filter((path) => before.get(path) !== after.get(path))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((path) => ({ path, pinned: before.get(path), shown: after.get(path) }));
}

/** `a.b[0]` → its text; lists and objects that are empty as such. */
function flatten(row: EventRow): Map<string, string> {
  const fields = new Map<string, string>();
  const collect = (path: string, value: unknown) => {
    const members = typeof value === "object" && value !== null ? Object.entries(value) : [];
    if (members.length === 0) fields.set(path, typeof value === "string" ? value : JSON.stringify(value));
    for (const [name, member] of members)
      collect(Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`, member);
  };
  for (const [name, value] of Object.entries(row)) if (value !== null && value !== undefined) collect(name, value);
  return fields;
}
