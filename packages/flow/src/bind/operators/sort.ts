import * as Order from "../../../syntax/sort-order.ts";
import type { Relation, SortKey } from "../../plan/plan.ts";
import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import type { Binder } from "../binder.ts";
import { limited, readCount } from "./limit.ts";
import type { OperatorDefinition } from "./parts/operator-definition.ts";
import { clauseOf, ownParts } from "./parts/operator-parts.ts";

export const sortOperator: OperatorDefinition = {
  name: "sort",
  aliases: ["order"],
  syntax: "sort [by] key [asc|desc] [nulls first|last], …",
  summary: "Rows in order, greatest first unless it says asc; then nulls come last, with asc first.",
  bind: (binder, node, input) => {
    const keys = ownParts(node).flatMap((part) => bindSortKey(binder, part, input));
    return keys.length === 0 ? input : sorted(input, keys);
  },
  examples: [
    { flow: "datatable [{'a': 1}, {'a': 3}, {'a': 2}] | sort a", gives: [[3], [2], [1]] },
    {
      flow: "datatable [{'a': 'x', 'b': 1}, {'a': null, 'b': 2}] | sort by a asc nulls last, b | project b",
      gives: [[1], [2]],
    },
  ],
  refuses: [{ flow: "print a = 1 | sort b", code: "unknown_column" }],
};

export const topOperator: OperatorDefinition = {
  name: "top",
  syntax: "top number by key [asc|desc] [nulls first|last], …",
  summary: "The first rows in an order: sort and limit in one.",
  bind: (binder, node, input) => {
    const count = readCount(binder, node, ownParts(node)[0]);
    const keys = (clauseOf(node, "by") ?? []).flatMap((part) => bindSortKey(binder, part, input));
    const ordered = keys.length === 0 ? input : sorted(input, keys);
    return count === undefined ? ordered : limited(ordered, count);
  },
  examples: [{ flow: "range n from 1 to 9 step 1 | top 2 by n % 5 desc, n asc", gives: [[4], [9]] }],
  refuses: [
    { flow: "print a = 1 | top 2 by b", code: "unknown_column" },
    { flow: "print a = 1 | top 'x' by a", code: "count_expected" },
  ],
};

export function sorted(input: Relation, keys: readonly SortKey[]): Relation {
  return { kind: "sort", input, keys, columns: input.columns, isOpen: input.isOpen };
}

function bindSortKey(binder: Binder, node: FlowNode, input: Relation): SortKey[] {
  const [part] = node.children;
  if (node.kind !== "SortKey" || part === undefined) return [];
  const isDescending = (node.detail & Order.Ascending) === 0;
  const nulls =
    node.detail & Order.NullsFirst ? "first" : node.detail & Order.NullsLast ? "last" : isDescending ? "last" : "first";
  return [{ expression: binder.expression(part, { relation: input }), isDescending, nulls }];
}
