import { columnNameOf, discoveredField, type FieldSchema, isObject, type ValueSchema } from "@pharos/domain";
import type { LakeRow } from "@pharos/lake";

/**
 * A stored event much as its source sent it, as far as what is stored can tell: keys of the vendor, times as RFC 3339,
 * and discovered members at their places. Members without a field keep the names of their columns.
 */
export function eventAsSent(row: LakeRow, fields: readonly FieldSchema[]): LakeRow {
  const own = Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith("p_")));
  const unknown = row[discoveredField];
  return withMembers(objectAsSent(own, fields), isObject(unknown) ? unknown : {});
}

function objectAsSent(object: LakeRow, fields: readonly FieldSchema[]): LakeRow {
  const byColumn = new Map(fields.map((field) => [columnNameOf(field.name), field]));
  const members = Object.entries(object).map(([column, value]) => {
    const field = byColumn.get(column);
    return [field?.rename?.from ?? field?.name ?? column, field ? valueAsSent(value, field) : value] as const;
  });
  return Object.fromEntries(members);
}

function valueAsSent(value: unknown, { type, fields, element }: ValueSchema): unknown {
  if (type === "timestamp" && typeof value === "string") return rfc3339(value);
  if (type === "object" && isObject(value)) return objectAsSent(value, fields ?? []);
  if (type === "array" && element && Array.isArray(value)) return value.map((each) => valueAsSent(each, element));
  return value;
}

/** `2026-03-01 10:00:00.250000000` → `2026-03-01T10:00:00.25Z` */
function rfc3339(stored: string): string {
  return `${stored.replace(" ", "T").replace(/\.0+$|(\.\d*[1-9])0+$/, "$1")}Z`;
}

function withMembers(object: LakeRow, others: LakeRow): LakeRow {
  const all = { ...object };
  for (const [key, value] of Object.entries(others)) {
    const known = all[key];
    all[key] = isObject(known) && isObject(value) ? withMembers(known, value) : (known ?? value);
  }
  return all;
}
