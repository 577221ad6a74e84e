import { arrayOf, type FlowType } from "../types/flow-type.ts";
import { quoteText } from "./sql-text.ts";
import { type JsonLeaf, type JsonText, plain, type SqlValue, type StructValue } from "./sql-value.ts";
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

/** The engine's name for the type that a plain value of `type` has, as it stands within quotes. */
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
      return "Nullable(DateTime64(9, \\'UTC\\'))";
    case "array":
      return `Array(${engineType(type.element)})`;
    default:
      return "Nullable(String)";
  }
}

/** As text: a string as it is, a number in its shortest form, a list or an object as JSON. */
export function toText(value: SqlValue): string {
  switch (value.kind) {
    case "plain":
      return plainText(value.sql, value.type);
    case "leaf":
      return leafText(value);
    case "json":
      return `JSONExtract(${[value.within?.json ?? value.sql, ...keysSql(value)].join(", ")}, 'Nullable(String)')`;
    default:
      return toJson(value).sql;
  }
}

/** What a path leads to as text. What is rare stands in branches that the engine enters only where it must. */
function leafText(leaf: JsonLeaf): string {
  if (leaf.type.kind === "object") return objectText(leaf);
  if (leaf.type.kind === "any") return `if(isNull(${leaf.value}), ${objectText(leaf)}, ${listText(leaf)})`;
  return leaf.type.kind === "array" ? listText(leaf) : scalarText(leaf);
}

function scalarText({ value }: JsonLeaf): string {
  return `CAST(${value}, 'Nullable(String)')`;
}

/** Of a list, which has no text but JSON, or of a scalar. */
function listText(leaf: JsonLeaf): string {
  const { value } = leaf;
  const text = scalarText(leaf);
  return `if(startsWith(${text}, '['), if(startsWith(dynamicType(${value}), 'Array'), toJSONString(${value}), ${text}), ${text})`;
}

function objectText({ object }: JsonLeaf): string {
  return `nullIf(toJSONString(${object}), '{}')`;
}

function plainText(sql: string, type: FlowType): string {
  switch (type.kind) {
    case "string":
      return sql;
    case "null":
      // Some functions of the engine refuse a bare NULL.
      return "CAST(NULL, 'Nullable(String)')";
    case "timestamp":
      return `replaceRegexpOne(toString(${sql}), '^(\\\\S+) (\\\\S+?)(\\\\.000000000)?$', '\\\\1T\\\\2Z')`;
    case "timespan":
      return timespanText(sql);
    case "array":
    case "object":
    case "any":
      return toJson(plain(sql, type)).sql;
    case "boolean":
      return `toString(CAST(${sql}, 'Nullable(Bool)'))`;
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
  return value.kind === "json" ? value : { kind: "json", sql: jsonSql(value), type: value.type };
}

function jsonSql(value: Exclude<SqlValue, JsonText>): string {
  const written = writtenJson(value);
  if (written !== undefined) return written === "null" ? "CAST(NULL, 'Nullable(String)')" : quoteText(written);
  switch (value.kind) {
    case "document":
      return `toJSONString(${value.sql})`;
    case "leaf":
      return leafJson(value);
    case "struct":
      return structJson(value);
    case "plain":
      return scalars.has(value.type.kind)
        ? withoutDictionary(plainJson(value.sql, value.type))
        : plainJson(value.sql, value.type);
  }
}

const scalars = new Set<FlowType["kind"]>(["string", "int", "double", "boolean"]);

/**
 * Functions that read JSON take no text of a dictionary with nulls, as functions and joins make of a column with a
 * dictionary. To the engine this is nothing where there is none.
 */
export function withoutDictionary(text: string): string {
  return `CAST(${text}, 'Nullable(String)')`;
}

/** The JSON of a value that the query writes out. */
export function writtenJson(value: SqlValue): string | undefined {
  if (value.kind === "plain") return value.written;
  if (value.kind !== "struct" || value.isPresent !== undefined) return undefined;
  const members = [...value.fields].map(([name, field]) => ({ name, json: writtenJson(field) }));
  if (members.some(({ json }) => json === undefined)) return undefined;
  const present = members.filter(({ json }) => json !== "null");
  return `{${present.map(({ name, json }) => `${JSON.stringify(name)}:${json}`).join(",")}}`;
}

/** What a schema knows to be no object is read from one place only: objects are slow to put together. */
function leafJson(leaf: JsonLeaf): string {
  const { value, type } = leaf;
  switch (type.kind) {
    case "object":
      return objectText(leaf);
    case "array":
      return `nullIf(toJSONString(${value}), 'null')`;
    case "any": {
      const text = `dynamicElement(${value}, 'String')`;
      const other = `nullIf(toJSONString(${value}), 'null')`;
      return `multiIf(isNotNull(${text}), toJSONString(${text}), isNotNull(${value}), ${other}, ${objectText(leaf)})`;
    }
    default:
      return plainJson(convertTo(leaf, type), type);
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
      return arrayJson(sql, type.element);
    case "timestamp":
    case "timespan":
      return `concat('"', ${plainText(sql, type)}, '"')`;
    case "string":
      return `toJSONString(${sql})`;
    case "double":
      // What is no number, or is infinite, has no JSON; digits beyond 64 bits are read again only with a fraction.
      return `nullIf(replaceRegexpOne(toJSONString(${sql}), '^-?\\\\d{19,}$', '\\\\0.0'), 'null')`;
    default:
      return plainText(sql, type);
  }
}

const writtenByEngine = new Set<FlowType["kind"]>(["string", "int", "boolean"]);

function arrayJson(sql: string, element: FlowType): string {
  if (writtenByEngine.has(element.kind)) {
    return `toJSONString(${element.kind === "boolean" ? `CAST(${sql}, 'Array(Nullable(Bool))')` : sql})`;
  }
  const elements = `arrayMap(e -> ifNull(${plainJson("e", element)}, 'null'), ${sql})`;
  return `concat('[', arrayStringConcat(${elements}, ','), ']')`;
}

/** Members that are null are left out, as the engine leaves NULLs out when it joins text. */
function structJson({ fields, isPresent }: StructValue): string {
  const members = [...fields].map(
    ([name, field]) => `concat(${quoteText(`${JSON.stringify(name)}:`)}, ${toJson(field).sql})`,
  );
  const whole = members.length === 0 ? "'{}'" : `concat('{', arrayStringConcat([${members.join(", ")}], ','), '}')`;
  return isPresent === undefined ? whole : `if(${isPresent}, ${whole}, NULL)`;
}

function toScalar(value: SqlValue, type: FlowType): string {
  if (value.kind === "document" || value.kind === "struct") return `CAST(NULL, '${engineType(type)}')`;
  // Neither a list nor an object is ever a scalar.
  if (value.kind === "leaf") return leafScalar(value, type);
  if (value.kind === "json" || value.type.kind === "string" || isJsonType(value.type))
    return textTo(toText(value), type);
  if (!isNumeric(value.type) || !isNumeric(type)) return `CAST(NULL, '${engineType(type)}')`;
  if (type.kind === "double") return `toFloat64(${value.sql})`;
  if (type.kind === "boolean") return `(${value.sql}) != 0`;
  return truncated(value.sql);
}

/**
 * What a path leads to as a scalar. The engine keeps values of each type in a column of their own, so that a number is
 * read as it is: through text only what is text. What was neither is null.
 */
function leafScalar(leaf: JsonLeaf, type: FlowType): string {
  if (leaf.isWhole || (type.kind !== "double" && type.kind !== "int")) return textTo(scalarText(leaf), type);
  const [whole, fraction, text, large] = ["Int64", "Float64", "String", "UInt64"].map(
    (name) => `${leaf.value}.:${name}`,
  );
  if (type.kind === "int") return `coalesce(${whole}, ${truncated(`${fraction}`)}, ${textTo(`${text}`, type)})`;
  return `coalesce(toFloat64(${whole}), ${fraction}, ${textTo(`${text}`, type)}, toFloat64(${large}))`;
}

/** A fraction as a whole number; NULL beyond 64 bits. */
function truncated(fraction: string): string {
  return `accurateCastOrNull(trunc(${fraction}), 'Int64')`;
}

/** Times and time spans are no numbers, and no number is one of them. */
function isNumeric({ kind }: FlowType): boolean {
  return kind === "int" || kind === "double" || kind === "boolean";
}

/** Reads a scalar out of text. */
export function textTo(text: string, type: FlowType): string {
  switch (type.kind) {
    case "int":
      return `ifNull(toInt64OrNull(${text}), ${truncated(`toFloat64OrNull(${text})`)})`;
    case "double":
      return `toFloat64OrNull(${text})`;
    case "boolean":
      return `transform(lower(${text}), ['true', '1', 'false', '0'], [true, true, false, false], NULL)`;
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
  const isText =
    value.kind === "json" || value.kind === "leaf" || (value.kind === "plain" && value.type.kind === "string");
  if (!isText) return `CAST([], '${engineType(arrayOf(element))}')`;
  return textToArray(value.kind === "leaf" ? listText(value) : toText(value), element);
}

/** Reads a list out of JSON text; what is not a list is an empty one. */
function textToArray(text: string, element: FlowType): string {
  const json = `ifNull(${text}, '')`;
  if (isJsonType(element)) return `arrayMap(e -> nullIf(e, 'null'), JSONExtractArrayRaw(${json}))`;
  if (element.kind === "array")
    return `arrayMap(e -> ${textToArray("e", element.element)}, JSONExtractArrayRaw(${json}))`;
  const texts = `JSONExtract(${json}, 'Array(Nullable(String))')`;
  return element.kind === "string" ? texts : `arrayMap(e -> ${textTo("e", element)}, ${texts})`;
}

/** An element of a list of `type` that stands in the SQL as `sql`. */
export function arrayElement(sql: string, type: FlowType): SqlValue {
  return isJsonType(type) ? { kind: "json", sql, type } : plain(sql, type);
}

/** The keys that lead from a text of JSON to a value within. */
function keysSql(value: JsonText): string[] {
  return value.within?.keys.map(quoteText) ?? [];
}

function isSame(a: FlowType, b: FlowType): boolean {
  if (a.kind === "array" && b.kind === "array") return isSame(a.element, b.element);
  return a.kind === b.kind;
}
