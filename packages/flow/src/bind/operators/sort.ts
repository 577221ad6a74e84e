import * as Order from "../../../syntax/sort-order.ts";
import type { FlowNode } from "../../flow-node.ts";
import type { Relation, SortKey } from "../../plan/relation.ts";
import type { Binder } from "../binder.ts";
import type { OperatorBinder } from "./operator-binder.ts";
import { ownParts } from "./operator-parts.ts";

/** `sort key [asc|desc] [nulls first|last], …`: greatest first unless it says asc. */
export const bindSort: OperatorBinder = (binder, node, input) => {
  const keys = ownParts(node).flatMap((part) => bindSortKey(binder, part, input));
  return keys.length === 0 ? input : { kind: "sort", input, keys, columns: input.columns, isOpen: input.isOpen };
};

export function bindSortKey(binder: Binder, node: FlowNode, input: Relation): SortKey[] {
  const [part] = node.children;
  if (node.kind !== "SortKey" || part === undefined) return [];
  const isDescending = (node.detail & Order.Ascending) === 0;
  const nulls =
    node.detail & Order.NullsFirst ? "first" : node.detail & Order.NullsLast ? "last" : isDescending ? "last" : "first";
  return [{ expression: binder.expression(part, { relation: input }), isDescending, nulls }];
}
