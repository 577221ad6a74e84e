import { compileCondition, type Predicate } from "./conditions.ts";
import { type Combinator, type Expression, everyElement, type Path, type Quantifier } from "./expression.ts";
import { readerOf, valueReader, valuesReader } from "./key-path.ts";

/** What a condition says of a value that is not there: its own answer, or always true, as in inline filters. */
export type AbsentValue = "tested" | "passes";

/** The expression as a function of the event; it never throws. */
export function compileExpression(expression: Expression, absent: AbsentValue = "tested"): Predicate {
  switch (expression.kind) {
    case "constant":
      return () => expression.value;
    case "combination":
      return combine(
        expression.combinator,
        expression.expressions.map((part) => compileExpression(part, absent)),
      );
    case "test":
      return onValueAt(expression.path, orPassing(compileCondition(expression.condition, expression.operand), absent));
    case "comparison": {
      const right = readerOf(expression.right);
      const left = readerOf(expression.left);
      return (subject) => compileCondition(expression.condition, right(subject))(left(subject));
    }
    case "elements": {
      const isMet = compileAll(expression.expressions, absent);
      const test = quantify(expression.quantifier, isMet);
      const read = readerOf(expression.path);
      return (subject) => test(read(subject));
    }
  }
}

/** True where all hold; also where there are none. */
export function compileAll(expressions: readonly Expression[], absent: AbsentValue = "tested"): Predicate {
  return combine(
    "All",
    expressions.map((expression) => compileExpression(expression, absent)),
  );
}

function orPassing(test: Predicate, absent: AbsentValue): Predicate {
  return absent === "tested" ? test : (value) => value === undefined || test(value);
}

/** Of several values one must meet the test. */
function onValueAt(path: Path, test: Predicate): Predicate {
  if (!path.includes(everyElement)) {
    const read = valueReader(path);
    return (subject) => test(read(subject));
  }
  const read = valuesReader(path);
  return (subject) => {
    const values = read(subject);
    return values.length === 0 ? test(undefined) : values.some(test);
  };
}

function combine(combinator: Combinator, parts: readonly Predicate[]): Predicate {
  const [only] = parts;
  switch (combinator) {
    case "All":
      return parts.length === 1 && only !== undefined ? only : (subject) => parts.every((part) => part(subject));
    case "Any":
      return (subject) => parts.some((part) => part(subject));
    case "None":
      return (subject) => !parts.some((part) => part(subject));
    case "OnlyOne":
      return (subject) => isOnlyOne(parts, (part) => part(subject));
  }
}

function quantify(quantifier: Quantifier, isMet: Predicate): Predicate {
  switch (quantifier) {
    case "AnyElement":
      return (value) => Array.isArray(value) && value.some(isMet);
    case "AllElements":
      return (value) => Array.isArray(value) && value.every(isMet);
    case "OnlyOneElement":
      return (value) => Array.isArray(value) && isOnlyOne(value, isMet);
    case "NoElement":
      return (value) => !Array.isArray(value) || !value.some(isMet);
  }
}

function isOnlyOne<T>(items: readonly T[], isMet: (item: T) => boolean): boolean {
  const first = items.findIndex(isMet);
  return first >= 0 && !items.some((item, index) => index > first && isMet(item));
}
