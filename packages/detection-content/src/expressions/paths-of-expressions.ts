import type { Expression, Path } from "./expression.ts";

/** The paths from the event downwards that the expressions read. */
export function* pathsOfExpressions(expressions: readonly Expression[]): Generator<Path> {
  for (const expression of expressions) {
    switch (expression.kind) {
      case "constant":
        break;
      case "combination":
        yield* pathsOfExpressions(expression.expressions);
        break;
      case "comparison":
        yield expression.left;
        yield expression.right;
        break;
      // Those within begin at an element.
      case "elements":
      case "test":
        yield expression.path;
    }
  }
}
