import type { Relation, SortKey } from "../plan/plan.ts";

/** The first rows of a union in an order are among the first of each branch, which tables kept in that order find fast. */
export function pushLimits(relation: Relation): Relation {
  return relation.kind === "limit" ? { ...relation, input: within(relation.input, relation.count) } : relation;
}

function within(relation: Relation, count: number): Relation {
  if (relation.kind === "project") return { ...relation, input: within(relation.input, count) };
  if (relation.kind !== "sort" || relation.input.kind !== "union") return relation;
  const { input: union, keys } = relation;
  const inputs = union.inputs.map((branch) => firstOfBranch(branch, keys, count) ?? branch);
  return { ...relation, input: { ...union, inputs } };
}

/** Undefined where something is computed by which it would be put in order. What the branch lacks is alike in its rows. */
function firstOfBranch(branch: Relation, order: readonly SortKey[], count: number): Relation | undefined {
  const { columns, isOpen } = branch;
  if (order.some(({ expression }) => expression.kind !== "column")) return undefined;
  const keys = order.flatMap((key) => {
    const { expression } = key;
    const column = expression.kind === "column" && columns.find(({ name }) => name === expression.name);
    return column ? [{ ...key, expression: { kind: "column", ...column } as const }] : [];
  });
  const sorted: Relation = { kind: "sort", keys, input: branch, columns, isOpen };
  return { kind: "limit", count, input: sorted, columns, isOpen };
}
