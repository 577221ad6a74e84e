import type { FieldSchema } from "@pharos/domain";

/** The vendor's keys from which a field takes its value: the first that has one; none for a key that was renamed. */
export type FieldSources = readonly string[];

/** The sources of one level's fields, in their order. */
export function fieldSources(fields: readonly FieldSchema[]): FieldSources[] {
  const renamed = new Set(fields.flatMap(({ rename }) => (rename ? [rename.from] : [])));
  return fields.map(({ name, rename, copy }) => {
    if (rename) return [rename.from, name];
    if (copy) return [copy.from, name];
    return renamed.has(name) ? [] : [name];
  });
}

/**
 * True when a schema transforms nothing but by renaming and by copying top-level keys as they came in. Such fields
 * are read from where their value is, which spares the copy of the whole object that other transformations need.
 */
export function areSourcesEnough(fields: readonly FieldSchema[], isTopLevel = true): boolean {
  const changed = new Set(
    fields.flatMap(({ name, rename, copy }) => [...(rename ? [rename.from, name] : []), ...(copy ? [name] : [])]),
  );
  return fields.every((field) => {
    if (field.concat || field.split || field.mask) return false;
    if (field.copy && !(isTopLevel && isPlainKey(field.copy.from) && !changed.has(field.copy.from))) return false;
    return areSourcesEnough(field.fields ?? field.element?.fields ?? [], false);
  });
}

function isPlainKey(path: string): boolean {
  return !path.includes(".");
}
