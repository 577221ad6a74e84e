import type { FlowType } from "../types/flow-type.ts";
import { convertTo, isJsonType, toJson, toText, withoutDictionary } from "./convert-value.ts";
import { quoteName, quoteText } from "./sql-text.ts";
import { type JsonText, plain, type SqlValue } from "./sql-value.ts";

/** The member of a value; NULL where there is none. Text is read as JSON. */
export function memberOf(value: SqlValue, name: string, type: FlowType): SqlValue {
  switch (value.kind) {
    case "struct":
      return value.fields.get(name) ?? plain("NULL", { kind: "null" });
    case "document":
      return isPathName(name)
        ? { kind: "leaf", value: `${value.sql}.${pathName(name)}`, object: `${value.sql}.^${pathName(name)}`, type }
        : jsonMember(value, name, type);
    case "leaf":
      return isPathName(name) && !value.isWhole
        ? { kind: "leaf", value: `${value.value}.${pathName(name)}`, object: `${value.object}.${pathName(name)}`, type }
        : jsonMember(value, name, type);
    default:
      return jsonMember(value, name, type);
  }
}

/** The engine has no spelling for a path with an empty name in it. */
function isPathName(name: string): boolean {
  return name !== "";
}

/** The lake keeps a dot within a key as %2E, since a path is parted by dots. */
function pathName(name: string): string {
  return quoteName(name.replaceAll(".", "%2E"));
}

/** One more key on the way into a text of JSON, which is read once for all of them. */
function jsonMember(value: SqlValue, name: string, type: FlowType): JsonText {
  const within = value.kind === "json" ? value.within : undefined;
  const json = within?.json ?? jsonText(value);
  const keys = [...(within?.keys ?? []), name];
  return { kind: "json", sql: rawSql(json, keys.map(quoteText)), type, within: { json, keys } };
}

/** The JSON of a value; text that holds JSON is taken as that. */
export function jsonText(value: SqlValue): string {
  if (value.kind !== "plain" || value.type.kind !== "string") return toJson(value).sql;
  return value.written === undefined ? withoutDictionary(value.sql) : value.sql;
}

/** Text, or what a path leads to as text, that holds JSON. */
export function readText(value: SqlValue): string {
  return value.kind === "plain" ? jsonText(value) : toText(value);
}

function rawSql(json: string, keys: readonly string[]): string {
  return `nullIf(nullIf(JSONExtractRaw(${[json, ...keys].join(", ")}), ''), 'null')`;
}

/** The element of a list at a position that counts from 0, or from -1 backwards from its end; NULL beyond. */
export function elementOf(value: SqlValue, position: Position, type: FlowType): SqlValue {
  const at = typeof position === "bigint" ? fromOne(position) : behind(position);
  if (value.kind === "plain" && value.type.kind === "array") {
    const sql = `arrayElementOrNull(${value.sql}, ${at})`;
    return isJsonType(value.type.element) ? { kind: "json", sql, type } : plain(sql, value.type.element);
  }
  const elements = convertTo(value, { kind: "array", element: { kind: "any" } });
  return { kind: "json", sql: `arrayElementOrNull(${elements}, ${at})`, type };
}

/** Written out, or SQL. */
export type Position = bigint | string;

/** Beyond what any list holds one position is like another, and the engine has no whole numbers for all. */
const farthest = 2n ** 62n;

function fromOne(position: bigint): string {
  if (position < 0n) return String(position < -farthest ? -farthest : position);
  return String(position > farthest ? farthest : position + 1n);
}

function behind(position: string): string {
  return `if(${position} < 0, ${position}, ${position} + 1)`;
}

/** What a key that comes from a row leads to: a member's name, or a position in a list. */
export function keyedValue(value: SqlValue, key: SqlValue, type: FlowType): SqlValue {
  if (key.type.kind === "int" || key.type.kind === "double") {
    return elementOf(value, convertTo(key, { kind: "int" }), type);
  }
  const name = convertTo(key, { kind: "string" });
  const member = rawSql(jsonText(value), [`ifNull(${name}, '')`]);
  if (key.type.kind === "string") return { kind: "json", sql: member, type };
  const element = toJson(elementOf(value, `toInt64OrNull(${name})`, type)).sql;
  return { kind: "json", sql: `ifNull(${member}, ${element})`, type };
}
