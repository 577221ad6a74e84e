import { type Expression, everyElement, type Path } from "../expressions/expression.ts";
import { parseGiven, readChecked } from "./read-checked.ts";

/** An inline filter in the form that evaluators of other makes read. */
type Filter =
  | { readonly and: readonly Filter[] }
  | { readonly or: readonly Filter[] }
  | { readonly statement: FilterStatement };

interface FilterStatement {
  /** `a.b`, `a[0].b`, `a[*].b`; a name with a dot or a bracket in it stands in brackets: `p_enrichment.t["a.b"]`. */
  readonly target: string;
  /** The condition, by its present name. */
  readonly operator: string;
  readonly value?: unknown;
  readonly values?: readonly unknown[];
}

/**
 * The value of `InlineFilters` as JSON text → one filter as JSON text: `{"statement": {"target", "operator", "value"}}`,
 * or `and` and `or` of such. Throws `detections.not_transpiled`, naming everything that is wrong and where.
 */
export function transpileFilters(filters: string): string {
  const { InlineFilters = [] } = readChecked({ InlineFilters: parseGiven(filters) }, "InlineFilters");
  const parts = InlineFilters.flatMap(filterOf);
  const [only] = parts;
  return JSON.stringify(parts.length === 1 ? only : { and: parts });
}

/** Of the forms that a filter may have; the reader refuses the others. */
function filterOf(expression: Expression): Filter[] {
  if (expression.kind === "combination") {
    const parts = expression.expressions.flatMap(filterOf);
    return [expression.combinator === "Any" ? { or: parts } : { and: parts }];
  }
  if (expression.kind !== "test") return [];
  const { path, condition, operand } = expression;
  const operandPart = operand === undefined ? {} : Array.isArray(operand) ? { values: operand } : { value: operand };
  return [{ statement: { target: targetOf(path), operator: condition, ...operandPart } }];
}

function targetOf(path: Path): string {
  const steps = path.map((step) => {
    if (typeof step !== "string") return `[${step === everyElement ? "*" : step}]`;
    return /[.[\]]/.test(step) ? `[${JSON.stringify(step)}]` : `.${step}`;
  });
  return steps.join("").replace(/^\./, "");
}
