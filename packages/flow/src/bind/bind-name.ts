import { nearestName } from "@pharos/domain";
import { literal } from "../plan/make-expression.ts";
import type { Expression, Relation } from "../plan/plan.ts";
import type { FlowNode } from "../syntax-tree/flow-node.ts";
import { arrayOf, stringType } from "../types/flow-type.ts";
import { type Binder, nothing } from "./binder.ts";
import type { Scope } from "./scope.ts";

/** A lambda's parameter, a column, a `let`, a variable; in this order. Without another match, capitals of a column do not count. */
export function bindName(
  binder: Binder,
  node: FlowNode,
  scope: Scope,
  side?: "left" | "right",
  name = binder.nameOf(node),
): Expression {
  const variable = scope.variables?.get(name);
  if (variable !== undefined) return variable;
  const column = findColumn(scope.relation, name);
  if (column !== undefined) {
    binder.names.push({ node, declaration: undefined });
    return { kind: "column", type: column.type, name: column.name, ...(side && { side }) };
  }
  if (side !== undefined) return missing(binder, node, name, scope);
  const isVariable = binder.text(node).startsWith("$") && !binder.definitions.has(name);
  return isVariable ? bindVariable(binder, node, name.slice(1)) : bindDefinition(binder, node, name, scope);
}

/** `$name`, whose value comes with the query: a literal like one that is written out. */
function bindVariable(binder: Binder, node: FlowNode, name: string): Expression {
  const { variables = {} } = binder.options;
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value === undefined) {
    const meant = nearestName(name, Object.keys(variables));
    binder.reportName("undeclared_variable", node, meant && `$${meant}`, `$${name}`);
    return nothing;
  }
  if (typeof value === "string") return literal(stringType, value);
  return { kind: "array", type: arrayOf(stringType), items: value.map((one) => literal(stringType, one)) };
}

export function findColumn(relation: Relation | undefined, name: string) {
  const columns = relation?.columns ?? [];
  return (
    columns.find((column) => column.name === name) ??
    columns.find((column) => column.name.toLowerCase() === name.toLowerCase()) ??
    columns.find((column) => kqlName(column.name) === name)
  );
}

/** What KQL calls an aggregate without a name: `count_` for `count()`, `dcount_user` for `dcount(user)`. */
function kqlName(name: string): string | undefined {
  const [, called, column] = /^(\w+)\((?:[\w.]*?(\w+))?[,)]/.exec(name) ?? [];
  return called === undefined ? undefined : `${called}_${column ?? ""}`;
}

/** `['Two words']`, as KQL quotes a name that is no word; undefined for every other list. */
export function bracketedName(binder: Binder, node: FlowNode): string | undefined {
  const [only, ...others] = node.children;
  if (node.kind !== "ArrayLiteral" || only?.kind !== "StringLiteral" || others.length > 0) return undefined;
  const name = binder.nameOf(only);
  return /^\w*$/.test(name) ? undefined : name;
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
