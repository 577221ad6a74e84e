import { sqlRefused } from "../../errors/errors.ts";

const instant = "DateTime64(9, 'UTC')";
const types: Readonly<Record<string, string>> = {
  ...named("string varchar text char", "String"),
  ...named("float float4 float8 double real", "Float64"),
  ...named("int integer bigint smallint tinyint number decimal numeric", "Int64"),
  ...named("boolean bool", "Bool"),
  date: "Date",
  ...named("timestamp timestamp_ntz timestamp_ltz timestamp_tz datetime", instant),
};
/** Spelled like this they are ClickHouse's own. */
const ownTypes = new Set(["String", "Bool", "Date", "DateTime", "Decimal"]);

function named(names: string, type: string): Record<string, string> {
  return Object.fromEntries(names.split(" ").map((name) => [name, type]));
}

/** ClickHouse's type for Snowflake's `number(10, 2)`, without its nulls; undefined for what ClickHouse knows itself. */
export function castType(name: string, size: string): string | undefined {
  const lower = name.toLowerCase();
  if (ownTypes.has(name) || (lower === "array" && size !== "")) return undefined;
  if (lower === "object")
    throw sqlRefused("The type OBJECT does not exist here. Write column.^path for an object inside JSON");
  if (lower === "array") return "Array(Dynamic)";
  const scale = /^\(\s*\d+\s*,\s*0*[1-9]\d*\s*\)$/.test(size);
  if (scale && /^(number|decimal|numeric)$/.test(lower)) return `Decimal${size}`;
  return Object.hasOwn(types, lower) ? types[lower] : undefined;
}

/** The same, taking null, which Snowflake's types all do. */
export function nullable(type: string): string {
  return type.startsWith("Array(") ? type : `Nullable(${type})`;
}
