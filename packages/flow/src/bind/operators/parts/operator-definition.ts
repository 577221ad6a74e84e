import type { FunctionExample, FunctionRefusal } from "../../../functions/definition/function-definition.ts";
import type { Relation } from "../../../plan/plan.ts";
import type { FlowNode } from "../../../syntax-tree/flow-node.ts";
import type { Binder } from "../../binder.ts";

export interface OperatorPlace {
  /** Nothing stands before it. */
  readonly isSource: boolean;
}

/** Gives an operator its meaning: the rows that come out of it. What is wrong is reported, and the rows pass. */
export type OperatorBinder = (binder: Binder, node: FlowNode, input: Relation, place: OperatorPlace) => Relation;

/** What the editor's help and the reference say of an operator or of a source of rows. */
export interface OperatorDoc {
  /** Its word. */
  readonly name: string;
  /** Other words for it. */
  readonly aliases?: readonly string[];
  /** How it is written, `[…]` around what may be left out. */
  readonly syntax: string;
  readonly summary: string;
  readonly examples: readonly FunctionExample[];
  readonly refuses: readonly FunctionRefusal[];
}

export interface OperatorDefinition extends OperatorDoc {
  readonly bind: OperatorBinder;
}
