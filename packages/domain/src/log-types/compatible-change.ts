import type { FieldSchema, LogSchema, ValueSchema } from "./log-schema.ts";

/**
 * Why a schema whose events are stored already cannot become another: a sentence for each field that is gone or has
 * another type; empty when it can. Fields may be added, and everything else may change (format of schemas §15.2).
 */
export function incompatibleChanges(before: LogSchema, after: LogSchema): string[] {
  return changesOfFields(before.fields, after.fields, "");
}

function changesOfFields(before: readonly FieldSchema[], after: readonly FieldSchema[], parent: string): string[] {
  const byName = new Map(after.map((field) => [field.name, field]));
  return before.flatMap((field) => {
    const path = parent + field.name;
    const now = byName.get(field.name);
    return now ? changesOfValue(field, now, path) : [`the field ${path} is gone; a field can be added, never removed`];
  });
}

function changesOfValue(before: ValueSchema, after: ValueSchema, path: string): string[] {
  if (before.type !== after.type) return [`${path} was ${before.type} and cannot become ${after.type}`];
  if (before.type === "object") return changesOfFields(before.fields ?? [], after.fields ?? [], `${path}.`);
  if (before.element && after.element) return changesOfValue(before.element, after.element, `${path}[]`);
  return [];
}
