import type { FlowNode } from "../flow-node.ts";
import type { SyntaxTree } from "../syntax-tree.ts";
import { readString } from "./literals.ts";

/** The parts of a table's name; of `logs.public.*` the last one is empty. */
export function tableNames(tree: SyntaxTree, node: FlowNode): string[] {
  const parts = node.kind === "Table" ? node.children : [node];
  const names = parts.map((part) => readString(tree.textOf(part)));
  return /\.\s*\*$/.test(tree.textOf(node)) ? [...names, ""] : names;
}
