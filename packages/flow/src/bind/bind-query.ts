import type { FlowNode } from "../flow-node.ts";
import type { Relation } from "../plan/relation.ts";
import type { SyntaxTree } from "../syntax-tree.ts";
import { Binder, type BindOptions } from "./binder.ts";
import type { BoundQuery } from "./bound-query.ts";
import { emptyScope } from "./scope.ts";

/** Gives every name and operator of a text its meaning; syntax errors are among the diagnostics. */
export function bindQuery(tree: SyntaxTree, options: BindOptions): BoundQuery {
  const binder = new Binder(tree, options);
  let relation: Relation | undefined;
  for (const statement of tree.root.children) {
    if (statement.kind === "Let") bindLet(binder, statement);
    if (statement.kind !== "Pipeline") continue;
    if (relation !== undefined) binder.report("statement_not_last", statement);
    relation = binder.pipeline(statement);
  }
  if (relation === undefined && tree.errors.length === 0) {
    const end = tree.text.length;
    binder.report("no_statement", { start: end, end });
  }
  for (const [name, { node }] of binder.definitions) if (!binder.used.has(name)) binder.report("unused", node, name);
  const diagnostics = [...tree.errors, ...binder.diagnostics].sort((a, b) => a.start - b.start || a.end - b.end);
  const { visualization, expressions, stages, names, namesTables } = binder;
  return { relation, diagnostics, visualization, expressions, stages, names, namesTables };
}

function bindLet(binder: Binder, statement: FlowNode): void {
  const [name, value] = statement.children;
  if (name === undefined || value === undefined) return;
  const text = binder.nameOf(name);
  if (binder.definitions.has(text)) binder.report("redefined", name, text);
  binder.names.push({ node: name, declaration: name });
  if (isTable(binder, value)) {
    binder.definitions.set(text, { kind: "table", relation: binder.pipeline(value), node: name });
  } else {
    binder.definitions.set(text, { kind: "value", expression: binder.expression(value, emptyScope), node: name });
  }
}

/** `let a = b`: a table when b is one. */
function isTable(binder: Binder, value: FlowNode): boolean {
  if (value.kind === "Pipeline" || value.kind === "Subquery") return true;
  return value.kind === "Identifier" && binder.definitions.get(binder.nameOf(value))?.kind === "table";
}
