import {
  type ConditionPath,
  type ConditionScalar,
  type ConditionStep,
  type MatchCondition,
  type ValueKind,
  type ValueTest,
  valueKinds,
} from "@pharos/domain";
import { readEvery } from "./read-path.ts";

export {
  type ConditionPath,
  type ConditionScalar,
  type ConditionStep,
  type MatchCondition,
  type ValueKind,
  type ValueTest,
  valueKinds,
};

export function checkCondition(condition: MatchCondition, event: Readonly<Record<string, unknown>>): boolean {
  if ("all" in condition) return condition.all.every((part) => checkCondition(part, event));
  if ("any" in condition) return condition.any.some((part) => checkCondition(part, event));
  return readEvery(event, condition.path).some(compileTest(condition));
}

/** The tests that the condition is made of. */
export function* testsOf(condition: MatchCondition): Generator<ValueTest> {
  if ("all" in condition) for (const part of condition.all) yield* testsOf(part);
  else if ("any" in condition) for (const part of condition.any) yield* testsOf(part);
  else yield condition;
}

/** The same for tests that say the same. */
export function testKey({ path, op, values, fold, negated }: ValueTest): string {
  return JSON.stringify([path, op, values.map(comparable), fold, Boolean(negated)]);
}

/** The test as a function of the value, undefined where it is missing. */
export function compileTest(test: ValueTest): (value: unknown) => boolean {
  const holds = compilePositive(test);
  return test.negated ? (value) => !holds(value) : holds;
}

function compilePositive({ op, values, fold }: ValueTest): (value: unknown) => boolean {
  switch (op) {
    case "kind": {
      const kinds = new Set<unknown>(values);
      return (value) => kinds.has(kindOf(value));
    }
    case "truthy":
      return isTruthy;
    case "equals": {
      const members = new Set(values.map(comparable));
      return onText(fold, (value) => members.has(comparable(value)));
    }
    case "startsWith":
      return onTexts(fold, values, (text, part) => text.startsWith(part));
    case "endsWith":
      return onTexts(fold, values, (text, part) => text.endsWith(part));
    case "contains":
      return onTexts(fold, values, (text, part) => text.includes(part));
    case "has": {
      const members = new Set(values.map(comparable));
      return (value) => Array.isArray(value) && value.some((element) => members.has(comparable(element)));
    }
    case "above":
    case "atLeast":
    case "below":
    case "atMost":
      return onNumber(op, Number(values[0]));
  }
}

function onText(fold: ValueTest["fold"], test: (value: unknown) => boolean): (value: unknown) => boolean {
  return fold === undefined ? test : (value) => typeof value === "string" && test(folded(value, fold));
}

function onTexts(
  fold: ValueTest["fold"],
  values: readonly unknown[],
  test: (text: string, part: string) => boolean,
): (value: unknown) => boolean {
  const parts = values.filter((value) => typeof value === "string");
  return (value) => {
    if (typeof value !== "string") return false;
    const text = folded(value, fold);
    return parts.some((part) => test(text, part));
  };
}

function onNumber(op: "above" | "atLeast" | "below" | "atMost", bound: number): (value: unknown) => boolean {
  const compare = {
    above: (value: number) => value > bound,
    atLeast: (value: number) => value >= bound,
    below: (value: number) => value < bound,
    atMost: (value: number) => value <= bound,
  }[op];
  return (value) => (typeof value === "number" || typeof value === "boolean") && compare(Number(value));
}

export function folded(text: string, fold: ValueTest["fold"]): string {
  if (fold === undefined) return text;
  return fold === "lower" ? text.toLowerCase() : text.toUpperCase();
}

/** Python's equality: True is 1 and False is 0. */
export function comparable(value: unknown): unknown {
  return typeof value === "boolean" ? Number(value) : value;
}

export function kindOf(value: unknown): ValueKind {
  switch (typeof value) {
    case "string":
      return "text";
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "object":
      return value === null ? "null" : Array.isArray(value) ? "list" : "object";
    default:
      return "missing";
  }
}

/** Python's truth of a value from JSON. */
export function isTruthy(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return Boolean(value);
  if (Array.isArray(value)) return value.length > 0;
  for (const _ in value) return true;
  return false;
}
