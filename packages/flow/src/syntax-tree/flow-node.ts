import type * as NodeKind from "../../syntax/codes/node-kind.ts";

export type FlowNodeKind = keyof typeof NodeKind;

/** A part of a query: offsets count UTF-16 units; children lie within, in order, and do not touch each other's text. */
export interface FlowNode {
  readonly kind: FlowNodeKind;
  readonly start: number;
  /** Behind the last unit. */
  readonly end: number;
  readonly children: readonly FlowNode[];
  /** What the kind leaves open, as a number: see node-kind.ts for which kinds use it. */
  readonly detail: number;
  /** The operator, clause or infix operator in one spelling: `where`, `by`, `+`, `!in`, `and`; empty elsewhere. */
  readonly operator: string;
}
