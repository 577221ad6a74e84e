import { convertTo, engineType, isJsonType, toJson } from "../../sql-values/convert-value.ts";
import { needsOrderKey, orderKey } from "../../sql-values/order-key.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { anyType, arrayOf, doubleType, type FlowType, intType, timespanType, typeName } from "../../types/flow-type.ts";
import type { Finding, KnownArgument } from "../definition/function-definition.ts";

/** What an aggregate takes of a row. */
export interface AggregateInput {
  /** In the engine's form of its type; lists as they are, everything else may be NULL. */
  readonly sql: string;
  /** Whether it counts: aggregates pass nulls over, and an empty list is null. */
  readonly isPresent: string;
  /** By which inputs are put in order. */
  readonly key: string;
  readonly isList: boolean;
}

export function inputOf(argument: SqlArgument | undefined): AggregateInput {
  if (argument === undefined) return { sql: "NULL", isPresent: "false", key: "0", isList: false };
  const { value } = argument;
  const key = needsOrderKey(value) ? orderKey(value) : convertTo(value, value.type);
  if (value.type.kind === "array") {
    const sql = convertTo(value, value.type);
    return { sql, isPresent: `notEmpty(${sql})`, key: sql, isList: true };
  }
  const isJson = isJsonType(value.type) || value.kind === "struct";
  const sql = value.type.kind === "null" ? "CAST(NULL, 'Nullable(String)')" : isJson ? toJson(value).sql : key;
  // What compares with null has no type of its own to the engine, and an aggregate by it would have none either.
  const typedKey = isJson ? key : `CAST(${sql}, '${engineType(value.type)}')`;
  return { sql, isPresent: `isNotNull(${sql})`, key: typedKey, isList: false };
}

/** An aggregate of the inputs that are not null and meet a condition. */
export function overPresent(name: string, input: AggregateInput, condition?: string): string {
  const isPresent = input.isList ? [input.isPresent] : [];
  const conditions = [...isPresent, ...(condition === undefined ? [] : [condition])];
  return conditions.length === 0
    ? `${name}(${input.sql})`
    : `${withIf(name)}(${input.sql}, ${conditions.join(" AND ")})`;
}

/** `groupArray(5)` as `groupArrayIf(5)`. */
function withIf(name: string): string {
  return name.replace(/^\w+/, "$&If");
}

/** The value of the input on the row where the key is the least or greatest; null there is null. */
export function atExtreme(name: "argMin" | "argMax", value: AggregateInput, key: string, condition: string): string {
  return `tupleElement(${name}If(tuple(${value.isList ? value.sql : `toNullable(${value.sql})`}), ${key}, ${condition}), 1)`;
}

const numbers = new Set<FlowType["kind"]>(["int", "double", "string", "any", "null"]);

/** Refuses what cannot be added up. */
export function checkNumbers(name: string, more: readonly FlowType["kind"][] = ["timespan"]) {
  return ([value]: readonly KnownArgument[]): Finding | undefined =>
    value === undefined || numbers.has(value.type.kind) || more.includes(value.type.kind)
      ? undefined
      : { code: "wrong_type", parts: [`value of ${name}`, "a number", typeName(value.type)], argument: 0 };
}

export const sumType = ([type = anyType]: readonly FlowType[]): FlowType =>
  type.kind === "int" || type.kind === "timespan" ? type : doubleType;

export const averageType = ([type = anyType]: readonly FlowType[]): FlowType =>
  type.kind === "timespan" ? timespanType : doubleType;

export const sameType = ([type = anyType]: readonly FlowType[]): FlowType => type;

export const listType = ([type = anyType]: readonly FlowType[]): FlowType =>
  arrayOf(type.kind === "null" ? anyType : type);

export const value = { name: "value", type: anyType } as const;
export const condition = { name: "condition", type: { kind: "boolean" } } as const;
export const most = { name: "max", type: intType, isOptional: true, isConstant: true } as const;

/** A range of numbers, in a query that shows an aggregate. */
export function ofNumbers(aggregate: string): string {
  return `range n from 1 to 4 step 1 | summarize ${aggregate}`;
}
