import { MarkerType } from "@xyflow/react";
import type { FlowEdge, FlowLine } from "./flow-edge.tsx";
import type { FlowCard, FlowMember, FlowNode } from "./flow-node.tsx";

export interface FlowLayout {
  readonly nodes: FlowCard[];
  readonly edges: FlowLine[];
  readonly width: number;
  readonly height: number;
}

const widthPx = 280;
const paddingPx = 10;
const linePx = 18;
const memberGapPx = 8;
const edgePx = 44;

/** One box below the other, with room for what is said of the arrows between them. */
export function layOutFlow(nodes: readonly FlowNode[], edges: readonly FlowEdge[]): FlowLayout {
  let y = 0;
  let bottom = 0;
  const cards = nodes.map((node): FlowCard => {
    const height = heightOf(node);
    const card = { id: node.id, type: "card" as const, position: { x: 0, y }, width: widthPx, height, data: { node } };
    const said = edges.filter(({ from }) => from === node.id).map(({ lines }) => lines.length);
    bottom = y + height;
    y = bottom + edgePx + Math.max(0, ...said) * linePx;
    return card;
  });
  const lines = edges.map(({ from, to, lines: said }): FlowLine => {
    const markerEnd = { type: MarkerType.ArrowClosed, color: "var(--ui-control)" };
    return { id: `${from} ${to}`, type: "line", source: from, target: to, markerEnd, data: { lines: said } };
  });
  return { nodes: cards, edges: lines, width: widthPx, height: Math.max(1, bottom) };
}

function heightOf(node: FlowNode): number {
  const members = (node.members ?? []).map((member) => memberHeight(member) + memberGapPx);
  return memberHeight(node) + members.reduce((sum, height) => sum + height, 0);
}

function memberHeight({ lines, problem }: FlowMember): number {
  return 2 * paddingPx + (1 + lines.length + (problem === undefined ? 0 : 1)) * linePx;
}
