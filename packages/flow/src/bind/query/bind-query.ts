import { findTables } from "../../catalogue/flow-catalogue.ts";
import { joinLookups } from "../../optimise/join-lookups.ts";
import type { Relation } from "../../plan/plan.ts";
import { largestPlan, sizeOfExpression, sizeOfRelation } from "../../plan/plan-size.ts";
import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import type { SyntaxTree } from "../../syntax-tree/syntax-tree.ts";
import { bindExpression } from "../bind-expression.ts";
import { Binder, type BindOptions, type Definition, nothing, type Readers } from "../binder.ts";
import type { BoundQuery } from "../bound-query.ts";
import { emptyScope } from "../scope.ts";
import { tableNames } from "../table-names.ts";
import { bindPipeline, bindSource } from "./bind-pipeline.ts";

const readers: Readers = { expression: bindExpression, pipeline: bindPipeline, source: bindSource };

/** Gives every name and operator of a text its meaning; syntax errors are among the diagnostics. */
export function bindQuery(tree: SyntaxTree, options: BindOptions): BoundQuery {
  const binder = new Binder(tree, options, readers);
  let relation: Relation | undefined;
  for (const statement of tree.root.children) {
    if (statement.kind === "Let") bindLet(binder, statement);
    if (statement.kind !== "Pipeline") continue;
    if (relation !== undefined) binder.report("statement_not_last", statement);
    relation = binder.pipeline(statement);
    if (sizeOfRelation(relation) > largestPlan) binder.report("too_large", statement, "The query");
  }
  if (relation === undefined && tree.errors.length === 0) {
    const end = tree.text.length;
    binder.report("no_statement", { start: end, end });
  }
  for (const [name, { node }] of binder.definitions) if (!binder.used.has(name)) binder.report("unused", node, name);
  const diagnostics = [...tree.errors, ...binder.diagnostics].sort((a, b) => a.start - b.start || a.end - b.end);
  const { visualization, expressions, stages, names, namesTables } = binder;
  return {
    relation: relation && joinLookups(relation),
    diagnostics,
    visualization,
    expressions,
    stages,
    names,
    namesTables,
  };
}

function bindLet(binder: Binder, statement: FlowNode): void {
  const [name, value] = statement.children;
  if (name === undefined || value === undefined) return;
  const text = binder.nameOf(name);
  if (binder.definitions.has(text)) binder.report("redefined", name, text);
  binder.names.push({ node: name, declaration: name });
  binder.definitions.set(text, bounded(binder, defined(binder, name, value)));
}

function defined(binder: Binder, node: FlowNode, value: FlowNode): Definition {
  if (value.kind === "Lambda") return { kind: "function", lambda: value, node };
  const kept = materialized(binder, value);
  if (kept !== undefined && isTable(binder, kept)) return { kind: "table", relation: binder.source(kept), node };
  if (isTable(binder, value)) return { kind: "table", relation: binder.pipeline(value), node };
  return { kind: "value", expression: binder.expression(value, emptyScope), node };
}

/** What KQL's `materialize(T | …)` keeps, which the engine decides by itself here. */
function materialized(binder: Binder, value: FlowNode): FlowNode | undefined {
  const [callee, rows] = value.children;
  return value.kind === "Call" && callee && binder.text(callee) === "materialize" ? rows : undefined;
}

/** The definition, or a gap in its place where it is too large. */
function bounded(binder: Binder, definition: Definition): Definition {
  const { kind, node } = definition;
  if (kind === "function" || sizeOf(definition) <= largestPlan) return definition;
  binder.report("too_large", node, binder.text(node));
  if (kind === "value") return { kind, expression: nothing, node };
  const { columns, isOpen } = definition.relation;
  return { kind, relation: { kind: "rows", rows: [], columns, isOpen }, node };
}

function sizeOf(definition: Exclude<Definition, { kind: "function" }>): number {
  return definition.kind === "table" ? sizeOfRelation(definition.relation) : sizeOfExpression(definition.expression);
}

/** `let a = b`: a table when b is one, be it of `let` or of the lake. */
function isTable(binder: Binder, value: FlowNode): boolean {
  if (value.kind === "Pipeline" || value.kind === "Subquery") return true;
  const [inner] = value.children;
  if (value.kind === "Parenthesised" && inner !== undefined) return isTable(binder, inner);
  if (value.kind !== "Identifier" && value.kind !== "Member") return false;
  const names = tableNames(binder.tree, value);
  const definition = names.length === 1 ? binder.definitions.get(names[0] ?? "") : undefined;
  if (definition !== undefined) return definition.kind === "table";
  return findTables(binder.options.catalogue, names, false).length > 0;
}
