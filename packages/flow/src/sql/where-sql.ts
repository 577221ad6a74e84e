import { conjuncts, isPath } from "../optimise/push-filters.ts";
import { columnsRead } from "../optimise/substitute.ts";
import { eventTimeColumn } from "../optimise/time-bounds.ts";
import { literalItems, partsOf } from "../plan/parts-of.ts";
import type { Expression } from "../plan/plan.ts";
import { convertTo } from "../sql-values/convert-value.ts";
import { isSimple } from "../sql-values/sql-value.ts";
import type { Block } from "./block.ts";
import { type ExpressionScope, renderExpression } from "./render-expression.ts";

/**
 * What stands in WHERE, one text for each condition. Where a null is the same in all rows, the engine's plan takes what
 * is computed of it for the same in all rows, and refuses the rows that it has read by it (PREWHERE) because it is not.
 * Only what an index may answer it gets to see as it is.
 */
export function whereSql(condition: Expression, block: Block, scope: ExpressionScope): string[] {
  return conjuncts(condition).map((part) => {
    const sql = convertTo(renderExpression(part, scope), { kind: "boolean" });
    return mayBeIndexed(part, block) ? sql : `materialize(${sql})`;
  });
}

const logic: ReadonlySet<string> = new Set(["and", "or", "not"]);

/** Whether it is put together of comparisons of columns, or says when an event was. */
function mayBeIndexed(condition: Expression, block: Block): boolean {
  const parts = partsOf(condition);
  if (condition.kind === "call" && logic.has(condition.definition.name)) {
    return parts.every((part) => mayBeIndexed(part, block));
  }
  const read = columnsRead(condition);
  // What reads nothing decides about a whole table before any of it is read.
  if (read.size === 0 || (read.has(eventTimeColumn) && !chooses(condition))) return true;
  if (isPath(condition)) return condition.kind === "literal" || isColumn(condition, block);
  const isTest = condition.kind === "call" && ["==", "!="].includes(condition.definition.name);
  return parts.every((part) => isWritten(part, isTest) || isColumn(part, block));
}

/** They may always choose the same value, and then the engine finds that out. */
const choosing: ReadonlySet<string> = new Set(["coalesce", "iff", "case", "try", "null_if"]);

function chooses(expression: Expression): boolean {
  const isOwn = expression.kind === "call" && choosing.has(expression.definition.name);
  return isOwn || partsOf(expression).some(chooses);
}

/** A column of a table, or a path into one. */
function isColumn(expression: Expression, block: Block): boolean {
  if (!isPath(expression) || expression.kind === "literal") return false;
  return [...columnsRead(expression)].every((name) => {
    const value = block.columns.get(name);
    return value !== undefined && isSimple(value);
  });
}

/** A literal; null only where it is asked for. */
function isWritten(expression: Expression, mayBeNull: boolean): boolean {
  if (expression.kind === "literal") return mayBeNull || expression.value !== null;
  return literalItems(expression) !== undefined;
}
