import type { FieldType, ValueSchema } from "@pharos/domain";
import { jsonType } from "./column.ts";

const scalarTypes: Readonly<Record<Exclude<FieldType, "object" | "json" | "array">, string>> = {
  string: "String",
  int: "Int32",
  smallint: "Int16",
  bigint: "Int64",
  float: "Float64",
  boolean: "Bool",
  timestamp: "DateTime64(9, 'UTC')",
};

/**
 * The stored type of a field. Nullable, so that a field the event lacked reads back as absent and not as
 * empty. Arrays cannot be: an empty array reads back as absent.
 */
export function columnType(value: ValueSchema): string {
  return value.type === "array" ? arrayType(value) : `Nullable(${bareType(value)})`;
}

function arrayType(value: ValueSchema): string {
  const element = value.element ?? { type: "json" };
  return `Array(${element.type === "array" ? arrayType(element) : elementType(element)})`;
}

function elementType(element: ValueSchema): string {
  const bare = bareType(element);
  return bare === jsonType ? bare : `Nullable(${bare})`;
}

function bareType({ type }: ValueSchema): string {
  return type === "object" || type === "json" || type === "array" ? jsonType : scalarTypes[type];
}
