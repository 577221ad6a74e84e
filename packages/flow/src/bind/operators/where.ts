import { booleanType, isAssignable, typeName } from "../../types/flow-type.ts";
import type { OperatorBinder } from "./operator-binder.ts";
import { ownParts } from "./operator-parts.ts";

/** `where condition`: rows for which it is true. */
export const bindWhere: OperatorBinder = (binder, node, input) => {
  const [part] = ownParts(node);
  if (part === undefined) return input;
  const condition = binder.expression(part, { relation: input });
  if (!isAssignable(condition.type, booleanType)) {
    binder.report("wrong_type", part, "The condition", "true or false", typeName(condition.type));
  }
  return { kind: "filter", input, condition, columns: input.columns, isOpen: input.isOpen };
};
