import type { FlowTable } from "../catalogue/flow-catalogue.ts";
import type { FunctionDefinition } from "../functions/definition/function-definition.ts";
import type { FlowType } from "../types/flow-type.ts";

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

export interface RelationColumn {
  readonly name: string;
  readonly type: FlowType;
}

export interface NamedExpression {
  readonly name: string;
  readonly expression: Expression;
}

export interface SortKey {
  readonly expression: Expression;
  readonly isDescending: boolean;
  readonly nulls: "first" | "last";
}

/**
 * Rows with named columns. Every operator of the language becomes a few of these. An open relation comes from log
 * tables as they are: a name that it lacks is null, since another log might have it.
 */
export type Relation = { readonly columns: readonly RelationColumn[]; readonly isOpen: boolean } & RelationShape;

export type RelationShape =
  | { readonly kind: "scan"; readonly table: FlowTable }
  | { readonly kind: "rows"; readonly rows: readonly (readonly Expression[])[] }
  /** From `from` up to and with `to`. */
  | { readonly kind: "range"; readonly from: Expression; readonly to: Expression; readonly step: Expression }
  | { readonly kind: "union"; readonly inputs: readonly Relation[] }
  | { readonly kind: "filter"; readonly input: Relation; readonly condition: Expression }
  | { readonly kind: "project"; readonly input: Relation; readonly values: readonly NamedExpression[] }
  | {
      readonly kind: "aggregate";
      readonly input: Relation;
      readonly keys: readonly NamedExpression[];
      readonly aggregates: readonly NamedExpression[];
    }
  | { readonly kind: "sort"; readonly input: Relation; readonly keys: readonly SortKey[] }
  | { readonly kind: "limit"; readonly input: Relation; readonly count: number }
  /** The first `count` rows, in this order, of each group. */
  | {
      readonly kind: "first-of-each";
      readonly input: Relation;
      readonly groups: readonly Expression[];
      readonly order: readonly SortKey[];
      readonly count: number;
    }
  | {
      readonly kind: "join";
      readonly join: JoinKind;
      readonly left: Relation;
      readonly right: Relation;
      /** Undefined for a cross join. */
      readonly condition: Expression | undefined;
      /** Where the columns of the relation come from; a destination is the right row as one object. */
      readonly output: readonly JoinOutput[];
    }
  /** A row for each element of each list, side by side; `position` counts from 0. */
  | {
      readonly kind: "unnest";
      readonly input: Relation;
      readonly lists: readonly NamedExpression[];
      readonly position: string | undefined;
      /** Rows whose lists are empty stay, with nulls. */
      readonly keepsEmpty: boolean;
      /** Elements of one row at most. */
      readonly limit: number | undefined;
    }
  /** Adds columns that look at other rows, in this order. */
  | {
      readonly kind: "window";
      readonly input: Relation;
      readonly partition: readonly Expression[];
      readonly order: readonly SortKey[];
      readonly values: readonly NamedExpression[];
    };

export type JoinKind =
  | "inner"
  | "leftouter"
  | "rightouter"
  | "fullouter"
  | "cross"
  | "leftsemi"
  | "rightsemi"
  | "leftanti"
  | "rightanti";

export type JoinOutput =
  | { readonly name: string; readonly from: "left" | "right"; readonly column: string }
  | { readonly name: string; readonly from: "destination" };
