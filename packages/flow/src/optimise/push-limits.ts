import type { Relation, SortKey } from "../plan/plan.ts";

/** The first rows of a union in an order are among the first of each branch, which tables kept in that order find fast. */
export function pushLimits(relation: Relation): Relation {
  if (relation.kind === "project") return { ...relation, input: pushLimits(relation.input) };
  return relation.kind === "limit" ? { ...relation, input: within(relation.input, relation.count) } : relation;
}

function within(relation: Relation, count: number): Relation {
  if (relation.kind === "project") return { ...relation, input: within(relation.input, count) };
  if (relation.kind !== "sort") return relation;
  const { input, keys } = relation;
  if (input.kind !== "union") return { ...relation, keys: keys.filter((key) => !isAlike(input, key)) };
  const inputs = input.inputs.map((branch) => firstOfBranch(branch, keys, count) ?? branch);
  return { ...relation, input: { ...input, inputs } };
}

/**
 * Whether all rows have the same there: a table that is kept in the order of the other keys is read in its order only
 * without this one.
 */
function isAlike(relation: Relation, { expression }: Pick<SortKey, "expression">): boolean {
  if (expression.kind !== "column") return false;
  switch (relation.kind) {
    case "filter":
    case "sort":
    case "limit":
      return isAlike(relation.input, { expression });
    case "project": {
      const value = relation.values.find(({ name }) => name === expression.name)?.expression;
      return value?.kind === "literal";
    }
    default:
      return false;
  }
}

/** Undefined where something is computed by which it would be put in order. What the branch lacks is alike in its rows. */
function firstOfBranch(branch: Relation, order: readonly SortKey[], count: number): Relation | undefined {
  const { columns, isOpen } = branch;
  const keys: SortKey[] = [];
  for (const { expression, ...direction } of order) {
    if (expression.kind !== "column") return undefined;
    const column = columns.find(({ name }) => name === expression.name);
    const own = column && { ...direction, expression: { kind: "column", ...column } as const };
    if (own !== undefined && !isAlike(branch, own)) keys.push(own);
  }
  const sorted: Relation = { kind: "sort", keys, input: branch, columns, isOpen };
  return { kind: "limit", count, input: sorted, columns, isOpen };
}
