import { type AbsentValue, compileExpression } from "./compile-expression.ts";
import type { Expression } from "./expression.ts";
import { pathText, readerOf } from "./key-path.ts";

/** What an expression is of one event. */
export interface ExpressionExplanation {
  /** `userIdentity.type Equals "Root"`, or `All` of its parts. */
  readonly text: string;
  readonly holds: boolean;
  /** The value that was tested; undefined where it is absent, or the expression tests none by itself. */
  readonly value?: unknown;
  /** Of a combination. */
  readonly parts: readonly ExpressionExplanation[];
}

/** Part by part why the event meets the expression or not. */
export function explainExpression(
  expression: Expression,
  event: unknown,
  absent: AbsentValue = "tested",
): ExpressionExplanation {
  const holds = compileExpression(expression, absent)(event);
  switch (expression.kind) {
    case "constant":
      return { text: expression.value ? "AlwaysTrue" : "AlwaysFalse", holds, parts: [] };
    case "combination": {
      const parts = expression.expressions.map((part) => explainExpression(part, event, absent));
      return { text: expression.combinator, holds, parts };
    }
    case "test": {
      const { path, condition, operand } = expression;
      const text = [pathText(path), condition, ...(operand === undefined ? [] : [JSON.stringify(operand)])].join(" ");
      return { text, holds, value: readerOf(path)(event), parts: [] };
    }
    case "comparison": {
      const { left, condition, right } = expression;
      const values = [readerOf(left)(event) ?? null, readerOf(right)(event) ?? null];
      return { text: `${pathText(left)} ${condition} ${pathText(right)}`, holds, value: values, parts: [] };
    }
    case "elements": {
      const { path, quantifier } = expression;
      return { text: `${pathText(path)} ${quantifier}`, holds, value: readerOf(path)(event), parts: [] };
    }
  }
}
