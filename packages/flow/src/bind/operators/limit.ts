import type { Relation } from "../../plan/plan.ts";
import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import type { Binder } from "../binder.ts";
import { emptyScope } from "../scope.ts";
import type { OperatorDefinition } from "./parts/operator-definition.ts";
import { ownParts } from "./parts/operator-parts.ts";

export const limitOperator: OperatorDefinition = {
  name: "limit",
  aliases: ["take"],
  syntax: "limit number",
  summary: "The first rows; any rows where nothing put them in order.",
  bind: (binder, node, input) => {
    const count = readCount(binder, node, ownParts(node)[0]);
    return count === undefined ? input : limited(input, count);
  },
  examples: [{ flow: "range n from 1 to 9 step 1 | sort n | limit 2", gives: [[9], [8]] }],
  refuses: [
    { flow: "print a = 1 | limit a", code: "unknown_name" },
    { flow: "print a = 1 | limit -1", code: "count_expected" },
  ],
};

export function limited(input: Relation, count: number): Relation {
  return { kind: "limit", input, count, columns: input.columns, isOpen: input.isOpen };
}

/** A number of rows that is written out. */
export function readCount(binder: Binder, node: FlowNode, part: FlowNode | undefined): number | undefined {
  if (part === undefined) return undefined;
  const bound = binder.expression(part, emptyScope);
  if (
    bound.kind === "literal" &&
    typeof bound.value === "bigint" &&
    bound.value >= 0n &&
    bound.value <= 1_000_000_000n
  ) {
    return Number(bound.value);
  }
  binder.report("count_expected", part, node.operator);
  return undefined;
}
