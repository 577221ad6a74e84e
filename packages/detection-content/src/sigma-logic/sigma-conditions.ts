import type { ValueTest as IndexTest, MatchCondition } from "../conditions/match-condition.ts";
import { plainText } from "./pattern.ts";
import { regexLiteral } from "./regex-literal.ts";
import type { FieldPath, FieldPaths, Pattern, SigmaExpression, ValueTest } from "./sigma-expression.ts";

/** What an event must have for the expression to hold, as far as an index can look it up. */
export function sigmaConditions(expression: SigmaExpression): MatchCondition[] {
  const condition = conditionOf(expression);
  if (condition === undefined) return [];
  return "all" in condition ? [...condition.all] : [condition];
}

/** Undefined where nothing is known. */
function conditionOf(expression: SigmaExpression): MatchCondition | undefined {
  switch (expression.kind) {
    case "and": {
      const parts = expression.parts.map(conditionOf).filter((part) => part !== undefined);
      return parts.length === 0 ? undefined : { all: parts };
    }
    case "or":
    case "several":
      return anyOf(expression.parts.map(conditionOf));
    case "exists":
      return atOneOf(expression.paths, (path) => [{ path, op: "kind", values: ["missing"], negated: true }]);
    case "null":
      return { all: expression.paths.map((path) => ({ path, op: "kind", values: ["missing", "null"] })) };
    case "value":
      return conditionOfTest(expression.paths, expression.test);
    case "not":
    case "keyword":
      return undefined;
  }
}

function anyOf(parts: readonly (MatchCondition | undefined)[]): MatchCondition | undefined {
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? { any: known } : undefined;
}

/** Which of the paths has the field's value is only known with the event, and so is whether one leads through a list. */
function atOneOf(paths: FieldPaths, testsAt: (path: FieldPath) => readonly IndexTest[]): MatchCondition {
  return {
    any: paths.flatMap((path) => [
      ...testsAt(path),
      ...path.map((_step, index): IndexTest => ({ path: path.slice(0, index + 1), op: "kind", values: ["list"] })),
    ]),
  };
}

function conditionOfTest(paths: FieldPaths, test: ValueTest): MatchCondition | undefined {
  switch (test.kind) {
    case "pattern": {
      const tests = grouped(test.oneOf.flatMap((pattern) => testsOfPattern(pattern, test.isCased)));
      return atOneOf(paths, (path) => tests.map((one) => ({ path, ...one })));
    }
    case "regex": {
      const literal = regexLiteral(test.source, test.flags);
      const tests = literal === undefined ? [anyScalar] : containing("contains", literal, false);
      return atOneOf(paths, (path) => tests.map((one) => ({ path, ...one })));
    }
    case "network":
      return atOneOf(paths, (path) => [{ path, op: "kind", values: ["text"] }]);
    case "number":
      return atOneOf(paths, (path) => [{ path, ...anyScalar }]);
    case "field":
      return { all: [paths, test.other].map((field) => atOneOf(field, (path) => [{ path, ...anyScalar }])) };
  }
}

type Test = Omit<IndexTest, "path">;

const anyScalar: Test = { op: "kind", values: ["text", "number", "boolean"] };

/** Tests of which one holds for every scalar that the pattern matches; numbers count as the text that they are written as. */
function testsOfPattern(pattern: Pattern, isCased: boolean): Test[] {
  const plain = plainText(pattern);
  if (plain !== undefined) return [textTest("equals", plain, isCased), ...scalarsWrittenAs(plain)];
  const literals = pattern.filter((part) => typeof part === "string");
  const longest = literals.reduce((best, literal) => (literal.length > best.length ? literal : best), "");
  if (longest === "") return [anyScalar];
  const op = longest === pattern.at(-1) ? "endsWith" : longest === pattern[0] ? "startsWith" : "contains";
  return containing(op, longest, isCased);
}

function containing(op: "startsWith" | "endsWith" | "contains", literal: string, isCased: boolean): Test[] {
  return [
    textTest(op, literal, isCased),
    ...(/^[\d.e+-]+$/i.test(literal) ? [{ op: "kind", values: ["number"] } as const] : []),
    ...(["true", "false"].some((word) => word.includes(literal.toLowerCase()))
      ? [{ op: "kind", values: ["boolean"] } as const]
      : []),
  ];
}

function textTest(op: "equals" | "startsWith" | "endsWith" | "contains", text: string, isCased: boolean): Test {
  const lower = text.toLowerCase();
  const isSame = isCased || lower === text.toUpperCase();
  return isSame ? { op, values: [text] } : { op, values: [lower], fold: "lower" };
}

/** A number or boolean that is written so. */
function scalarsWrittenAs(text: string): Test[] {
  if (/^(?:true|false)$/i.test(text)) return [{ op: "kind", values: ["boolean"] }];
  const number = Number(text);
  return text !== "" && String(number).toLowerCase() === text.toLowerCase() ? [{ op: "equals", values: [number] }] : [];
}

/** Those of one kind as one. */
function grouped(tests: readonly Test[]): Test[] {
  const groups = new Map<string, Test>();
  for (const test of tests) {
    const key = `${test.op} ${test.fold ?? ""}`;
    const known = groups.get(key);
    groups.set(key, known === undefined ? test : { ...known, values: [...new Set([...known.values, ...test.values])] });
  }
  return [...groups.values()];
}
