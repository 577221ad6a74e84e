import type { Expression, Relation, RelationColumn } from "../../plan/plan.ts";
import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import { anyType, type FlowType } from "../../types/flow-type.ts";
import type { FlowDocument } from "./flow-document.ts";

/** A name that `let` gave. */
export interface DefinedName {
  readonly name: string;
  readonly node: FlowNode;
  /** The rows that it names; undefined for a value. */
  readonly relation: Relation | undefined;
  readonly type: FlowType;
}

/** What may be named at a place. */
export interface EditorScope {
  /** The operator around, nearest first. */
  readonly operator: FlowNode | undefined;
  readonly relation: Relation | undefined;
  readonly sides: { readonly left: Relation; readonly right: Relation } | undefined;
  readonly definitions: readonly DefinedName[];
  readonly variables: readonly RelationColumn[];
}

/** What the path's end may name. */
export function scopeAt(document: FlowDocument, path: readonly FlowNode[]): EditorScope {
  const operator = path.findLast(({ kind }) => kind === "Operator");
  const stage = document.bound.stages.find(({ node }) => node === operator);
  const join = stage && joinOf(stage.output);
  return {
    operator,
    relation: stage?.input,
    sides: operator?.operator === "join" && join ? { left: join.left, right: join.right } : undefined,
    definitions: definitionsBefore(document, path.at(-1)?.start ?? 0),
    variables: path.flatMap((node, index) =>
      node.kind === "Lambda" ? lambdaVariables(document, node, path[index - 1]) : [],
    ),
  };
}

/** What the statements before the place define. */
export function definitionsBefore(document: FlowDocument, offset: number): DefinedName[] {
  return document.tree.root.children.flatMap((statement) => {
    const [name, value] = statement.children;
    if (statement.kind !== "Let" || name === undefined || value === undefined || statement.end > offset) return [];
    const expression = document.bound.expressions.get(value);
    const relation = expression === undefined ? outputOf(document, value) : undefined;
    return [{ name: document.tree.textOf(name), node: name, relation, type: expression?.type ?? anyType }];
  });
}

/** The rows that come out of a pipeline. */
export function outputOf({ bound }: FlowDocument, pipeline: FlowNode): Relation | undefined {
  const inner = pipeline.kind === "Subquery" ? (pipeline.children[0] ?? pipeline) : pipeline;
  const last = inner.children.findLast(({ kind }) => kind !== "ErrorNode");
  return bound.stages.find(({ node }) => node === last)?.output;
}

function joinOf(relation: Relation): Extract<Relation, { kind: "join" }> | undefined {
  if (relation.kind === "join") return relation;
  return "input" in relation ? joinOf(relation.input) : undefined;
}

function lambdaVariables(document: FlowDocument, lambda: FlowNode, call: FlowNode | undefined): RelationColumn[] {
  const bound = call && document.bound.expressions.get(call);
  const position = call?.children.slice(1).indexOf(lambda) ?? -1;
  const argument: Expression | undefined = bound?.kind === "call" ? bound.args[position] : undefined;
  const body = lambda.start + document.tree.textOf(lambda).indexOf("{");
  return lambda.children.flatMap((name, index) => {
    if (name.kind !== "Identifier" || name.start > body) return [];
    const type = argument?.kind === "lambda" ? argument.parameterTypes[index] : undefined;
    return [{ name: document.tree.textOf(name), type: type ?? anyType }];
  });
}
