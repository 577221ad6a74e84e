import { bindAssignment, distinctNames, extended, projected } from "./assignments.ts";
import type { OperatorBinder } from "./operator-binder.ts";
import { ownParts } from "./operator-parts.ts";

/** `extend name = expression, …`: each sees the rows as they come in. */
export const bindExtend: OperatorBinder = (binder, node, input) => {
  const values = ownParts(node).flatMap((part) => bindAssignment(binder, part, { relation: input }) ?? []);
  return extended(input, values);
};

/** `project name, other = expression, …`: these columns and no others, in this order. */
export const bindProject: OperatorBinder = (binder, node, input) => {
  const values = ownParts(node).flatMap((part) => bindAssignment(binder, part, { relation: input }) ?? []);
  return projected(input, distinctNames(binder, values, node));
};
