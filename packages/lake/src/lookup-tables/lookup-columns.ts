import { columnNameOf, type FieldSchema, type FieldType } from "@pharos/domain";
import type { Column } from "../tables/column.ts";
import { columnType } from "../tables/column-type.ts";

/** A column of a lookup table, and the member of its rows that fills it. */
export interface LookupColumn {
  readonly member: string;
  readonly column: Column;
  readonly type: FieldType;
}

/** Of two fields that are stored under one name the first stays. */
export function lookupColumns(fields: readonly FieldSchema[]): LookupColumn[] {
  const columns = new Map<string, LookupColumn>();
  for (const field of fields) {
    const name = columnNameOf(field.name);
    const column: Column = { name, type: columnType(field), codec: "ZSTD(1)" };
    if (!columns.has(name)) columns.set(name, { member: field.name, column, type: field.type });
  }
  return [...columns.values()];
}

/** The row as its columns take it: a value that is nothing of its column's type is left out. */
export function lookupLine(row: Readonly<Record<string, unknown>>, columns: readonly LookupColumn[]): string {
  const values: Record<string, unknown> = {};
  for (const { member, column, type } of columns) {
    const value = storable(row[member], type);
    if (value !== undefined) values[column.name] = value;
  }
  return `${JSON.stringify(values)}\n`;
}

function storable(value: unknown, type: FieldType): unknown {
  if (value === undefined || value === null) return undefined;
  const isContainer = typeof value === "object";
  switch (type) {
    case "string":
      return isContainer ? JSON.stringify(value) : String(value);
    case "timestamp":
      return isContainer || typeof value === "boolean" || value === "" ? undefined : String(value);
    case "int":
    case "smallint":
    case "bigint":
      return Number.isInteger(Number(value)) && !isContainer && value !== "" ? String(value) : undefined;
    case "float":
      return typeof value === "number" ? value : undefined;
    case "boolean":
      return typeof value === "boolean" ? value : undefined;
    case "array":
      return Array.isArray(value) ? value : undefined;
    case "object":
    case "json":
      return isContainer && !Array.isArray(value) ? value : { p_value: value };
  }
}
