import type { FlowNode } from "../../../syntax-tree/flow-node.ts";

/** The parts of an operator that are its own: neither parameters, clauses nor errors. */
export function ownParts(node: FlowNode): FlowNode[] {
  return node.children.filter(({ kind }) => kind !== "Parameter" && kind !== "Clause" && kind !== "ErrorNode");
}

/** The children of the clause behind `word`; undefined without it. */
export function clauseOf(node: FlowNode, word: string): readonly FlowNode[] | undefined {
  const clause = node.children.find(({ kind, operator }) => kind === "Clause" && operator === word);
  return clause?.children.filter(({ kind }) => kind !== "ErrorNode");
}
