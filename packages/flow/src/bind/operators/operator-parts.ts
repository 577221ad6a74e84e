import type { FlowNode } from "../../flow-node.ts";
import type { Binder } from "../binder.ts";

/** The parts of an operator that are its own: neither parameters, clauses nor errors. */
export function ownParts(node: FlowNode): FlowNode[] {
  return node.children.filter(({ kind }) => kind !== "Parameter" && kind !== "Clause" && kind !== "ErrorNode");
}

/** The children of the clause behind `word`; undefined without it. */
export function clauseOf(node: FlowNode, word: string): readonly FlowNode[] | undefined {
  const clause = node.children.find(({ kind, operator }) => kind === "Clause" && operator === word);
  return clause?.children.filter(({ kind }) => kind !== "ErrorNode");
}

/** The values of `name=value` parameters; others than `known` are reported. */
export function parametersOf(binder: Binder, node: FlowNode, known: readonly string[]): ReadonlyMap<string, FlowNode> {
  const found = new Map<string, FlowNode>();
  for (const { kind, children } of node.children) {
    const [name, value] = children;
    if (kind !== "Parameter" || name === undefined || value === undefined) continue;
    const text = binder.nameOf(name);
    if (known.includes(text)) found.set(text, value);
    else binder.report("unknown_parameter", name, node.operator, text);
  }
  return found;
}
