import {
  type FilterOperatorName,
  filterOperators,
  indicatorFieldsOf,
  invalidInput,
  isFilterOperator,
  type QueryCondition,
  type QueryFilters,
} from "@pharos/domain";
import type { FlowTable } from "../catalogue/flow-catalogue.ts";
import { columnType } from "../types/column-type.ts";
import type { FlowType } from "../types/flow-type.ts";
import { type FilterForm, filterForms } from "./filter-forms.ts";
import { flowLiteral, flowPath, pathParts, quoteFlow } from "./flow-literals.ts";

/** How a condition on a column is written that no table has: as what it comes to, or so that it can be read back. */
export type AbsentColumns = "folded" | "named";

/**
 * The conditions as one of PharosFlow; undefined where there is nothing to hold. The table tells which columns are
 * lists: of those any element will do.
 * @throws input.invalid names the condition and what it needs
 */
export function flowOfFilters(
  { ors }: QueryFilters,
  table: FlowTable,
  absent: AbsentColumns = "folded",
): string | undefined {
  const groups = ors.map(({ ands }) => ands.map((condition) => flowOfCondition(condition, table, absent)));
  const filled = groups.filter((conditions) => conditions.length > 0);
  if (filled.length === 0) return undefined;
  const alternatives = filled.map((conditions) => conditions.join(" and "));
  return alternatives.length === 1 ? alternatives[0] : alternatives.map((text) => `(${text})`).join("\n  or ");
}

function flowOfCondition(condition: QueryCondition, table: FlowTable, absent: AbsentColumns): string {
  const { key, operator } = condition;
  if (!isFilterOperator(operator)) {
    throw invalidInput(`${operator} is not an operator. Use one of: ${Object.keys(filterOperators).join(", ")}`);
  }
  if (operator === "HAS_INDICATOR") return flowOfIndicator(condition, table, absent);
  const form = filterForms[operator];
  const values = valuesOf(condition, operator, form);
  const isMissing = isAbsent(key, operator, table);
  if (isMissing && absent === "folded" && !values.includes("''"))
    return isTrueOfNull(operator, form) ? "true" : "false";
  const place = isMissing && absent === "named" ? missingPlace(key) : placeOf(key, table);
  const isAny = place.list !== undefined && (!form.ofWhole || place.list !== place.path);
  const on = isAny ? place.element : place.path;
  const isDenied = isAny ? isTrueOfNull(operator, form) : form.isOpposite;
  const holds = isAny && operator === "IS_NULL" ? `${on} != null` : form.flow(on, values);
  // What is unknown because the field is absent does not hold; so its opposite does.
  const known = isAny ? `arrays.any(${place.list}, fn (x) { coalesce(${holds}, false) })` : holds;
  if (!isDenied) return known;
  return isAny ? `not (${known})` : `not (coalesce(${known}, false))`;
}

/** Whether any of the fields has the value that hold indicators of its kind. */
function flowOfIndicator(condition: QueryCondition, table: FlowTable, absent: AbsentColumns): string {
  valuesOf(condition, "HAS_INDICATOR", { takesText: true });
  const text = String(condition.value).trim();
  // Hashes, domains and email addresses are stored in lower case.
  const value = [...new Set([text, text.toLowerCase()])];
  const fields = indicatorFieldsOf(text).map((key) =>
    flowOfCondition({ key, operator: "HAS_ANY", value }, table, absent),
  );
  return `(${fields.join(" or ")})`;
}

/** Nothing has to be read to know what holds of a column that the table lacks. Absent text equals the empty one. */
function isAbsent(key: string, operator: FilterOperatorName, table: FlowTable): boolean {
  return !filterOperators[operator].isOfRow && columnTypeOf(pathParts(key)[0] ?? "", table) === undefined;
}

function isTrueOfNull(operator: FilterOperatorName, form: FilterForm): boolean {
  return operator === "IS_NULL" || form.isOpposite === true;
}

/** How to get at the elements that a key means; undefined where it means one value. */
export function elementsOfKey(
  key: string,
  table: FlowTable,
): { readonly list: string; readonly element: string } | undefined {
  const { list, element } = placeOf(key, table);
  return list === undefined ? undefined : { list, element };
}

/** The ways in which the tables that have the key's column hold it: as one value, or as lists. */
export function listPlaces(key: string, tables: readonly FlowTable[]): ReadonlySet<string> {
  const [first = ""] = pathParts(key);
  const having = tables.filter((table) => columnTypeOf(first, table) !== undefined);
  return new Set(having.map((table) => JSON.stringify(placeOf(key, table))));
}

/** Where the value of a key is; `element` is what is asked of each element of a list. */
interface FilterPlace {
  readonly path: string;
  readonly list: string | undefined;
  readonly element: string;
}

/** `tags` and `resources.ARN` mean any element of the list, `resources[0].ARN` means one. */
function placeOf(key: string, table: FlowTable): FilterPlace {
  const [first = "", next, ...rest] = pathParts(key);
  const path = flowPath(key);
  const type = columnTypeOf(first, table);
  const isInto = type?.kind === "array" && (next === undefined || (isObjects(type) && !/^\d+$/.test(next)));
  if (!isInto) return { path, list: undefined, element: path };
  return { path, list: flowPath(first), element: flowPath(["x", next ?? [], rest].flat().join(".")) };
}

/** A column that no table has is null, and so is what lies in it. */
function missingPlace(key: string): FilterPlace {
  const [first = "", ...rest] = pathParts(key);
  const path = flowPath(["x", ...rest].join(".")).replace(/^x/, `column_ifexists(${quoteFlow(first)}, null)`);
  return { path, list: undefined, element: path };
}

function columnTypeOf(name: string, { columns }: FlowTable): FlowType | undefined {
  const column = columns.find((one) => one.name.toLowerCase() === name.toLowerCase());
  return column && columnType(column.engineType);
}

function isObjects(type: FlowType): boolean {
  return type.kind === "array" && (type.element.kind === "object" || type.element.kind === "any");
}

const needs = { nothing: "no value", value: "one value", pair: "two values", list: "at least one value" };
const counts = { nothing: 0, value: 1, pair: 2, list: undefined };

function valuesOf(
  { key, value }: QueryCondition,
  operator: FilterOperatorName,
  form: Pick<FilterForm, "fault" | "takesText">,
): string[] {
  const { takes } = filterOperators[operator];
  const given = value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
  const where = key === "" ? operator : `${operator} on ${key}`;
  if (given.length === 0 ? takes !== "nothing" : given.length !== (counts[takes] ?? given.length)) {
    throw invalidInput(`The filter ${where} needs ${needs[takes]}`);
  }
  return given.map((one) => {
    const fault = form.fault?.(one);
    if (fault !== undefined) throw invalidInput(fault);
    const text = flowLiteral(form.takesText && typeof one !== "object" ? String(one) : one);
    if (text === undefined) throw invalidInput(`The filter ${where} does not accept ${JSON.stringify(one)}`);
    return text;
  });
}
