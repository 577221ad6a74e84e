import type { MatchCondition, ValueTest } from "@pharos/domain";
import type { Parameters } from "../connection/parameters.ts";
import { renderArrayTest } from "./render-array-test.ts";
import { renderJsonTest } from "./render-json-test.ts";
import { holdsForKind, scalarOf, testScalar, whereMissing } from "./render-scalar-test.ts";
import { always, combineAll, combineAny, constantSql, never } from "./sql-condition.ts";

type Columns = ReadonlyMap<string, string>;

/**
 * SQL that holds for every row whose event meets the condition, and for as few others as can be told from the table's
 * columns. Never NULL. Where a value cannot be judged by the engine exactly as rules judge it, the row is kept.
 * @param absent see `renderJsonTest`
 */
export function renderMatchCondition(
  condition: MatchCondition,
  columns: Columns,
  parameters: Parameters,
  absent?: Set<string>,
): string {
  const renderPart = (part: MatchCondition) => renderMatchCondition(part, columns, parameters, absent);
  if ("all" in condition) return combineAll(condition.all.map(renderPart));
  if ("any" in condition) return combineAny(condition.any.map(renderPart));
  return renderTest(condition, columns, parameters, absent);
}

/** Returns true if a JSON column is looked into, which costs much more to read than others. */
export function looksIntoJson(condition: MatchCondition, columns: Columns): boolean {
  if ("all" in condition) return condition.all.some((part) => looksIntoJson(part, columns));
  if ("any" in condition) return condition.any.some((part) => looksIntoJson(part, columns));
  const first = String(condition.path[0]).toLowerCase();
  return [...columns].some(([name, type]) => name.toLowerCase() === first && type.includes("JSON"));
}

function renderTest(
  test: ValueTest,
  columns: Columns,
  parameters: Parameters,
  absent: Set<string> | undefined,
): string {
  const [first, ...rest] = test.path;
  // An event is an object; it has no elements.
  if (first === undefined) return constantSql(holdsForKind(test, "object"));
  if (first === null) return never;
  if (typeof first === "number") return whereMissing(test, rest);
  // Added to events when rules see them.
  if (first.toLowerCase() === "p_enrichment") return always;
  const names = [...columns.keys()].filter((name) => name.toLowerCase() === first.toLowerCase());
  const [name] = names;
  if (name === undefined) return whereMissing(test, rest);
  // Which of several a rule reads depends on which of them the event has.
  if (names.length > 1) return always;
  const type = columns.get(name) ?? "";
  if (type.startsWith("Array(")) return renderArrayTest(name, type, { ...test, path: rest }, parameters);
  if (type.includes("JSON")) return renderJsonTest(name, { ...test, path: rest }, parameters, absent);
  const scalar = scalarOf(name, type);
  if (scalar === undefined) return always;
  return rest.length > 0 ? whereMissing(test, rest) : testScalar(scalar, test, parameters);
}
