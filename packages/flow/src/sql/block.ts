import { uniqueName } from "../plan/unique-name.ts";
import { memberOf } from "../sql-values/access-value.ts";
import { convertTo, engineType, isJsonType, toJson } from "../sql-values/convert-value.ts";
import { quoteName, quoteText } from "../sql-values/sql-text.ts";
import { plain, type SqlValue } from "../sql-values/sql-value.ts";
import { type FlowType, objectType } from "../types/flow-type.ts";
import type { Need, Needs } from "./needs.ts";

/** One SELECT in the making: as many operators as one statement holds. */
export interface Block {
  readonly from: string;
  /** What the rows have, in terms of `from`. */
  readonly columns: ReadonlyMap<string, SqlValue>;
  readonly where: readonly string[];
  readonly groupBy?: readonly string[];
  readonly orderBy?: readonly string[];
  readonly limitBy?: { readonly count: number; readonly by: readonly string[] };
  readonly limit?: number;
  /** The definition of a named window. */
  readonly window?: string;
}

/** Only rows that are filtered so far: whatever comes next may join the same SELECT. */
export function isOpen(block: Block): boolean {
  return block.groupBy === undefined && block.limit === undefined && block.limitBy === undefined;
}

interface OutputColumn {
  readonly name: string;
  /** One for each branch. */
  readonly sql: readonly string[];
}

/** Columns in the making. What parts of a value are called is no name that a column has. */
class OutputColumns {
  readonly list: OutputColumn[] = [];
  readonly #taken: Set<string>;

  constructor(names: Iterable<string>) {
    this.#taken = new Set(names);
  }

  /** The name that it has. */
  addPart(name: string, sql: readonly string[]): string {
    const own = uniqueName(name, this.#taken);
    this.#taken.add(own);
    return this.add(own, sql);
  }

  add(name: string, sql: readonly string[]): string {
    this.list.push({ name, sql });
    return name;
  }
}

/** Columns of one or more SELECTs, put side by side so that they have the same names and types, and what they are outside. */
export interface Outputs {
  readonly columns: readonly OutputColumn[];
  /** By name, as the rows of `alias` have them. */
  readonly values: (alias: string) => Map<string, SqlValue>;
}

/** Writes the wanted columns of blocks as columns of a subquery; a branch that lacks one has NULL. */
export function outputsOf(blocks: readonly Block[], needs: Needs, types: ReadonlyMap<string, FlowType>): Outputs {
  const columns = new OutputColumns(needs.keys());
  const readers = [...needs].map(([name, need]) => {
    const values = blocks.map((block) => {
      const value = block.columns.get(name);
      return value?.kind === "document" && leadsTo(name, needs.keys()) ? toJson(value) : value;
    });
    const add: Adding = (suffix, sql) =>
      suffix === "" ? columns.add(name, sql) : columns.addPart(`${name}${suffix}`, sql);
    return [name, output(values, need, types.get(name), add)] as const;
  });
  return { columns: columns.list, values: (alias) => new Map(readers.map(([name, read]) => [name, read(alias)])) };
}

/** Whether the engine would take a path into a column of this name for one of the others. */
export function leadsTo(name: string, names: Iterable<string>): boolean {
  for (const other of names) if (other.startsWith(`${name}.`)) return true;
  return false;
}

type Reader = (alias: string) => SqlValue;

/** Adds a column for the value, or for a part of it, and gives its name. */
type Adding = (suffix: string, sql: readonly string[]) => string;

/** Adds the columns that one value needs, and tells how to read it from outside. */
function output(
  values: readonly (SqlValue | undefined)[],
  need: Need,
  wanted: FlowType | undefined,
  add: Adding,
): Reader {
  const type = wanted ?? values.find((value) => value !== undefined)?.type ?? objectType;
  const column = (suffix: string, sql: readonly string[]) => {
    const name = quoteName(add(suffix, sql));
    return (alias: string) => `${alias}.${name}`;
  };
  if (need !== "whole" && values.every(hasMembers)) return members(values, need, type, add);
  if (values.every((value) => value === undefined || value.kind === "struct")) {
    return members(values, allMembers(values), type, add);
  }
  if (values.every((value) => value === undefined || value.kind === "document")) {
    const sql = column(
      "",
      values.map((value) => (value?.kind === "document" ? value.sql : "NULL")),
    );
    return (alias) => ({ kind: "document", sql: sql(alias), type });
  }
  if (isJsonType(type) && values.every((value) => value === undefined || value.kind === "leaf")) {
    const value = column(
      "",
      values.map((leaf) => (leaf?.kind === "leaf" ? leaf.value : "CAST(NULL, 'Dynamic')")),
    );
    const object = column(
      "^",
      values.map((leaf) => (leaf?.kind === "leaf" ? leaf.object : "CAST('{}', 'JSON')")),
    );
    return (alias) => ({ kind: "leaf", value: value(alias), object: object(alias), type, isWhole: true });
  }
  const sql = column(
    "",
    values.map((value) => (value === undefined ? emptySql(type) : convertTo(value, type))),
  );
  return (alias) => (isJsonType(type) ? { kind: "json", sql: sql(alias), type } : plain(sql(alias), type));
}

function members(values: readonly (SqlValue | undefined)[], needs: Needs, type: FlowType, add: Adding): Reader {
  const fieldTypes = type.kind === "object" ? type.fields : undefined;
  const readers = [...needs].map(([member, need]) => {
    const ofBranches = values.map(
      (value) => value && memberOf(value, member, fieldTypes?.get(member) ?? { kind: "any" }),
    );
    const addTo: Adding = (suffix, sql) => add(`.${member}${suffix}`, sql);
    return [member, output(ofBranches, need, fieldTypes?.get(member), addTo)] as const;
  });
  // In a union, an object that a branch lacks is null there and not an object without members.
  const isOptional = values.some((value) => value === undefined || (value.kind === "struct" && value.isPresent));
  const presence = (value: SqlValue | undefined) =>
    value?.kind === "struct" ? (value.isPresent ?? "true") : String(value !== undefined);
  const present = isOptional ? quoteName(add(".?", values.map(presence))) : undefined;
  return (alias) => ({
    kind: "struct",
    fields: new Map(readers.map(([member, read]) => [member, read(alias)])),
    isPresent: present && `${alias}.${present}`,
    type,
  });
}

function hasMembers(value: SqlValue | undefined): boolean {
  return (
    value === undefined || ["document", "struct"].includes(value.kind) || (value.kind === "leaf" && !value.isWhole)
  );
}

function allMembers(values: readonly (SqlValue | undefined)[]): Needs {
  const names = values.flatMap((value) => (value?.kind === "struct" ? [...value.fields.keys()] : []));
  return new Map([...new Set(names)].map((name) => [name, "whole"]));
}

/** Of a column that a branch lacks. Lists cannot be NULL. */
function emptySql(type: FlowType): string {
  return type.kind === "array" ? `CAST([], '${engineType(type)}')` : `CAST(NULL, '${engineType(type)}')`;
}

/** Whether the engine calls it so by itself: a column, and not the end of a path into one. */
function isColumn(sql: string, name: string): boolean {
  return sql === `${sql.slice(0, sql.indexOf("."))}.${quoteName(name)}`;
}

/** The whole statement of a block, which gives these expressions. */
export function selectSql(block: Block, list: readonly { readonly name: string; readonly sql: string }[]): string {
  // Of two tables side by side, the engine would keep the table's name before the column's.
  const isJoin = block.from.includes(" JOIN ");
  const items = list.map(({ name, sql }) => (isColumn(sql, name) && !isJoin ? sql : `${sql} AS ${quoteName(name)}`));
  const parts = [`SELECT ${items.length === 0 ? "1" : items.join(",\n  ")}`, `FROM ${block.from}`];
  if (block.where.length > 0) parts.push(`WHERE ${block.where.map((sql) => `(${sql})`).join("\n  AND ")}`);
  // Without keys an aggregate has one row, keys or not: GROUP BY () would say the same.
  if (block.groupBy !== undefined && block.groupBy.length > 0) parts.push(`GROUP BY ${block.groupBy.join(", ")}`);
  if (block.window !== undefined) parts.push(`WINDOW ${block.window}`);
  if (block.orderBy !== undefined && block.orderBy.length > 0) parts.push(`ORDER BY ${block.orderBy.join(", ")}`);
  if (block.limitBy !== undefined) parts.push(`LIMIT ${block.limitBy.count} BY ${block.limitBy.by.join(", ")}`);
  if (block.limit !== undefined) parts.push(`LIMIT ${block.limit}`);
  return parts.join("\n");
}

/** A result's column: what a reader of JSON gets to see. */
export function resultSql(value: SqlValue): string {
  switch (value.kind) {
    case "document":
      return value.sql;
    case "plain":
      return plainResult(value.sql, value.type);
    default:
      return value.kind === "struct" || isJsonType(value.type)
        ? jsonResult(toJson(value).sql)
        : plainResult(convertTo(value, value.type), value.type);
  }
}

function plainResult(sql: string, type: FlowType): string {
  if (type.kind === "timespan") return convertTo(plain(sql, type), { kind: "string" });
  if (type.kind === "boolean" || hasBooleans(type)) return `CAST(${sql}, '${engineType(type)}')`;
  if (isJsonType(type) || hasJson(type)) return jsonResult(toJson(plain(sql, type)).sql);
  return sql;
}

function hasJson(type: FlowType): boolean {
  return (
    type.kind === "array" && (isJsonType(type.element) || type.element.kind === "timespan" || hasJson(type.element))
  );
}

function hasBooleans(type: FlowType): boolean {
  return type.kind === "array" && (type.element.kind === "boolean" || hasBooleans(type.element));
}

/** JSON text as the value that it spells: as a column of type JSON would have it, with dots within keys. */
function jsonResult(json: string): string {
  const text = `arrayMap(t -> if(isValidJSON(t), t, ${readable}), [ifNull(concat('{"v":[', ${json}, ']}'), '{}')])[1]`;
  return `getSubcolumn(CAST(${text}, 'JSON'), 'v')[1]`;
}

/** The engine writes fractions beyond 64 bits as whole numbers, which it does not read again; what is no JSON is null. */
const readable = `if(isValidJSON(${withFractions("t")}), ${withFractions("t")}, '{}')`;

function withFractions(text: string): string {
  return `replaceRegexpAll(${text}, ${quoteText(String.raw`([\[:,])(-?\d{19,})`)}, ${quoteText(String.raw`\1\2.0`)})`;
}
