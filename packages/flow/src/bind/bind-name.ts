import { nearestName } from "@pharos/domain";
import type { Expression, Relation } from "../plan/plan.ts";
import type { FlowNode } from "../syntax-tree/flow-node.ts";
import { type Binder, nothing } from "./binder.ts";
import type { Scope } from "./scope.ts";

/** A lambda's parameter, a column, a `let`; in this order. Without another match, capitals of a column do not count. */
export function bindName(binder: Binder, node: FlowNode, scope: Scope, side?: "left" | "right"): Expression {
  const name = binder.nameOf(node);
  const variable = scope.variables?.get(name);
  if (variable !== undefined) return variable;
  const column = findColumn(scope.relation, name);
  if (column !== undefined) {
    binder.names.push({ node, declaration: undefined });
    return { kind: "column", type: column.type, name: column.name, ...(side && { side }) };
  }
  return side === undefined ? bindDefinition(binder, node, name, scope) : missing(binder, node, name, scope);
}

export function findColumn(relation: Relation | undefined, name: string) {
  const columns = relation?.columns ?? [];
  return (
    columns.find((column) => column.name === name) ??
    columns.find((column) => column.name.toLowerCase() === name.toLowerCase())
  );
}

function bindDefinition(binder: Binder, node: FlowNode, name: string, scope: Scope): Expression {
  const definition = binder.definitions.get(name);
  if (definition === undefined) return missing(binder, node, name, scope);
  binder.used.add(name);
  binder.names.push({ node, declaration: definition.node });
  if (definition.kind === "value") return definition.expression;
  if (definition.kind === "function") binder.report("lambda_here", node);
  else binder.report("table_here", node, name);
  return nothing;
}

/** Logs differ in what they have, so that a column which a log lacks is null; elsewhere it is a mistake. */
function missing(binder: Binder, node: FlowNode, name: string, scope: Scope): Expression {
  const names = [...(scope.relation?.columns.map((column) => column.name) ?? []), ...binder.definitions.keys()];
  const meant = nearestName(name, names);
  if (scope.relation === undefined) binder.reportName("unknown_name", node, meant, name);
  // Of a table that is not there, nothing can be said about its columns.
  else if (scope.relation.isOpen && scope.relation.columns.length === 0) return nothing;
  else if (scope.relation.isOpen) binder.reportName("unknown_column_here", node, meant, name);
  else binder.reportName("unknown_column", node, meant, name);
  return nothing;
}
