import { arrayOf, type FlowType, stringType } from "../types/flow-type.ts";
import { quoteName, quoteText } from "./sql-text.ts";
import { type JsonText, plain, type SqlValue, type StructValue } from "./sql-value.ts";
import { timespanOfText } from "./timespan-text.ts";

/** The value as an expression of the engine's type for `type` (sql-value.ts); what cannot be converted is NULL. */
export function convertTo(value: SqlValue, type: FlowType): string {
  if (value.kind === "plain" && isSame(value.type, type)) return value.sql;
  switch (type.kind) {
    case "any":
    case "object":
      return toJson(value).sql;
    case "array":
      return toArray(value, type.element);
    case "string":
      return toText(value);
    case "null":
      return "NULL";
    default:
      return toScalar(value, type);
  }
}

/** Values of these kinds are kept as JSON text. */
export function isJsonType(type: FlowType): boolean {
  return type.kind === "any" || type.kind === "object";
}

/** The engine's name for the type that a plain value of `type` has. */
export function engineType(type: FlowType): string {
  switch (type.kind) {
    case "int":
    case "timespan":
      return "Nullable(Int64)";
    case "double":
      return "Nullable(Float64)";
    case "boolean":
      return "Nullable(Bool)";
    case "timestamp":
      return "Nullable(DateTime64(9, 'UTC'))";
    case "array":
      return `Array(${engineType(type.element)})`;
    default:
      return "Nullable(String)";
  }
}

/** As text: a string as it is, a number in its shortest form, an object as JSON. */
export function toText(value: SqlValue): string {
  switch (value.kind) {
    case "plain":
      return plainText(value.sql, value.type);
    case "leaf":
      return value.type.kind === "string"
        ? `CAST(${value.value}, 'Nullable(String)')`
        : `ifNull(${scalarText(value.value)}, nullIf(toJSONString(${value.object}), '{}'))`;
    case "json":
      return `if(startsWith(${value.sql}, '"'), JSONExtract(${value.sql}, 'Nullable(String)'), ${value.sql})`;
    default:
      return toJson(value).sql;
  }
}

/** Lists below a path have no text of their own but JSON. */
function scalarText(leaf: string): string {
  return `if(startsWith(dynamicType(${leaf}), 'Array'), toJSONString(${leaf}), CAST(${leaf}, 'Nullable(String)'))`;
}

function plainText(sql: string, type: FlowType): string {
  switch (type.kind) {
    case "string":
    case "null":
      return sql;
    case "timestamp":
      return `replaceRegexpOne(toString(${sql}), '^(\\\\S+) (\\\\S+?)(\\\\.000000000)?$', '\\\\1T\\\\2Z')`;
    case "timespan":
      return timespanText(sql);
    case "array":
    case "object":
    case "any":
      return toJson(plain(sql, type)).sql;
    case "boolean":
      return `multiIf(isNull(${sql}), NULL, ${sql}, 'true', 'false')`;
    default:
      return `toString(${sql})`;
  }
}

/** `1.02:03:04.5`: days, hours, minutes, seconds. */
function timespanText(ns: string): string {
  const days = `intDiv(abs(${ns}), 86400000000000)`;
  const clock = `substring(toString(fromUnixTimestamp64Nano(abs(${ns}) % 86400000000000, 'UTC')), 12)`;
  return `concat(if(${ns} < 0, '-', ''), if(${days} > 0, concat(toString(${days}), '.'), ''), trimRight(replaceRegexpOne(${clock}, '\\\\.?0*$', '')))`;
}

/** As JSON text, NULL for null. */
export function toJson(value: SqlValue): JsonText {
  const json = (sql: string): JsonText => ({ kind: "json", sql, type: value.type });
  switch (value.kind) {
    case "json":
      return value;
    case "document":
      return json(`nullIf(toJSONString(${value.sql}), 'null')`);
    case "leaf":
      return json(
        `multiIf(isNotNull(${value.value}), toJSONString(${value.value}), nullIf(toJSONString(${value.object}), '{}'))`,
      );
    case "struct":
      return json(structJson(value));
    case "plain":
      return json(plainJson(value.sql, value.type));
  }
}

function plainJson(sql: string, type: FlowType): string {
  switch (type.kind) {
    case "any":
    case "object":
      return sql;
    case "null":
      return "CAST(NULL, 'Nullable(String)')";
    case "array":
      return `concat('[', arrayStringConcat(arrayMap(e -> ifNull(${plainJson("e", type.element)}, 'null'), ${sql}), ','), ']')`;
    case "timestamp":
    case "timespan":
    case "string":
      return `if(isNull(${sql}), NULL, toJSONString(assumeNotNull(${plainText(sql, type)})))`;
    default:
      return plainText(sql, type);
  }
}

function structJson({ fields, isPresent }: StructValue): string {
  const members = [...fields].map(([name, field]) => {
    const text = toJson(field).sql;
    return `if(isNull(${text}), [], [concat(${quoteText(`${JSON.stringify(name)}:`)}, assumeNotNull(${text}))])`;
  });
  const whole =
    members.length === 0 ? "'{}'" : `concat('{', arrayStringConcat(arrayConcat(${members.join(", ")}), ','), '}')`;
  return isPresent === undefined ? whole : `if(${isPresent}, ${whole}, NULL)`;
}

function toScalar(value: SqlValue, type: FlowType): string {
  if (value.kind === "plain" && value.type.kind !== "string" && !isJsonType(value.type)) {
    if (value.type.kind === "null") return `CAST(NULL, '${engineType(type)}')`;
    if (type.kind === "double") return `toFloat64(${value.sql})`;
    if (type.kind === "boolean") return `(${value.sql}) != 0`;
    if (type.kind === "int") return `toInt64OrNull(toString(trunc(${value.sql})))`;
    return value.sql;
  }
  if (value.kind === "leaf" && value.type.kind === type.kind && type.kind !== "timestamp") {
    return `accurateCastOrNull(${value.value}, '${engineType(type).replace(/^Nullable\((.*)\)$/, "$1")}')`;
  }
  return textTo(toText(value), type);
}

/** Reads a scalar out of text. */
export function textTo(text: string, type: FlowType): string {
  switch (type.kind) {
    case "int":
      return `ifNull(toInt64OrNull(${text}), toInt64OrNull(toString(trunc(toFloat64OrNull(${text})))))`;
    case "double":
      return `toFloat64OrNull(${text})`;
    case "boolean":
      return `multiIf(lower(${text}) IN ('true', '1'), true, lower(${text}) IN ('false', '0'), false, NULL)`;
    case "timestamp":
      // The engine would read short text as well: '10' as the tenth day of this month.
      return `parseDateTime64BestEffortOrNull(extract(${text}, '^(?s).{8,}$'), 9, 'UTC')`;
    case "timespan":
      return timespanOfText(text);
    default:
      return text;
  }
}

function toArray(value: SqlValue, element: FlowType): string {
  if (value.kind === "plain" && value.type.kind === "array") {
    return `arrayMap(e -> ${convertTo(arrayElement("e", value.type.element), element)}, ${value.sql})`;
  }
  if (value.kind === "plain" && value.type.kind === "null") return `CAST([], '${engineType(arrayOf(element))}')`;
  const text = value.kind === "plain" && value.type.kind === "string" ? value.sql : toJson(value).sql;
  return `arrayMap(e -> ${convertTo({ kind: "json", sql: "e", type: { kind: "any" } }, element)}, JSONExtractArrayRaw(ifNull(${text}, '')))`;
}

/** An element of a list of `type` that stands in the SQL as `sql`. */
export function arrayElement(sql: string, type: FlowType): SqlValue {
  return isJsonType(type) ? { kind: "json", sql, type } : plain(sql, type);
}

/** The member of a value; NULL where there is none. */
export function memberOf(value: SqlValue, name: string, type: FlowType): SqlValue {
  switch (value.kind) {
    case "struct":
      return value.fields.get(name) ?? plain("NULL", { kind: "null" });
    case "document":
      return {
        kind: "leaf",
        value: `${value.sql}.${quoteName(name)}`,
        object: `${value.sql}.^${quoteName(name)}`,
        type,
      };
    case "leaf":
      if (value.isWhole) return { kind: "json", sql: rawMember(toJson(value).sql, quoteText(name)), type };
      return {
        kind: "leaf",
        value: `${value.value}.${quoteName(name)}`,
        object: `${value.object}.${quoteName(name)}`,
        type,
      };
    default:
      return { kind: "json", sql: rawMember(toJson(value).sql, quoteText(name)), type };
  }
}

/** The element of a list at a position that counts from 0; NULL beyond its end. */
export function elementOf(value: SqlValue, position: string, type: FlowType): SqlValue {
  if (value.kind === "plain" && value.type.kind === "array") {
    const sql = `arrayElementOrNull(${value.sql}, ${position} + 1)`;
    return isJsonType(value.type.element) ? { kind: "json", sql, type } : plain(sql, value.type.element);
  }
  return { kind: "json", sql: rawMember(toJson(value).sql, `${position} + 1`), type };
}

function rawMember(json: string, key: string): string {
  return `nullIf(nullIf(JSONExtractRaw(ifNull(${json}, ''), ${key}), ''), 'null')`;
}

function isSame(a: FlowType, b: FlowType): boolean {
  if (a.kind === "array" && b.kind === "array") return isSame(a.element, b.element);
  return a.kind === b.kind;
}

/** The text of a value for comparisons, and the type of text. */
export function asTextValue(value: SqlValue): SqlValue {
  return plain(toText(value), stringType);
}
