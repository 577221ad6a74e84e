import { columnsOf } from "../plan/columns-of.ts";
import type { NamedExpression, Relation, RelationColumn } from "../plan/plan.ts";
import { objectType } from "../types/flow-type.ts";

/** Results with more columns are of many logs, and nobody reads them side by side. */
export const widestResult = 300;

/** Folds rows with too many columns. */
export function foldWideEvents(relation: Relation): Relation {
  return relation.columns.length <= widestResult ? relation : foldEvents(relation);
}

/**
 * Of each row the columns that all logs share, those that the query made, and the event itself as one object, without
 * what it lacks. What the query does before may use every column.
 */
export function foldEvents(relation: Relation): Relation {
  const folded = withEvent(relation);
  if (folded === undefined) return relation;
  const made = madeColumns(relation);
  const kept = relation.columns.filter(({ name }) => name.startsWith("p_") || made.has(name));
  const values = [...kept, eventColumn].map((column): NamedExpression => {
    return { name: column.name, expression: { kind: "column", ...column } };
  });
  return { kind: "project", input: folded, values, columns: columnsOf(values), isOpen: false };
}

/** The columns that are a log's own as one object; a scan renders it. No table has this name. */
export const eventColumn: RelationColumn = { name: "p_event", type: objectType };

/** The relation with the column; undefined where its rows are no events any more, or have a column of that name. */
function withEvent(relation: Relation): Relation | undefined {
  if (relation.columns.some(({ name }) => name === eventColumn.name)) return undefined;
  const columns = [...relation.columns, eventColumn];
  switch (relation.kind) {
    case "scan":
      return { ...relation, columns };
    case "filter":
    case "sort":
    case "limit":
    case "first-of-each": {
      const input = withEvent(relation.input);
      return input && { ...relation, input, columns };
    }
    case "union": {
      const inputs = relation.inputs.map(withEvent);
      const found = inputs.filter((input) => input !== undefined);
      return found.length === inputs.length ? { ...relation, inputs: found, columns } : undefined;
    }
    case "project": {
      const input = withEvent(relation.input);
      const value = { name: eventColumn.name, expression: { kind: "column", ...eventColumn } as const };
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
