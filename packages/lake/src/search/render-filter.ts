import { isIP } from "node:net";
import { invalidInput } from "@pharos/domain";
import { type Operand, operandOf } from "./operand.ts";
import type { Parameters } from "./parameters.ts";
import type { FilterOperator, SearchFilter } from "./search-input.ts";

/** The opposite is rendered as NOT, so that an event without the field satisfies it. */
const opposites: Partial<Record<FilterOperator, FilterOperator>> = {
  NOT_EQUAL: "EQUALS",
  NOT_CONTAINS: "CONTAINS",
  NOT_IN: "IN",
  IS_NULL: "IS_NOT_NULL",
};
const comparisons: Partial<Record<FilterOperator, string>> = {
  GREATER: ">",
  GREATER_OR_EQUAL: ">=",
  LESS: "<",
  LESS_OR_EQUAL: "<=",
};

/** Alternatives of conjunctions as one condition; `1` when there is nothing to hold. */
export function renderFilters(
  groups: readonly (readonly SearchFilter[])[],
  columns: ReadonlyMap<string, string>,
  parameters: Parameters,
): string {
  const alternatives = groups.map((filters) =>
    filters.length === 0 ? "1" : filters.map((filter) => renderFilter(filter, columns, parameters)).join(" AND "),
  );
  return alternatives.length === 0 ? "1" : `(${alternatives.map((part) => `(${part})`).join(" OR ")})`;
}

function renderFilter(filter: SearchFilter, columns: ReadonlyMap<string, string>, parameters: Parameters): string {
  const positive = opposites[filter.operator];
  const operand = operandOf(filter.key, columns, parameters);
  const holds = conditionOn(operand, { ...filter, operator: positive ?? filter.operator }, parameters);
  return positive === undefined ? holds : `NOT ${holds}`;
}

function conditionOn(operand: Operand, filter: SearchFilter, parameters: Parameters): string {
  if (operand.kind === "absent") return "0";
  if (filter.operator === "IS_NOT_NULL") {
    return operand.kind === "list" ? `notEmpty(${operand.sql})` : `isNotNull(${operand.sql})`;
  }
  if (operand.kind === "list") {
    return `arrayExists(x -> ${conditionOn({ kind: "scalar", sql: "x" }, filter, parameters)}, ${operand.sql})`;
  }
  const test = operand.kind === "instant" ? compareInstants : compareValues;
  return `ifNull(${test(operand.sql, filter, parameters)}, 0)`;
}

function compareInstants(sql: string, filter: SearchFilter, parameters: Parameters): string {
  const instant = (value: unknown) =>
    `parseDateTime64BestEffortOrNull(${parameters.hole("String", String(value))}, 9, 'UTC')`;
  const sign = filter.operator === "EQUALS" ? "=" : comparisons[filter.operator];
  if (sign !== undefined) return `${sql} ${sign} ${instant(single(filter))}`;
  if (filter.operator !== "BETWEEN") return compareValues(sql, filter, parameters);
  const [from, to] = pair(filter);
  return `(${sql} >= ${instant(from)} AND ${sql} <= ${instant(to)})`;
}

function compareValues(sql: string, filter: SearchFilter, parameters: Parameters): string {
  const text = `toString(${sql})`;
  const hole = () => parameters.hole("String", String(single(filter)));
  switch (filter.operator) {
    case "EQUALS":
      return `${text} = ${hole()}`;
    case "CONTAINS":
      return `positionCaseInsensitiveUTF8(${text}, ${hole()}) > 0`;
    case "STARTS_WITH":
      return `startsWith(${text}, ${hole()})`;
    case "ENDS_WITH":
      return `endsWith(${text}, ${hole()})`;
    case "LIKE":
      return `like(${text}, ${hole()})`;
    case "MATCHES":
      return `match(${text}, ${hole()})`;
    case "IN":
      return `has(${parameters.hole("Array(String)", list(filter).map(String))}, ${text})`;
    case "WITHIN_CIDR":
      return withinCidr(text, filter, parameters);
    case "BETWEEN":
      return between(text, filter, parameters);
    default:
      return compare(text, comparisons[filter.operator] ?? "=", single(filter), parameters);
  }
}

/** Numbers compare as numbers, whatever the column holds; anything else as text. */
function compare(text: string, sign: string, value: unknown, parameters: Parameters): string {
  return typeof value === "number"
    ? `toFloat64OrNull(${text}) ${sign} ${parameters.hole("Float64", value)}`
    : `${text} ${sign} ${parameters.hole("String", String(value))}`;
}

function between(text: string, filter: SearchFilter, parameters: Parameters): string {
  const [from, to] = pair(filter);
  return `(${compare(text, ">=", from, parameters)} AND ${compare(text, "<=", to, parameters)})`;
}

function withinCidr(text: string, filter: SearchFilter, parameters: Parameters): string {
  const value = String(single(filter));
  const [address = "", bits = ""] = value.split("/");
  const version = isIP(address);
  if (version === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > (version === 4 ? 32 : 128)) {
    throw invalidInput(`${value} is no address range; write one like 10.0.0.0/8`);
  }
  const isAddress = version === 4 ? "isIPv4String" : "isIPv6String";
  const fallback = version === 4 ? "'0.0.0.0'" : "'::'";
  const range = parameters.hole("String", value);
  // Unlike AND, `if` on the argument keeps the engine from reading a text that is no address.
  const safe = `if(${isAddress}(ifNull(${text}, '')), assumeNotNull(${text}), ${fallback})`;
  return `(${isAddress}(ifNull(${text}, '')) AND isIPAddressInRange(${safe}, ${range}))`;
}

function single({ operator, value, key }: SearchFilter): string | number | boolean {
  if (value === undefined || typeof value === "object") {
    throw invalidInput(`The filter ${operator} on ${key} needs one value`);
  }
  return value;
}

function list({ operator, value, key }: SearchFilter): readonly (string | number)[] {
  if (typeof value !== "object") throw invalidInput(`The filter ${operator} on ${key} needs a list of values`);
  return value;
}

function pair(filter: SearchFilter): readonly [string | number, string | number] {
  const [from, to, ...more] = list(filter);
  if (from === undefined || to === undefined || more.length > 0) {
    throw invalidInput(`The filter BETWEEN on ${filter.key} needs two values`);
  }
  return [from, to];
}
