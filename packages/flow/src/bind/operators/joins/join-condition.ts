import { functionTable } from "../../../functions/function-table.ts";
import { access, literal } from "../../../plan/make-expression.ts";
import type { Expression, Relation } from "../../../plan/plan.ts";
import type { FlowNode } from "../../../syntax-tree/flow-node.ts";
import { booleanType, isAssignable, stringType, typeName } from "../../../types/flow-type.ts";
import { callOf } from "../../bind-call.ts";
import { bindName, bracketedName } from "../../bind-name.ts";
import type { Binder } from "../../binder.ts";

export interface JoinSides {
  readonly left: Relation;
  readonly right: Relation;
}

/** What stands behind `on`: `a, b` (the same name on both sides), `a = b`, or any condition over $left and $right. */
export function bindConditions(binder: Binder, parts: readonly FlowNode[], sides: JoinSides): Expression[] {
  return parts.flatMap((part) => {
    const [left, right] = part.kind === "Assignment" ? part.children : [part, part];
    if (left !== undefined && right !== undefined && isOwnPath(binder, left) && isOwnPath(binder, right)) {
      return [equality(binder, part, bindPath(binder, left, sides, "left"), bindPath(binder, right, sides, "right"))];
    }
    const condition = binder.expression(part, { sides });
    if (isAssignable(condition.type, booleanType)) return [condition];
    binder.report("wrong_type", part, "The condition", "true or false", typeName(condition.type));
    return [];
  });
}

function equality(binder: Binder, node: FlowNode, left: Expression, right: Expression): Expression {
  return callOf(binder, node, "==", [left, right], {});
}

/** A name, or a path, that says nothing of sides. */
function isOwnPath(binder: Binder, node: FlowNode): boolean {
  if (bracketedName(binder, node) !== undefined) return true;
  if (node.kind === "Identifier") return !binder.text(node).startsWith("$");
  const [base] = node.children;
  return node.kind === "Member" && base !== undefined && isOwnPath(binder, base);
}

function bindPath(binder: Binder, node: FlowNode, sides: JoinSides, side: "left" | "right"): Expression {
  const [base, name] = node.children;
  if (node.kind !== "Member" || base === undefined || name === undefined) {
    return bindName(binder, node, { relation: sides[side] }, side, bracketedName(binder, node));
  }
  return access(bindPath(binder, base, sides, side), literal(stringType, binder.nameOf(name)));
}

/** All of them together. */
export function allOf(conditions: readonly Expression[]): Expression | undefined {
  if (conditions.length <= 1) return conditions[0];
  return { kind: "call", type: booleanType, definition: functionTable.operator("and"), args: conditions };
}
