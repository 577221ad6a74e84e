import { columnsOf } from "../plan/columns-of.ts";
import type { NamedExpression, Relation, RelationColumn } from "../plan/plan.ts";
import { objectType, stringType } from "../types/flow-type.ts";

/** Results with more columns are of many logs, and nobody reads them side by side. */
export const widestResult = 300;

/**
 * Of rows with too many columns the columns that all logs share, those that the query made, and the events themselves as
 * one object, without what they lack. What the query does before may use every column.
 */
export function foldWideEvents(relation: Relation): Relation {
  if (relation.columns.length <= widestResult) return relation;
  const made = madeColumns(relation);
  return folded(relation, eventColumn, ({ name }) => name.startsWith("p_") || made.has(name));
}

/** Of each row what the query made, and the row of its table as JSON text. */
export function foldRows(relation: Relation): Relation {
  const made = madeColumns(relation);
  return folded(relation, rowColumn, ({ name }) => made.has(name));
}

function folded(relation: Relation, column: RelationColumn, isKept: (column: RelationColumn) => boolean): Relation {
  const input = withColumn(relation, column);
  if (input === undefined) return relation;
  const values = [...relation.columns.filter(isKept), column].map((one): NamedExpression => {
    return { name: one.name, expression: { kind: "column", ...one } };
  });
  return { kind: "project", input, values, columns: columnsOf(values), isOpen: false };
}

/** The columns that are a log's own as one object; a scan renders it. No table has this name. */
export const eventColumn: RelationColumn = { name: "p_event", type: objectType };

/** The whole row as JSON text, nulls and all; a scan renders it. No table has this name. */
export const rowColumn: RelationColumn = { name: "p_row", type: stringType };

/** The relation with the column; undefined where its rows are no events any more, or have a column of that name. */
function withColumn(relation: Relation, column: RelationColumn): Relation | undefined {
  if (relation.columns.some(({ name }) => name === column.name)) return undefined;
  const columns = [...relation.columns, column];
  switch (relation.kind) {
    case "scan":
      return { ...relation, columns };
    case "filter":
    case "sort":
    case "limit":
    case "first-of-each": {
      const input = withColumn(relation.input, column);
      return input && { ...relation, input, columns };
    }
    case "union": {
      const inputs = relation.inputs.map((input) => withColumn(input, column));
      const found = inputs.filter((input) => input !== undefined);
      return found.length === inputs.length ? { ...relation, inputs: found, columns } : undefined;
    }
    case "project": {
      const input = withColumn(relation.input, column);
      const value = { name: column.name, expression: { kind: "column", ...column } as const };
      return input && { ...relation, input, values: [...relation.values, value], columns };
    }
    default:
      return undefined;
  }
}

/** Columns that the query computes. */
function madeColumns(relation: Relation): Set<string> {
  switch (relation.kind) {
    case "filter":
    case "sort":
    case "limit":
    case "first-of-each":
      return madeColumns(relation.input);
    case "union":
      return new Set(relation.inputs.flatMap((input) => [...madeColumns(input)]));
    case "project": {
      const made = relation.values.filter(({ expression }) => expression.kind !== "column").map(({ name }) => name);
      return new Set([...madeColumns(relation.input), ...made]);
    }
    default:
      return new Set();
  }
}
