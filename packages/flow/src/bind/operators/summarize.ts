import { lookupFunction } from "../../functions/enrichment.ts";
import { functionTable } from "../../functions/function-table.ts";
import { columnsOf } from "../../plan/columns-of.ts";
import { partsOf } from "../../plan/parts-of.ts";
import type { Expression, NamedExpression, Relation } from "../../plan/plan.ts";
import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import type { Binder } from "../binder.ts";
import { type Assigned, bindAssignment, bindAssignments, distinctNames } from "./parts/assignments.ts";
import type { OperatorDefinition } from "./parts/operator-definition.ts";
import { clauseOf, ownParts } from "./parts/operator-parts.ts";

export const summarizeOperator: OperatorDefinition = {
  name: "summarize",
  syntax: "summarize [[name =] aggregate, …] [by [name =] key, …]",
  summary:
    "A row for each group of rows with equal keys: the keys, then the aggregates. Without keys one row, also of nothing; without aggregates the distinct keys. Null is a key like others.",
  bind: (binder, node, input) => {
    const keys = bindAssignments(binder, clauseOf(node, "by") ?? [], { relation: input });
    const isKeyName = new Set(keys.map(({ name }) => name));
    const aggregates = ownParts(node).flatMap(
      (part) => wholeRow(binder, part, input, isKeyName) ?? bindAggregate(binder, part, input) ?? [],
    );
    const values = distinctNames(binder, [...keys, ...aggregates]);
    const isKey = new Set(keys.map(({ expression }) => expression));
    return aggregated(
      input,
      values.filter(({ expression }) => isKey.has(expression)),
      values.filter(({ expression }) => !isKey.has(expression)),
    );
  },
  examples: [
    {
      flow: "datatable [{'u': 'a', 'n': 1}, {'u': 'b', 'n': 2}, {'u': 'a', 'n': 3}] | summarize total = agg.sum(n), agg.count() by u | sort u asc",
      gives: [
        ["a", 4, 2],
        ["b", 2, 1],
      ],
    },
    { flow: "range n from 1 to 6 step 1 | summarize by odd = n % 2 | sort odd asc", gives: [[0], [1]] },
    {
      flow: "range n from 0 to 5 step 1 | summarize count() by bin(n, 4) | sort n asc",
      gives: [
        [0, 4],
        [4, 2],
      ],
    },
    {
      flow: "datatable [{'u': 'a', 'n': 1}, {'u': 'b', 'n': 3}, {'u': 'c', 'n': 2}] | summarize arg_max(n, *)",
      gives: [[3, "b"]],
    },
    { flow: "range n from 1 to 6 step 1 | where n > 9 | summarize agg.count(), agg.sum(n)", gives: [[0, null]] },
  ],
  refuses: [
    { flow: "print a = 1 | summarize agg.sum(*)", code: "star_here" },
    { flow: "print a = 1, b = 2 | summarize a by b", code: "not_aggregated" },
    { flow: "print a = 1 | summarize c = agg.count(), c = agg.count()", code: "duplicate_column" },
  ],
};

export const countOperator: OperatorDefinition = {
  name: "count",
  syntax: "count",
  summary: "One row with the number of rows, in the column Count.",
  bind: (_binder, _node, input) => counted(input, [], "Count"),
  examples: [{ flow: "range n from 1 to 6 step 1 | count", gives: [[6]] }],
  refuses: [{ flow: "print a = 1 | count a", code: "unexpected" }],
};

/** Groups with their number of rows in the column `name`. */
export function counted(input: Relation, keys: readonly NamedExpression[], name: string): Relation {
  const definition = functionTable.find("agg.count", "aggregate");
  if (definition === undefined) return input;
  const expression: Expression = { kind: "call", type: { kind: "int" }, definition, args: [] };
  return aggregated(input, keys, [{ name, expression }]);
}

export function aggregated(
  input: Relation,
  keys: readonly NamedExpression[],
  aggregates: readonly NamedExpression[],
): Relation {
  return { kind: "aggregate", input, keys, aggregates, columns: columnsOf([...keys, ...aggregates]), isOpen: false };
}

export function bindAggregate(binder: Binder, part: FlowNode, input: Relation): Assigned | undefined {
  const value = bindAssignment(binder, part, { relation: input, allows: "aggregate" });
  const bare = value && bareColumn(value.expression);
  if (bare !== undefined) binder.report("not_aggregated", part, bare);
  return bare === undefined ? value : undefined;
}

/** `arg_max(order, *)`: the order, then every other column of the row where it is greatest. */
function wholeRow(binder: Binder, part: FlowNode, input: Relation, keys: ReadonlySet<string>): Assigned[] | undefined {
  const [callee, order, star] = part.children;
  if (part.kind !== "Call" || callee === undefined || order === undefined || star?.kind !== "ColumnPattern")
    return undefined;
  const [, extreme] = /^(?:agg\.)?arg_?(max|min)$/.exec(binder.text(callee)) ?? [];
  const pick = functionTable.find(`agg.arg_${extreme}`, "aggregate");
  const greatest = functionTable.find(`agg.${extreme}`, "aggregate");
  if (pick === undefined || greatest === undefined || part.children.length !== 3) return undefined;
  const by = bindAssignment(binder, order, { relation: input });
  if (by === undefined) return undefined;
  const { name, expression } = by;
  const others = input.columns.filter((column) => column.name !== name && !keys.has(column.name));
  const call = (definition: typeof pick, args: Expression[], type: Expression["type"]): Expression => ({
    kind: "call",
    type,
    definition,
    args,
  });
  return [
    { ...by, expression: call(greatest, [expression], expression.type) },
    ...others.map((column) => ({
      name: column.name,
      expression: call(pick, [expression, { kind: "column", ...column }], column.type),
      isImplied: true,
      node: part,
    })),
  ];
}

/** A column, or the row of a lookup table, that stands outside every aggregate. */
function bareColumn(expression: Expression): string | undefined {
  if (expression.kind === "column") return expression.name;
  if (expression.kind === "lookup") return lookupFunction.name;
  if (expression.kind === "call" && expression.definition.use === "aggregate") return undefined;
  for (const part of partsOf(expression)) {
    const name = bareColumn(part);
    if (name !== undefined) return name;
  }
  return undefined;
}
