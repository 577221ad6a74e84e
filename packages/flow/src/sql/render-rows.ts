import { partsOf } from "../plan/parts-of.ts";
import type { Expression, Relation, RelationColumn } from "../plan/plan.ts";
import { convertTo, engineType, isJsonType } from "../sql-values/convert-value.ts";
import { indent, quoteName, quoteText } from "../sql-values/sql-text.ts";
import type { Block } from "./block.ts";
import { renderExpression, typedValue } from "./render-expression.ts";
import type { Rendering } from "./rendering.ts";

type Rows = Extract<Relation, { kind: "rows" }>;

/** Rows that are written out, in their order: SELECTs joined by UNION ALL would come as their threads are done. */
export function renderRows(renderer: Rendering, relation: Rows & Relation): Block {
  const { rows, columns } = relation;
  const alias = renderer.newAlias();
  const values = columns.map(({ name, type }) => [name, typedValue(`${alias}.${quoteName(name)}`, type)] as const);
  const where = rows.length === 0 ? ["false"] : [];
  const block = (from: string): Block => ({ from: `${from} AS ${alias}`, columns: new Map(values), where });
  if (columns.length === 0) return block(`(SELECT 1 FROM numbers(${rows.length}))`);
  const tuples = tuplesOf(renderer, relation);
  const isListed = rows.every((row) => row.every((cell, index) => isWritten(cell) && !isRead(cell, columns[index])));
  return block(isListed ? listedTuples(relation, tuples) : joinedTuples(relation, tuples));
}

function tuplesOf(renderer: Rendering, { rows, columns }: Rows & Relation): string[] {
  const scope = renderer.scopeOf(() => undefined);
  const written: typeof rows = rows.length === 0 ? [[]] : rows;
  return written.map((row) => {
    const cells = columns.map(({ type }, index) => {
      const cell = row[index];
      if (cell === undefined) return type.kind === "array" ? "[]" : "NULL";
      return convertTo(renderExpression(cell, scope), type);
    });
    return `(${cells.join(", ")})`;
  });
}

function listedTuples({ columns }: Relation, tuples: readonly string[]): string {
  // The names of types are written to stand within quotes.
  const escaped = (name: string) => quoteText(quoteName(name)).slice(1, -1);
  const structure = `'${columns.map(({ name, type }) => `${escaped(name)} ${engineType(type)}`).join(", ")}'`;
  return `values(${structure},\n${indent(tuples.join(",\n"))})`;
}

/** The engine lists only what it takes for constants, which not even all functions of constants are. */
function joinedTuples({ columns }: Relation, tuples: readonly string[]): string {
  const type = `'Tuple(${columns.map((column) => engineType(column.type)).join(", ")})'`;
  const cast = tuples.map((tuple) => `CAST(tuple${tuple}, ${type})`);
  const list = columns.map(({ name }, index) => `r.${index + 1} AS ${quoteName(name)}`);
  return `(SELECT ${list.join(", ")} FROM (SELECT arrayJoin([\n${indent(cast.join(",\n"))}]) AS r))`;
}

/** Whether it is a text that is read as another type. */
function isRead({ type }: Expression, column: RelationColumn | undefined): boolean {
  return type.kind === "string" && column !== undefined && column.type.kind !== "string" && !isJsonType(column.type);
}

function isWritten(expression: Expression): boolean {
  if (expression.kind === "array" || expression.kind === "object") return partsOf(expression).every(isWritten);
  return expression.kind === "literal";
}
