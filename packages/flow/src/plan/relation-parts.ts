import type { Expression, Relation } from "./plan.ts";

/** The relations that it takes its rows from. */
export function inputsOf(relation: Relation): readonly Relation[] {
  if (relation.kind === "union") return relation.inputs;
  if (relation.kind === "join") return [relation.left, relation.right];
  return "input" in relation ? [relation.input] : [];
}

/** Every expression that it is written with itself. */
export function expressionsOf(relation: Relation): readonly Expression[] {
  const written = (parts: readonly { readonly expression: Expression }[]) => parts.map(({ expression }) => expression);
  switch (relation.kind) {
    case "scan":
    case "union":
    case "limit":
      return [];
    case "rows":
      return relation.rows.flat();
    case "range":
      return [relation.from, relation.to, relation.step];
    case "filter":
      return [relation.condition];
    case "project":
      return written(relation.values);
    case "aggregate":
      return written([...relation.keys, ...relation.aggregates]);
    case "sort":
      return written(relation.keys);
    case "first-of-each":
      return [...relation.groups, ...written(relation.order)];
    case "join":
      return relation.condition === undefined ? [] : [relation.condition];
    case "unnest":
      return written(relation.lists);
    case "window":
      return [...relation.partition, ...written([...relation.order, ...relation.values])];
  }
}
