import type { FieldPath, SigmaExpression } from "./sigma-expression.ts";

/** The paths from the event downwards that the expression reads; the empty one where it is looked through whole. */
export function* pathsOfSigma(expression: SigmaExpression): Generator<FieldPath> {
  switch (expression.kind) {
    case "and":
    case "or":
    case "several":
      for (const part of expression.parts) yield* pathsOfSigma(part);
      return;
    case "not":
      yield* pathsOfSigma(expression.part);
      return;
    case "keyword":
      yield [];
      return;
    case "value":
      if (expression.test.kind === "field") yield* expression.test.other;
      yield* expression.paths;
      return;
    case "null":
    case "exists":
      yield* expression.paths;
  }
}
