import type { FunctionDefinition } from "../functions/function-definition.ts";
import type { FlowType } from "../types/flow-type.ts";
import type { Relation } from "./relation.ts";

/** A bound expression. Times are nanoseconds since 1970 and time spans nanoseconds, both as bigint. */
export type Expression =
  | Literal
  | ColumnReference
  | Variable
  | Access
  | Call
  | Lambda
  | ArrayExpression
  | ObjectExpression
  | ScalarSubquery
  | Membership
  | Lookup;

export interface Literal {
  readonly kind: "literal";
  readonly type: FlowType;
  readonly value: string | number | bigint | boolean | null;
}

export interface ColumnReference {
  readonly kind: "column";
  readonly type: FlowType;
  readonly name: string;
  /** Within a join's condition. */
  readonly side?: "left" | "right";
}

/** A parameter of the lambda around it. */
export interface Variable {
  readonly kind: "variable";
  readonly type: FlowType;
  readonly name: string;
}

/** `base.key`, `base['key']`, `base[0]`, `base[expression]`; positions count from 0. */
export interface Access {
  readonly kind: "access";
  readonly type: FlowType;
  readonly base: Expression;
  readonly key: Expression;
}

export interface Call {
  readonly kind: "call";
  readonly type: FlowType;
  readonly definition: FunctionDefinition;
  /** In the order of the parameters; absent optional ones are undefined. */
  readonly args: readonly (Expression | undefined)[];
}

export interface Lambda {
  readonly kind: "lambda";
  /** Of the body. */
  readonly type: FlowType;
  readonly parameters: readonly string[];
  readonly parameterTypes: readonly FlowType[];
  readonly body: Expression;
}

export interface ArrayExpression {
  readonly kind: "array";
  readonly type: FlowType;
  readonly items: readonly Expression[];
}

export interface ObjectExpression {
  readonly kind: "object";
  readonly type: FlowType;
  readonly properties: readonly (readonly [name: string, value: Expression])[];
}

/** `toscalar(…)`: the first column of the first row. */
export interface ScalarSubquery {
  readonly kind: "scalar";
  readonly type: FlowType;
  readonly relation: Relation;
}

/** `value in (pipeline)`: whether the first column of any row equals it. */
export interface Membership {
  readonly kind: "membership";
  readonly type: FlowType;
  readonly value: Expression;
  readonly relation: Relation;
  readonly isAnyCase: boolean;
}

/** `enrich.lookup(…)`: the first row of the table whose column equals the key, as an object. */
export interface Lookup {
  readonly kind: "lookup";
  readonly type: FlowType;
  readonly table: Relation;
  readonly column: { readonly name: string; readonly type: FlowType };
  readonly key: Expression;
}

/** The items of a list that is written out; undefined when any of them is not a literal. */
export function literalItems(expression: Expression | undefined): readonly Literal["value"][] | undefined {
  if (expression?.kind !== "array") return undefined;
  const items = expression.items.flatMap((item) => (item.kind === "literal" ? [item.value] : []));
  return items.length === expression.items.length ? items : undefined;
}

/** Parts of an expression, not of the relations within it. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "access":
      return [expression.base, expression.key];
    case "call":
      return expression.args.filter((argument) => argument !== undefined);
    case "lambda":
      return [expression.body];
    case "array":
      return expression.items;
    case "object":
      return expression.properties.map(([, value]) => value);
    case "membership":
      return [expression.value];
    case "lookup":
      return [expression.key];
    default:
      return [];
  }
}
