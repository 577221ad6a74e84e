import type { ValueTest } from "@pharos/domain";
import type { Parameters } from "../connection/parameters.ts";
import { quoteIdentifier } from "../tables/identifier.ts";
import { holdsForKind, scalarOfType, testNullable, whereMissing } from "./render-scalar-test.ts";
import { isJudged } from "./render-text-test.ts";
import { always, constantSql, negate, never } from "./sql-condition.ts";

/** The test of a list, or below it; an empty list reads back as a member that is missing. */
export function renderArrayTest(name: string, type: string, test: ValueTest, parameters: Parameters): string {
  const column = quoteIdentifier(name);
  const [first, ...rest] = test.path;
  if (typeof first === "string") return whereMissing(test, rest);
  if (typeof first === "number" || rest.length > 0) return always;
  const element = scalarOfType("x", type.slice("Array(".length, -1));
  if (first === null) {
    if (element === undefined) return always;
    return existsWhere(column, testNullable(element, test, parameters, holdsForKind(test, "null")));
  }
  const whenEmpty = constantSql(holdsForKind(test, "missing"));
  if (test.op !== "has") return chosenBy(column, constantSql(holdsForKind(test, "list")), whenEmpty);
  const { values } = test;
  // What cannot be judged says nothing of the opposite either.
  if (element === undefined || !values.every(isJudged)) return always;
  const ofElement = testNullable(element, { op: "equals", values }, parameters, false);
  const has = existsWhere(column, ofElement);
  return test.negated ? negate(has) : has;
}

function existsWhere(column: string, test: string): string {
  if (test === never) return never;
  return test === always ? `notEmpty(${column})` : `arrayExists(x -> ${test}, ${column})`;
}

function chosenBy(column: string, whenFilled: string, whenEmpty: string): string {
  if (whenFilled === whenEmpty) return whenFilled;
  return whenFilled === always ? `notEmpty(${column})` : `empty(${column})`;
}
