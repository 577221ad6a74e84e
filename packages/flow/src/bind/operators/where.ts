import type { Expression, Relation } from "../../plan/plan.ts";
import { booleanType, isAssignable, typeName } from "../../types/flow-type.ts";
import type { OperatorDefinition } from "./parts/operator-definition.ts";
import { ownParts } from "./parts/operator-parts.ts";

export const whereOperator: OperatorDefinition = {
  name: "where",
  aliases: ["filter"],
  syntax: "where condition",
  summary: "Rows for which the condition is true; neither those for which it is false nor those for which it is null.",
  bind: (binder, node, input) => {
    const [part] = ownParts(node);
    if (part === undefined) return input;
    const condition = binder.expression(part, { relation: input });
    if (!isAssignable(condition.type, booleanType)) {
      binder.report("wrong_type", part, "The condition", "true or false", typeName(condition.type));
    }
    return filtered(input, condition);
  },
  examples: [
    { flow: "range n from 1 to 5 step 1 | where n > 2 and n != 4", gives: [[3], [5]] },
    { flow: "datatable [{'a': 1}, {'a': null}] | where a < 5", gives: [[1]] },
  ],
  refuses: [
    { flow: "print a = 1 | where a", code: "wrong_type" },
    { flow: "print a = 1 | where b == 1", code: "unknown_column" },
  ],
};

export function filtered(input: Relation, condition: Expression): Relation {
  return { kind: "filter", input, condition, columns: input.columns, isOpen: input.isOpen };
}
