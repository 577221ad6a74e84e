import { nearestName } from "@pharos/domain";
import type { Relation, RelationColumn } from "../../../plan/plan.ts";
import type { FlowNode } from "../../../syntax-tree/flow-node.ts";
import { findColumn } from "../../bind-name.ts";
import type { Binder } from "../../binder.ts";

/** The columns that a name, or one with stars in it (`p_*`), stands for; a name without a column is reported. */
export function columnsLike(binder: Binder, node: FlowNode, input: Relation): RelationColumn[] {
  const name = patternName(binder, node);
  if (name.includes("*")) {
    const pattern = new RegExp(`^${name.split("*").map(escapePattern).join(".*")}$`, "is");
    return input.columns.filter((column) => pattern.test(column.name));
  }
  const found = findColumn(input, name);
  if (found !== undefined) {
    binder.names.push({ node, declaration: undefined });
    return [found];
  }
  const meant = nearestName(
    name,
    input.columns.map((column) => column.name),
  );
  binder.reportName(input.isOpen ? "unknown_column_here" : "unknown_column", node, meant, name);
  return [];
}

/** Those of all patterns, each once. */
export function columnsLikeAny(binder: Binder, nodes: readonly FlowNode[], input: Relation): RelationColumn[] {
  return [...new Set(nodes.flatMap((node) => columnsLike(binder, node, input)))];
}

function patternName(binder: Binder, node: FlowNode): string {
  const text = binder.text(node);
  return node.kind === "Identifier" || (text.startsWith("`") && text.endsWith("`")) ? binder.nameOf(node) : text;
}

/** For patterns of the engine and of ours alike. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
