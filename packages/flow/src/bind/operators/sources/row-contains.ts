import type { Expression } from "../../../plan/plan.ts";
import { anyTextSql } from "../../../sql-values/any-text.ts";
import { quoteText } from "../../../sql-values/sql-text.ts";
import { booleanType } from "../../../types/flow-type.ts";
import { escapePattern } from "../parts/column-patterns.ts";
import { ownCall } from "../parts/own-call.ts";

/** Whether any of the values has the text within a string or a number, at any depth. A star stands for anything. */
export function rowContains(values: readonly Expression[], term: string, isExact: boolean): Expression {
  const asIs = textTest(term, isExact);
  const asJson = textTest(JSON.stringify(term).slice(1, -1), isExact);
  const searched = {
    test: (sql: string, isJson: boolean) => (isJson ? asJson : asIs)(sql),
    mayBeNumber: /^[-+.\deE*]+$/.test(term),
  };
  return ownCall(values, {
    type: booleanType,
    sql: (args) =>
      anyTextSql(
        args.map(({ value }) => value),
        searched,
      ),
  });
}

/** A test of an expression that is a text. */
function textTest(term: string, isExact: boolean): (sql: string) => string {
  const pieces = term.split("*").filter((piece) => piece !== "");
  if (pieces.length > 1) {
    const pattern = `(?s${isExact ? "" : "i"})${pieces.map(escapePattern).join(".*")}`;
    return (sql) => `match(${sql}, ${quoteText(pattern)})`;
  }
  const [piece = ""] = pieces;
  if (piece === "") return () => "true";
  if (isExact) return (sql) => `position(${sql}, ${quoteText(piece)}) > 0`;
  const isPlain = [...piece].every((letter) => letter < "\u0080");
  return (sql) => `positionCaseInsensitive${isPlain ? "" : "UTF8"}(${sql}, ${quoteText(piece)}) > 0`;
}
