import type { FieldSchema } from "@pharos/domain";

/**
 * The fields of a schema with those that an installation added to it. Where a later version of the schema has the field
 * as well the schema's counts, unless its type differs: events are stored in the type that the installation chose.
 */
export function mergeFields(fields: readonly FieldSchema[], added: readonly FieldSchema[]): FieldSchema[] {
  const addedByName = new Map(added.map((field) => [field.name, field]));
  const merged = fields.map((field) => {
    const other = addedByName.get(field.name);
    addedByName.delete(field.name);
    if (!other) return field;
    if (other.type !== field.type) return other;
    return field.type === "object" ? { ...field, fields: mergeFields(field.fields ?? [], other.fields ?? []) } : field;
  });
  return [...merged, ...addedByName.values()];
}
