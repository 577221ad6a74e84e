import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import type { FlowToken } from "../../syntax-tree/flow-token.ts";

/** From the root down to the smallest part that holds the place whole. */
export function pathTo(root: FlowNode, place: { readonly start: number; readonly end: number }): readonly FlowNode[] {
  const path = [root];
  for (let node: FlowNode | undefined = root; node !== undefined; ) {
    node = node.children.find(({ start, end }) => start <= place.start && place.end <= end && start < end);
    if (node !== undefined) path.push(node);
  }
  return path;
}

/** The token at the place: of two that touch there, the one that can be named. */
export function tokenAt(tokens: readonly FlowToken[], offset: number): FlowToken | undefined {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.end ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  const [first, second] = [tokens[low], tokens[low + 1]];
  if (first === undefined || first.start > offset) return undefined;
  const touches = second !== undefined && second.start === offset;
  return touches && !isNamed(first) ? second : first;
}

function isNamed({ kind }: FlowToken): boolean {
  return kind === "Identifier" || kind === "QuotedIdentifier";
}

/** Every node of the tree, parents before their children. */
export function* nodesOf(node: FlowNode): Generator<FlowNode> {
  yield node;
  for (const child of node.children) yield* nodesOf(child);
}
