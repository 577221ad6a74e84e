import { anyType, arrayOf, commonTypeOf, type FlowType, nullType, objectType } from "../types/flow-type.ts";
import type { Expression } from "./plan.ts";

export function literal(type: FlowType, value: string | number | bigint | boolean | null): Expression {
  return { kind: "literal", type: value === null ? nullType : type, value };
}

export function arrayExpression(items: readonly Expression[]): Expression {
  const element = commonTypeOf(items.map(({ type }) => type));
  return { kind: "array", type: arrayOf(element.kind === "null" ? anyType : element), items };
}

/** Missing members and elements beyond the end are null, whatever the value is. */
export function access(base: Expression, key: Expression): Expression {
  return { kind: "access", base, key, type: accessType(base.type, key) };
}

function accessType(base: FlowType, key: Expression): FlowType {
  if (base.kind === "array") return key.type.kind === "string" ? nullType : base.element;
  if (base.kind === "object" && base.fields && key.kind === "literal" && typeof key.value === "string") {
    return base.fields.get(key.value) ?? anyType;
  }
  return anyType;
}

export function objectExpression(properties: readonly (readonly [string, Expression])[]): Expression {
  const fields = new Map(properties.map(([name, { type }]) => [name, type]));
  return { kind: "object", type: { ...objectType, fields } as FlowType, properties };
}
