import { bindExtended } from "./extend.ts";
import type { OperatorDefinition } from "./parts/operator-definition.ts";
import { ownParts } from "./parts/operator-parts.ts";
import { orderOf } from "./parts/row-order.ts";
import { sorted } from "./sort.ts";

export const serializeOperator: OperatorDefinition = {
  name: "serialize",
  syntax: "serialize [name = expression, …]",
  summary:
    "Keeps the rows in the order they have, for functions such as prev() that look at other rows: that of a sort before, else of p_event_time, else as they come. Then as extend.",
  bind: (binder, node, input) => {
    const time = input.columns.find(({ name }) => name === "p_event_time");
    const keys = time && [
      { expression: { kind: "column", ...time } as const, isDescending: false, nulls: "first" as const },
    ];
    const ordered = orderOf(input) === undefined ? sorted(input, keys ?? []) : input;
    return bindExtended(binder, ownParts(node), ordered);
  },
  examples: [
    {
      flow: "datatable [{'n': 5}, {'n': 1}, {'n': 3}] | sort n asc | serialize | extend step = n - prev(n)",
      gives: [
        [1, null],
        [3, 2],
        [5, 2],
      ],
    },
    {
      flow: "range n from 5 to 6 step 1 | sort n | serialize place = row_number()",
      gives: [
        [6, 1],
        [5, 2],
      ],
    },
  ],
  refuses: [{ flow: "print a = 1 | serialize b = missing", code: "unknown_column" }],
};
