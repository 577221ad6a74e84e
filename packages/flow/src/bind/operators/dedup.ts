import { bindAssignments } from "./parts/assignments.ts";
import type { OperatorDefinition } from "./parts/operator-definition.ts";
import { clauseOf, ownParts } from "./parts/operator-parts.ts";
import { orderOf, orderOrTime, reversed } from "./parts/row-order.ts";
import { sorted } from "./sort.ts";

export const dedupOperator: OperatorDefinition = {
  name: "dedup",
  syntax: "dedup expression, … [keep first|last]",
  summary:
    "One row of those with equal values: the first or last in the order of the sort before it, without one the earliest or latest by p_event_time.",
  bind: (binder, node, input) => {
    const groups = bindAssignments(binder, ownParts(node), { relation: input }).map(({ expression }) => expression);
    if (groups.length === 0) return input;
    const [keep] = clauseOf(node, "keep") ?? [];
    const isLast = keep !== undefined && binder.text(keep) === "last";
    const order = orderOrTime(input);
    const { columns, isOpen } = input;
    const first = { kind: "first-of-each", input, groups, count: 1, columns, isOpen } as const;
    const kept = { ...first, order: isLast ? reversed(order) : order };
    const known = orderOf(input);
    return isLast && known !== undefined ? sorted(kept, known) : kept;
  },
  examples: [
    {
      flow: "datatable [{'u': 'a', 'n': 1}, {'u': 'b', 'n': 2}, {'u': 'a', 'n': 3}] | sort n asc | dedup u",
      gives: [
        ["a", 1],
        ["b", 2],
      ],
    },
    {
      flow: "datatable [{'u': 'a', 'n': 1}, {'u': 'b', 'n': 2}, {'u': 'a', 'n': 3}] | sort n asc | dedup u keep last",
      gives: [
        ["b", 2],
        ["a", 3],
      ],
    },
  ],
  refuses: [{ flow: "print a = 1 | dedup b", code: "unknown_column" }],
};
