import type { FlowNode } from "../syntax-tree/flow-node.ts";
import type { FlowToken } from "../syntax-tree/flow-token.ts";
import type { SyntaxTree } from "../syntax-tree/syntax-tree.ts";
import type { FlowDocument } from "./document/flow-document.ts";
import { nodesOf } from "./document/node-path.ts";
import { flowWords } from "./flow-words.ts";

/** What a piece of the text is, beyond what its letters say. */
export const semanticKinds = [
  "keyword",
  "operator",
  "function",
  "table",
  "column",
  "key",
  "variable",
  "parameter",
  "type",
  "string",
  "number",
  "comment",
] as const;
export type SemanticKind = (typeof semanticKinds)[number];

export interface SemanticToken {
  readonly start: number;
  readonly end: number;
  readonly kind: SemanticKind;
}

/** The tokens in order, those that are mere punctuation left out. */
export function semanticTokens(document: FlowDocument): SemanticToken[] {
  const named = namedPlaces(document);
  return document.tree.tokens.flatMap((token) => {
    const kind = named.get(token.start) ?? plainKind(token, document.tree.textOf(token));
    return kind === undefined ? [] : [{ start: token.start, end: token.end, kind }];
  });
}

const words = new Set(flowWords);

/** Words that no node of the tree stands for are words of the grammar, or stand in what could not be read. */
function plainKind({ kind }: FlowToken, text: string): SemanticKind | undefined {
  if (kind === "Identifier") return words.has(text) ? "keyword" : undefined;
  if (kind.endsWith("Comment")) return "comment";
  if (kind.endsWith("String")) return "string";
  if (/^(Integer|Double|Timespan|Datetime)$/.test(kind)) return "number";
  if (/^(Pipe|Equal|NotEqual|Less|Greater|Plus|Minus|Star|Slash|Percent|Assign)/.test(kind)) return "operator";
  return undefined;
}

/** What the names of the text are, by where they begin. */
function namedPlaces(document: FlowDocument): Map<number, SemanticKind> {
  const kinds = new Map<number, SemanticKind>();
  const defined = new Set(document.bound.names.flatMap(({ node, declaration }) => (declaration ? [node] : [])));
  for (const node of nodesOf(document.tree.root)) mark(document, node, kinds, defined);
  return kinds;
}

function mark(
  { tree }: FlowDocument,
  node: FlowNode,
  kinds: Map<number, SemanticKind>,
  defined: ReadonlySet<FlowNode>,
): void {
  const set = (part: FlowNode | undefined, kind: SemanticKind) => {
    if (part?.kind === "Identifier") kinds.set(part.start, kind);
  };
  const setAll = (parts: readonly FlowNode[], kind: SemanticKind) => {
    for (const part of parts) set(part, kind);
  };
  const [first, second] = node.children;
  switch (node.kind) {
    case "Table":
      setAll(node.children, "table");
      break;
    case "Call":
      if (first) markCallee(first, set);
      break;
    case "Member":
      if (kinds.get(second?.start ?? -1) !== "function") set(second, "key");
      break;
    case "Lambda":
      markParameters(tree, node, set);
      break;
    case "Let":
    case "Destination":
      set(first, "variable");
      break;
    case "Property":
      set(first, "key");
      break;
    case "ColumnPattern":
      kinds.set(node.start, "column");
      break;
    case "TypeName":
      kinds.set(node.start, "type");
      break;
    case "Identifier": {
      if (kinds.has(node.start)) return;
      kinds.set(node.start, defined.has(node) ? "variable" : "column");
    }
  }
}

type SetKind = (part: FlowNode | undefined, kind: SemanticKind) => void;

/** Its parameters, and their uses in its body, whether or not the function that takes it is known. */
function markParameters(tree: SyntaxTree, lambda: FlowNode, set: SetKind): void {
  const names = new Set(lambda.children.slice(0, -1).map((parameter) => tree.textOf(parameter)));
  for (const part of nodesOf(lambda)) {
    if (part.kind === "Identifier" && names.has(tree.textOf(part))) set(part, "parameter");
  }
}

function markCallee(callee: FlowNode, set: SetKind): void {
  set(callee, "function");
  for (const part of callee.children) markCallee(part, set);
}
