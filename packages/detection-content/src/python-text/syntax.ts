import type { SyntaxNode, Tree } from "@lezer/common";
import { parser } from "@lezer/python";

export type { SyntaxNode } from "@lezer/common";

/** A text and its syntax tree. */
export interface PythonText {
  readonly text: string;
  readonly tree: Tree;
}

let last: PythonText | undefined;

/** Parses the text; one that was parsed just now is not parsed again. Mistakes become nodes of the tree. */
export function parsePython(text: string): PythonText {
  if (last?.text !== text) last = { text, tree: parser.parse(text) };
  return last;
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

export function nodeText({ text }: PythonText, { from, to }: SyntaxNode): string {
  return text.slice(from, to);
}

export interface PythonFunction {
  readonly name: string;
  readonly nameNode: SyntaxNode;
  readonly node: SyntaxNode;
  readonly parameters: readonly string[];
  readonly isBroken: boolean;
}

/** The functions of the module itself, decorated ones as well. */
export function findFunctions(python: PythonText): PythonFunction[] {
  return childrenOf(python.tree.topNode).flatMap((statement) => {
    const node = statement.name === "DecoratedStatement" ? statement.getChild("FunctionDefinition") : statement;
    if (node?.name !== "FunctionDefinition") return [];
    const nameNode = node.getChild("VariableName");
    if (!nameNode) return [];
    const parameters = childrenOf(node.getChild("ParamList") ?? node).filter(({ name }) => name === "VariableName");
    return [
      {
        name: nodeText(python, nameNode),
        nameNode,
        node,
        parameters: parameters.map((parameter) => nodeText(python, parameter)),
        isBroken: hasMistake(node),
      },
    ];
  });
}

export function hasMistake(node: SyntaxNode): boolean {
  const cursor = node.cursor();
  const end = node.to;
  do {
    if (cursor.from > end) return false;
    if (cursor.type.isError) return true;
  } while (cursor.next() && cursor.from <= end);
  return false;
}

/** The value of a plain string literal; undefined for other expressions, and for a literal with escapes. */
export function stringValue(python: PythonText, node: SyntaxNode): string | undefined {
  if (node.name !== "String") return undefined;
  const [, quote, value] = nodeText(python, node).match(/^("""|'''|"|')([\s\S]*)\1$/) ?? [];
  return quote === undefined || value === undefined || value.includes("\\") ? undefined : value;
}

/** Every node of the kind below the node, without those in nested functions where `isOwn` is set. */
export function findNodes(node: SyntaxNode, kind: string, isOwn = false): SyntaxNode[] {
  return childrenOf(node).flatMap((child) => {
    const nested = isOwn && /^(FunctionDefinition|ClassDefinition|LambdaExpression)$/.test(child.name);
    const below = nested ? [] : findNodes(child, kind, isOwn);
    return child.name === kind ? [child, ...below] : below;
  });
}

export function enclosing(node: SyntaxNode | null, kind: string): SyntaxNode | undefined {
  for (let current = node; current; current = current.parent) if (current.name === kind) return current;
  return undefined;
}

/** The expressions between the parentheses of a call; those by keyword are left out. */
export function findArguments(call: SyntaxNode): SyntaxNode[] {
  const inside = childrenOf(call.getChild("ArgList") ?? call);
  return inside.filter((node, index) => !/^[(),]$|^AssignOp$|Comment/.test(node.name) && !isKeyword(inside, index));
}

function isKeyword(nodes: readonly SyntaxNode[], index: number): boolean {
  return nodes[index + 1]?.name === "AssignOp" || nodes[index - 1]?.name === "AssignOp";
}
