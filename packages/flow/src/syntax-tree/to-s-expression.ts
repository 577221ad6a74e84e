import type { FlowNode } from "./flow-node.ts";
import type { SyntaxTree } from "./syntax-tree.ts";

/** The tree on one line, for people and tests: `(Binary:== Identifier<a> IntegerLiteral<1>)`. */
export function toSExpression(tree: SyntaxTree, node: FlowNode = tree.root): string {
  const head = node.operator === "" ? node.kind : `${node.kind}:${node.operator}`;
  if (node.children.length === 0) return node.start === node.end ? head : `${head}<${tree.textOf(node)}>`;
  return `(${[head, ...node.children.map((child) => toSExpression(tree, child))].join(" ")})`;
}
