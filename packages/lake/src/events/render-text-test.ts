import type { ConditionScalar, ValueTest } from "@pharos/domain";
import type { Parameters } from "../connection/parameters.ts";
import { always, combineAny, constantSql, negate, never } from "./sql-condition.ts";

type Test = Omit<ValueTest, "path">;

/** The test of a text, which may be NULL: then so is the answer. */
export function renderTextTest(sql: string, test: Test, parameters: Parameters): string {
  const { op, values, fold } = test;
  const holds = (sql: string) => (test.negated ? negate(sql) : sql);
  if (op === "kind") return holds(constantSql(values.includes("text")));
  if (op === "truthy") return holds(`${sql} != ''`);
  const texts = values.filter((value) => typeof value === "string");
  if (!texts.every(isJudged)) return always;
  const folded = fold === undefined ? sql : `${fold}(${sql})`;
  const found = holds(findAny(op, folded, texts, parameters));
  if (fold === undefined || found === always || found === never) return found;
  // Rules fold letters beyond ASCII by rules of their own.
  return combineAny([found, `length(${sql}) != lengthUTF8(${sql})`]);
}

function findAny(op: Test["op"], sql: string, texts: readonly string[], parameters: Parameters): string {
  const hole = (text: string) => parameters.hole("String", text);
  if (texts.length === 0) return never;
  switch (op) {
    case "equals":
      return `${sql} IN (${texts.map(hole).join(", ")})`;
    case "startsWith":
    case "endsWith":
      return combineAny(texts.map((text) => `${op}(${sql}, ${hole(text)})`));
    case "contains":
      return combineAny(texts.map((text) => `position(${sql}, ${hole(text)}) > 0`));
    default:
      return never;
  }
}

/**
 * Returns true if the engine compares with the value as rules do. Half of a surrogate pair is found within a whole one,
 * and U+FFFD is what bytes that are no text read back as: neither compares in UTF-8 as it does in JavaScript.
 */
export function isJudged(value: ConditionScalar): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\ufffd");
  return Number.isFinite(Number(value));
}
