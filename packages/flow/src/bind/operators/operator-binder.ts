import type { FlowNode } from "../../flow-node.ts";
import type { Relation } from "../../plan/relation.ts";
import type { Binder } from "../binder.ts";

export interface OperatorPlace {
  /** Nothing stands before it. */
  readonly isSource: boolean;
  readonly isLast: boolean;
}

/** Gives an operator its meaning: the rows that come out of it. What is wrong is reported, and the rows pass. */
export type OperatorBinder = (binder: Binder, node: FlowNode, input: Relation, place: OperatorPlace) => Relation;
