import type { ExpressionExplanation } from "../expressions/explain-expression.ts";
import { compileSigma } from "./compile-sigma.ts";
import type { FieldReaders } from "./field-readers.ts";
import { patternText } from "./pattern.ts";
import type { SigmaExpression, ValueTest } from "./sigma-expression.ts";

/** Part by part why the event meets the expression or not. */
export function explainSigma(
  expression: SigmaExpression,
  event: unknown,
  readers: FieldReaders,
): ExpressionExplanation {
  const holds = compileSigma(expression, readers)(event);
  const explain = (part: SigmaExpression) => explainSigma(part, event, readers);
  switch (expression.kind) {
    case "and":
    case "or":
    case "several": {
      const text = { and: "All", or: "Any", several: "Several" }[expression.kind];
      const least = expression.kind === "several" ? ` (${expression.least})` : "";
      return { text: text + least, holds, parts: expression.parts.map(explain) };
    }
    case "not":
      return { text: "Not", holds, parts: [explain(expression.part)] };
    case "keyword":
      return { text: `the event's text ${describeTest(expression.test)}`, holds, parts: [] };
    case "null":
    case "exists":
    case "value": {
      const value = readers.field(expression.paths).value(event);
      const test = expression.kind === "value" ? describeTest(expression.test) : wordsOf[expression.kind];
      return { text: `${expression.field} ${test}`, holds, value, parts: [] };
    }
  }
}

const wordsOf = { null: "is null", exists: "exists" } as const;

function describeTest(test: ValueTest): string {
  switch (test.kind) {
    case "pattern": {
      const patterns = test.oneOf.map((pattern) => JSON.stringify(patternText(pattern)));
      const verb = patterns.length === 1 ? "is like" : "is like one of";
      return `${verb} ${patterns.join(", ")}${test.isCased ? ", capitals counting" : ""}`;
    }
    case "regex":
      return `matches /${test.source}/${test.flags}`;
    case "network":
      return `is in ${test.network}`;
    case "number":
      return [...(test.part === undefined ? [] : [`its ${test.part}`]), test.comparison, test.operand].join(" ");
    case "field":
      return `${test.relation} ${test.other.map((path) => path.join(".")).join(" or ")}`;
  }
}
