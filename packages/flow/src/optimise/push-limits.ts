import type { Relation } from "../plan/relation.ts";

/** The first rows of a union in an order are among the first of each branch, which tables kept in that order find fast. */
export function pushLimits(relation: Relation): Relation {
  if (relation.kind !== "limit" || relation.input.kind !== "sort" || relation.input.input.kind !== "union")
    return relation;
  const { input: sort, count } = relation;
  const union = relation.input.input;
  const inputs = union.inputs.map((branch): Relation => {
    const columns = new Set(branch.columns.map(({ name }) => name));
    const hasKeys = sort.keys.every(({ expression }) => expression.kind === "column" && columns.has(expression.name));
    if (!hasKeys) return branch;
    const { columns: own, isOpen } = branch;
    const keys = sort.keys.map((key) => {
      const name = key.expression.kind === "column" ? key.expression.name : "";
      const type = own.find((column) => column.name === name)?.type ?? key.expression.type;
      return { ...key, expression: { kind: "column", name, type } as const };
    });
    const sorted: Relation = { kind: "sort", keys, input: branch, columns: own, isOpen };
    return { kind: "limit", count, input: sorted, columns: own, isOpen };
  });
  return { ...relation, input: { ...sort, input: { ...union, inputs } } };
}
