import type { Stage } from "../bind/bound-query.ts";
import type { RelationColumn } from "../plan/plan.ts";
import type { FlowNode } from "../syntax-tree/flow-node.ts";
import { typeName } from "../types/flow-type.ts";
import type { FlowDocument } from "./document/flow-document.ts";

export interface InlayHint {
  readonly offset: number;
  readonly label: string;
  readonly kind: "type" | "columns";
  /** Markdown. */
  readonly tooltip?: string;
}

const assigning = new Set(["extend", "project", "summarize", "print", "make-series", "serialize", "rare"]);
const namedMax = 4;
const tooltipMax = 40;

/** The type of what is assigned, and behind a stage what comes out of it where that is not what came in. */
export function inlayHints({ bound, tree }: FlowDocument): InlayHint[] {
  const hints = bound.stages.flatMap((stage) => [
    ...typeHints(stage, (node) => tree.textOf(node)),
    ...columnHints(stage),
  ]);
  return hints.sort((a, b) => a.offset - b.offset);
}

function typeHints({ node, output }: Stage, textOf: (node: FlowNode) => string): InlayHint[] {
  if (node.kind !== "Operator" || !assigning.has(node.operator)) return [];
  const types = new Map(output.columns.map(({ name, type }) => [name, type]));
  return assignmentsOf(node).flatMap(({ children: [target] }) => {
    const type = target?.kind === "Identifier" ? types.get(textOf(target).replaceAll("`", "")) : undefined;
    if (target === undefined || type === undefined || type.kind === "null") return [];
    return [{ offset: target.end, label: `: ${typeName(type)}`, kind: "type" as const }];
  });
}

function assignmentsOf({ children }: FlowNode): FlowNode[] {
  return children.flatMap((child) =>
    child.kind === "Assignment" ? [child] : child.kind === "Clause" ? assignmentsOf(child) : [],
  );
}

function columnHints({ node, input, output }: Stage): InlayHint[] {
  const { columns } = output;
  if (
    columns.every(({ type }) => type.kind === "null") ||
    (input !== undefined && !changesShape(node, input.columns, columns))
  )
    return [];
  return [{ offset: node.end, label: columnsLabel(columns), kind: "columns", tooltip: columnsList(columns) }];
}

/** What only adds a column or two says so beside them. */
function changesShape(
  { operator }: FlowNode,
  before: readonly RelationColumn[],
  after: readonly RelationColumn[],
): boolean {
  if (operator === "extend" || operator === "project" || operator === "serialize") return false;
  return before.length !== after.length || after.some(({ name }, index) => before[index]?.name !== name);
}

function columnsLabel(columns: readonly RelationColumn[]): string {
  if (columns.length > namedMax) return `${columns.length} columns`;
  return columns.map(({ name, type }) => `${name}: ${typeName(type)}`).join(", ");
}

function columnsList(columns: readonly RelationColumn[]): string {
  const lines = columns.slice(0, tooltipMax).map(({ name, type }) => `- \`${name}\` ${typeName(type)}`);
  const more = columns.length - lines.length;
  return [...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join("\n");
}
