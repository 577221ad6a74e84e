import type { FlowNode } from "../syntax-tree/flow-node.ts";
import { readString } from "../syntax-tree/literals.ts";
import type { SyntaxTree } from "../syntax-tree/syntax-tree.ts";

/** The parts of a table's name; of `logs.public.*` the last one is empty. */
export function tableNames(tree: SyntaxTree, node: FlowNode): string[] {
  const parts = node.kind === "Table" ? node.children : membersOf(node);
  const names = parts.map((part) => readString(tree.textOf(part)));
  return /\.\s*\*$/.test(tree.textOf(node)) ? [...names, ""] : names;
}

/** `a.b.c` where an expression may stand. */
function membersOf(node: FlowNode): readonly FlowNode[] {
  const [base, name] = node.children;
  return node.kind === "Member" && base && name ? [...membersOf(base), name] : [node];
}
