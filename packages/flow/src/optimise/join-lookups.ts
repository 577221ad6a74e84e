import { functionTable } from "../functions/function-table.ts";
import { mapParts } from "../plan/parts-of.ts";
import type { Expression, JoinOutput, Lookup, NamedExpression, Relation, RelationColumn } from "../plan/plan.ts";
import { booleanType } from "../types/flow-type.ts";
import { substitute } from "./substitute.ts";

/** The same rows with each lookup in their expressions as a column that a join adds below. */
export function joinLookups(relation: Relation): Relation {
  switch (relation.kind) {
    case "scan":
    case "range":
    case "rows":
      return relation;
    case "union":
      return { ...relation, inputs: relation.inputs.map(joinLookups) };
    case "join":
      return { ...relation, left: joinLookups(relation.left), right: joinLookups(relation.right) };
    case "limit":
      return { ...relation, input: joinLookups(relation.input) };
    case "filter":
      return rewrite(relation.input, (to, input) => ({ ...relation, input, condition: to(relation.condition) }));
    case "project":
      return rewrite(relation.input, (to, input) => ({ ...relation, input, values: named(relation.values, to) }));
    case "aggregate":
      return rewrite(relation.input, (to, input) => {
        const { keys, aggregates } = relation;
        return { ...relation, input, keys: named(keys, to), aggregates: named(aggregates, to) };
      });
    case "sort":
      return rewrite(relation.input, (to, input) => ({ ...relation, input, keys: expressed(relation.keys, to) }));
    case "first-of-each":
      return rewrite(relation.input, (to, input) => {
        return { ...relation, input, groups: relation.groups.map(to), order: expressed(relation.order, to) };
      });
    case "unnest":
      return rewrite(relation.input, (to, input) => ({ ...relation, input, lists: named(relation.lists, to) }));
    case "window":
      return rewrite(relation.input, (to, input) => {
        const { partition, order, values } = relation;
        return {
          ...relation,
          input,
          partition: partition.map(to),
          order: expressed(order, to),
          values: named(values, to),
        };
      });
  }
}

type Rewrite = (expression: Expression) => Expression;

function named(values: readonly NamedExpression[], to: Rewrite): NamedExpression[] {
  return expressed(values, to);
}

function expressed<Part extends { readonly expression: Expression }>(parts: readonly Part[], to: Rewrite): Part[] {
  return parts.map((part) => ({ ...part, expression: to(part.expression) }));
}

/** `make` gets its expressions without lookups, and the input with what they found. */
function rewrite(input: Relation, make: (to: Rewrite, input: Relation) => Relation): Relation {
  const found = new Map<string, Lookup>();
  const to: Rewrite = (expression) =>
    replaceLookups(expression, (lookup) => {
      for (const [name, other] of found) if (isSame(other, lookup)) return { kind: "column", name, type: other.type };
      const name = `lookup ${found.size}`;
      found.set(name, lookup);
      return { kind: "column", name, type: lookup.type };
    });
  const above = make(to, input);
  if (found.size === 0) return "input" in above ? { ...above, input: joinLookups(input) } : above;
  let below = joinLookups(input);
  for (const [name, lookup] of found) below = withLookup(below, name, lookup);
  return "input" in above ? onlyColumns({ ...above, input: below }) : above;
}

/** Without what was joined, where it would pass. */
function onlyColumns(relation: Relation): Relation {
  if (relation.kind === "project" || relation.kind === "aggregate") return relation;
  const { columns, isOpen } = relation;
  const values = columns.map(({ name, type }) => ({ name, expression: { kind: "column", name, type } as const }));
  return { kind: "project", input: relation, values, columns, isOpen };
}

/** Whether one join will do for both. */
function isSame(a: Lookup, b: Lookup): boolean {
  const isSameTable =
    a.table.kind === "scan" && b.table.kind === "scan" ? a.table.table === b.table.table : a.table === b.table;
  return isSameTable && a.column.name === b.column.name && isSamePath(a.key, b.key);
}

function isSamePath(a: Expression, b: Expression): boolean {
  if (a.kind === "column") return b.kind === "column" && a.name === b.name;
  if (a.kind === "literal") return b.kind === "literal" && a.value === b.value && a.type.kind === b.type.kind;
  return a.kind === "access" && b.kind === "access" && isSamePath(a.base, b.base) && isSamePath(a.key, b.key);
}

function replaceLookups(expression: Expression, replace: (lookup: Lookup) => Expression): Expression {
  const mapped = mapParts(expression, (part) => replaceLookups(part, replace));
  if (mapped.kind === "lookup") return replace(mapped);
  if (mapped.kind !== "scalar" && mapped.kind !== "membership") return mapped;
  return { ...mapped, relation: joinLookups(mapped.relation) };
}

/** The rows with what a lookup finds for each as one more column. */
function withLookup(left: Relation, name: string, { table, column, key, type }: Lookup): Relation {
  const definition = functionTable.operator("==");
  const types = new Map(left.columns.map((one) => [one.name, one.type]));
  const own = substitute(key, (read) => ({
    kind: "column",
    name: read,
    type: types.get(read) ?? key.type,
    side: "left",
  }));
  const wanted: Expression = { kind: "column", ...column, side: "right" };
  const one: Relation = {
    kind: "first-of-each",
    input: table,
    groups: [{ kind: "column", ...column }],
    order: [],
    count: 1,
    columns: table.columns,
    isOpen: table.isOpen,
  };
  const kept = left.columns.map((one): JoinOutput => ({ name: one.name, from: "left", column: one.name }));
  const columns: RelationColumn[] = [...left.columns, { name, type }];
  return {
    kind: "join",
    join: "leftouter",
    left,
    right: one,
    condition: { kind: "call", type: booleanType, definition, args: [own, wanted] },
    output: [...kept, { name, from: "destination" }],
    columns,
    isOpen: left.isOpen,
  };
}
