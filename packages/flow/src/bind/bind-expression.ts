import { access, arrayExpression, literal, objectExpression } from "../plan/make-expression.ts";
import type { Expression } from "../plan/plan.ts";
import type { FlowNode } from "../syntax-tree/flow-node.ts";
import { readInstant, readInteger, readString, readTimespan } from "../syntax-tree/literals.ts";
import {
  anyType,
  booleanType,
  doubleType,
  type FlowType,
  intType,
  isAssignable,
  stringType,
  timespanType,
  timestampType,
  typeName,
} from "../types/flow-type.ts";
import { bindCall, callOf } from "./bind-call.ts";
import { bindName, bracketedName, findColumn } from "./bind-name.ts";
import { type Binder, nothing } from "./binder.ts";
import type { Scope } from "./scope.ts";

export function bindExpression(binder: Binder, node: FlowNode, scope: Scope): Expression {
  const [first, second] = node.children;
  switch (node.kind) {
    case "Identifier":
      return bindName(binder, node, scope);
    case "Member":
      return first && second ? bindMember(binder, first, second, scope) : nothing;
    case "Index":
      return first && second ? bindIndex(binder, first, second, scope) : nothing;
    case "Call":
      return bindCall(binder, node, scope);
    case "Parenthesised":
      return first ? binder.expression(first, scope) : nothing;
    case "ArrayLiteral": {
      const column = bracketedName(binder, node);
      if (column !== undefined && findColumn(scope.relation, column) !== undefined)
        return bindName(binder, node, scope, undefined, column);
      return arrayExpression(node.children.map((item) => binder.expression(item, scope)));
    }
    case "ValueList":
      return arrayExpression(node.children.map((item) => binder.expression(item, scope)));
    case "ObjectLiteral":
      return bindObject(binder, node, scope);
    case "Unary":
      return first ? bindUnary(binder, node, first, scope) : nothing;
    case "Logical":
      return callOf(binder, node, node.operator, node.children, scope);
    case "Binary":
      return first && second ? bindBinary(binder, node, first, second, scope) : nothing;
    case "Between":
      return first && second ? bindBetween(binder, node, first, second, scope) : nothing;
    case "Lambda":
      binder.report("lambda_here", node);
      return nothing;
    case "Subquery":
    case "Pipeline":
      return { kind: "scalar", relation: binder.pipeline(node), type: anyType };
    default:
      return bindLiteral(binder, node);
  }
}

function bindUnary(binder: Binder, node: FlowNode, operand: FlowNode, scope: Scope): Expression {
  const isNot = node.operator === "not";
  // In KQL `not(x) == y` compares what not gives.
  if (isNot && operand.kind === "Binary" && operand.children[0]?.kind === "Parenthesised")
    binder.report("not_before_comparison", { start: node.start, end: node.start + 3 });
  return callOf(binder, node, isNot ? "not" : `unary ${node.operator}`, [operand], scope);
}

function bindLiteral(binder: Binder, node: FlowNode): Expression {
  const text = binder.text(node);
  switch (node.kind) {
    case "StringLiteral":
      return literal(stringType, readString(text));
    case "IntegerLiteral": {
      const value = readInteger(text);
      if (Number.isNaN(value)) return nothing;
      return literal(typeof value === "bigint" ? intType : doubleType, value);
    }
    case "DoubleLiteral":
      return literal(doubleType, Number(text));
    case "TimespanLiteral":
      return readLiteral(binder, node, timespanType, text, readTimespan(text.replace(/^time(?:span)?\(|\)$/g, "")));
    case "DatetimeLiteral": {
      const written = text.replace(/^datetime\s*\(\s*|\s*\)$/g, "");
      return readLiteral(binder, node, timestampType, written, readInstant(written));
    }
    case "BooleanLiteral":
      return literal(booleanType, text === "true");
    default:
      return nothing;
  }
}

function readLiteral(binder: Binder, node: FlowNode, type: FlowType, written: string, value: bigint | undefined) {
  if (value === undefined) binder.report("unreadable_literal", node, typeName(type), written);
  return literal(type, value ?? null);
}

function bindMember(binder: Binder, base: FlowNode, name: FlowNode, scope: Scope): Expression {
  const side = sideOf(binder, base, scope);
  if (side !== undefined) return bindName(binder, name, { relation: scope.sides?.[side] }, side);
  const object = binder.expression(base, scope);
  return access(object, literal(stringType, binder.nameOf(name)));
}

/** `$left.a`: a column of that side of the join. */
function sideOf(binder: Binder, base: FlowNode, scope: Scope): "left" | "right" | undefined {
  const text = base.kind === "Identifier" ? binder.text(base) : "";
  if (scope.sides === undefined) return undefined;
  return text === "$left" ? "left" : text === "$right" ? "right" : undefined;
}

function bindIndex(binder: Binder, base: FlowNode, key: FlowNode, scope: Scope): Expression {
  if (key.kind === "StringLiteral" && sideOf(binder, base, scope)) return bindMember(binder, base, key, scope);
  const position = binder.expression(key, scope);
  if (!isAssignable(position.type, intType)) {
    binder.report("wrong_type", key, "The key", "a string or a whole number", typeName(position.type));
    return nothing;
  }
  return access(binder.expression(base, scope), position);
}

function bindObject(binder: Binder, node: FlowNode, scope: Scope): Expression {
  const properties = node.children.flatMap(({ kind, children: [key, value] }) =>
    kind === "Property" && key && value ? [[binder.nameOf(key), binder.expression(value, scope)] as const] : [],
  );
  return objectExpression(properties);
}

function bindBinary(binder: Binder, node: FlowNode, left: FlowNode, right: FlowNode, scope: Scope): Expression {
  if (node.operator === ":") {
    binder.report("not_searched", node);
    return nothing;
  }
  const [, not = "", operator = ""] = /^(!?)(.*)$/.exec(node.operator) ?? [];
  if (node.operator === "!=" || not === "") {
    return operator === "in" || operator === "in~"
      ? bindMembership(binder, node, operator, left, right, scope)
      : callOf(binder, node, node.operator, [left, listIn(binder, right, scope)], scope);
  }
  const positive =
    operator === "in" || operator === "in~"
      ? bindMembership(binder, node, operator, left, right, scope)
      : callOf(binder, node, operator === "~" ? "=~" : operator, [left, listIn(binder, right, scope)], scope);
  return callOf(binder, node, "not", [positive], scope);
}

/** `x in (pipeline)`, or in a list that is written out or comes from a column. */
function bindMembership(
  binder: Binder,
  node: FlowNode,
  operator: string,
  left: FlowNode,
  right: FlowNode,
  scope: Scope,
): Expression {
  const [only, ...more] = right.kind === "ValueList" || right.kind === "Parenthesised" ? right.children : [right];
  const isTable = more.length === 0 && only !== undefined && namesRows(binder, only);
  if (!isTable) return callOf(binder, node, operator, [left, listIn(binder, right, scope)], scope);
  const value = binder.expression(left, scope);
  return {
    kind: "membership",
    type: booleanType,
    value,
    relation: binder.pipeline(only),
    isAnyCase: operator === "in~",
  };
}

/** `(names)` where `names` is a list: its elements are meant, as in KQL, and not the list as one of them. */
function listIn(binder: Binder, right: FlowNode, scope: Scope): FlowNode | Expression {
  const [only, ...more] = right.children;
  if ((right.kind !== "ValueList" && right.kind !== "Parenthesised") || only === undefined || more.length > 0)
    return right;
  const { allows: _allows, ...ofRow } = scope;
  const bound = only.kind === "ArrayLiteral" ? undefined : binder.expression(only, ofRow);
  return bound?.type.kind === "array" ? bound : right;
}

function namesRows(binder: Binder, node: FlowNode): boolean {
  if (node.kind === "Subquery" || node.kind === "Pipeline") return true;
  return node.kind === "Identifier" && binder.definitions.get(binder.nameOf(node))?.kind === "table";
}

function bindBetween(binder: Binder, node: FlowNode, value: FlowNode, range: FlowNode, scope: Scope): Expression {
  const [low, high] = range.children;
  if (low === undefined || high === undefined) return nothing;
  const between = callOf(binder, node, "between", [value, low, high], scope);
  return node.operator.startsWith("!") ? callOf(binder, node, "not", [between], scope) : between;
}
