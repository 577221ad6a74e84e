import type { FlowNode } from "../../flow-node.ts";
import { functionTable } from "../../functions/function-table.ts";
import { type Expression, partsOf } from "../../plan/expression.ts";
import { columnsOf, type NamedExpression, type Relation } from "../../plan/relation.ts";
import type { Binder } from "../binder.ts";
import { bindAssignment, distinctNames } from "./assignments.ts";
import type { OperatorBinder } from "./operator-binder.ts";
import { clauseOf, ownParts } from "./operator-parts.ts";

/** `summarize aggregate, … by key, …`: a row for each group, keys first. Without keys, one row. */
export const bindSummarize: OperatorBinder = (binder, node, input) => {
  const keyNodes = clauseOf(node, "by") ?? [];
  const keys = keyNodes.flatMap((part) => bindAssignment(binder, part, { relation: input }) ?? []);
  const aggregates = ownParts(node).flatMap((part) => bindAggregate(binder, part, input) ?? []);
  const values = distinctNames(binder, [...keys, ...aggregates], node);
  return aggregated(
    input,
    values.filter((value) => keys.includes(value)),
    values.filter((value) => aggregates.includes(value)),
  );
};

export const bindCount: OperatorBinder = (_binder, _node, input) => {
  const definition = functionTable.find("agg.count", "aggregate");
  if (definition === undefined) return input;
  return aggregated(
    input,
    [],
    [{ name: "Count", expression: { kind: "call", type: { kind: "int" }, definition, args: [] } }],
  );
};

export function aggregated(
  input: Relation,
  keys: readonly NamedExpression[],
  aggregates: readonly NamedExpression[],
): Relation {
  return { kind: "aggregate", input, keys, aggregates, columns: columnsOf([...keys, ...aggregates]), isOpen: false };
}

function bindAggregate(binder: Binder, part: FlowNode, input: Relation): NamedExpression | undefined {
  const value = bindAssignment(binder, part, { relation: input, allows: "aggregate" });
  const bare = value && bareColumn(value.expression);
  if (bare !== undefined) binder.report("not_aggregated", part, bare);
  return bare === undefined ? value : undefined;
}

/** A column that stands outside every aggregate. */
function bareColumn(expression: Expression): string | undefined {
  if (expression.kind === "column") return expression.name;
  if (expression.kind === "call" && expression.definition.use === "aggregate") return undefined;
  for (const part of partsOf(expression)) {
    const name = bareColumn(part);
    if (name !== undefined) return name;
  }
  return undefined;
}
