import { tableTitle } from "../catalogue/flow-catalogue.ts";
import { functionTable, operators } from "../functions/function-table.ts";
import type { Relation } from "../plan/plan.ts";
import type { FlowNode } from "../syntax-tree/flow-node.ts";
import { typeName } from "../types/flow-type.ts";
import type { FlowDocument } from "./document/flow-document.ts";
import { functionText, signatureText } from "./document/function-docs.ts";
import { pathTo, tokenAt } from "./document/node-path.ts";
import { operatorDoc, operatorText } from "./document/operator-text.ts";
import { definitionsBefore, type EditorScope, scopeAt } from "./document/scope-at.ts";
import { type ColumnOrigin, traceColumn, traceValue } from "./document/trace-column.ts";

export interface Hover {
  readonly start: number;
  readonly end: number;
  /** One line of the language. */
  readonly title: string;
  /** Markdown; may be empty. */
  readonly text: string;
}

/** What the word at the place is. */
export function hover(document: FlowDocument, offset: number): Hover | undefined {
  const token = tokenAt(document.tree.tokens, offset);
  if (token === undefined || token.kind.endsWith("Comment")) return undefined;
  const path = pathTo(document.tree.root, token);
  const told = describe(document, path, document.tree.textOf(token));
  return told && { start: token.start, end: token.end, ...told };
}

type Told = Pick<Hover, "title" | "text">;

function describe(document: FlowDocument, path: readonly FlowNode[], word: string): Told | undefined {
  const node = path.at(-1);
  const parent = path.at(-2);
  if (node === undefined) return undefined;
  switch (node.kind) {
    case "Operator":
    case "Datatable":
    case "RangeSource":
      return describeOperator(word) ?? describeInfix(word);
    case "Unary":
    case "Binary":
    case "Logical":
    case "Between":
      return describeInfix(node.operator);
    case "Table":
      return describeTable(document, path, node);
    case "Identifier":
      return parent?.kind === "Table"
        ? describeTable(document, path, parent)
        : describeName(document, path, node, word);
    default:
      return undefined;
  }
}

function describeOperator(word: string): Told | undefined {
  const doc = operatorDoc(word);
  return doc && { title: doc.syntax, text: operatorText(doc) };
}

function describeInfix(operator: string): Told | undefined {
  const positive = operator.length > 2 ? operator.replace(/^!/, "") : operator;
  const definition = operators.find(({ name }) => name === operator) ?? operators.find(({ name }) => name === positive);
  if (definition === undefined) return undefined;
  return { title: operator, text: `${definition.name === operator ? "" : "Not: "}${definition.summary}` };
}

function describeTable(document: FlowDocument, path: readonly FlowNode[], node: FlowNode): Told | undefined {
  const defined = definitionsBefore(document, node.start).find(({ name }) => name === document.tree.textOf(node));
  const stage = document.bound.stages.find((one) => one.node === node);
  const relation = defined?.relation ?? stage?.output ?? scopeAt(document, path).sides?.right;
  if (defined !== undefined) return { title: `let ${defined.name}`, text: relation ? columnsText(relation) : "" };
  if (relation === undefined) return undefined;
  const tables = scannedTables(relation);
  // The problem at this place says that there is none, and which one was probably meant.
  if (tables.length === 0) return undefined;
  const [only] = tables;
  const title = tables.length === 1 && only ? tableTitle(only) : `${tables.length} tables`;
  const logTypes = tables.flatMap(({ logType }) => logType ?? []);
  return { title, text: [logTypes.join(", "), columnsText(relation)].filter(Boolean).join("\n\n") };
}

function scannedTables(relation: Relation) {
  if (relation.kind === "scan") return [relation.table];
  return relation.kind === "union" ? relation.inputs.flatMap((one) => (one.kind === "scan" ? [one.table] : [])) : [];
}

const columnsMax = 12;

function columnsText({ columns }: Relation): string {
  const shown = columns.slice(0, columnsMax).map(({ name, type }) => `\`${name}\` ${typeName(type)}`);
  const more = columns.length - shown.length;
  return `${columns.length} columns: ${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

function describeName(
  document: FlowDocument,
  path: readonly FlowNode[],
  node: FlowNode,
  word: string,
): Told | undefined {
  const callee = calleeOf(path);
  const definition = callee && functionTable.find(document.tree.textOf(callee), "aggregate");
  if (definition !== undefined) return { title: signatureText(definition), text: functionText(definition) };
  const scope = scopeAt(document, path);
  const parent = path.at(-2);
  if (parent?.kind === "Member" && parent.children[1] === node) return describeMember(document, scope, parent);
  const bound = document.bound.expressions.get(node);
  if (bound?.kind === "variable")
    return { title: `${word}: ${typeName(bound.type)}`, text: "Parameter of the function." };
  if (bound?.kind === "column") {
    const origins = scope.relation ? traceColumn(scope.relation, bound.name) : [];
    return { title: `${bound.name}: ${typeName(bound.type)}`, text: originText(origins) };
  }
  return describeAssigned(document, scope, path, word) ?? describeDefinition(document, node, word);
}

/** The dotted name of a call, when the path ends in it. */
function calleeOf(path: readonly FlowNode[]): FlowNode | undefined {
  const at = path.findLastIndex(({ kind }) => kind === "Call");
  const [callee] = path[at]?.children ?? [];
  return callee !== undefined && path[at + 1] === callee ? callee : undefined;
}

function describeMember(document: FlowDocument, scope: EditorScope, node: FlowNode): Told | undefined {
  const [base, name] = node.children;
  const key = name && document.tree.textOf(name);
  const side = base && { $left: scope.sides?.left, $right: scope.sides?.right }[document.tree.textOf(base)];
  if (side && key !== undefined) {
    const column = side.columns.find((one) => one.name === key);
    return column && { title: `${key}: ${typeName(column.type)}`, text: originText(traceColumn(side, key)) };
  }
  const bound = document.bound.expressions.get(node);
  if (bound === undefined || key === undefined) return undefined;
  const origins = scope.relation ? traceValue(scope.relation, bound) : [];
  return { title: `${document.tree.textOf(node)}: ${typeName(bound.type)}`, text: originText(origins) };
}

function originText(origins: readonly ColumnOrigin[]): string {
  const [first] = origins;
  if (first === undefined) return "";
  const tables = [...new Set(origins.map(({ table }) => table.logType ?? tableTitle(table)))];
  const below = first.path.length > 0 ? `\`${first.path.join(".")}\` of \`${first.column.name}\`. ` : "";
  return [first.path.length > 0 ? "" : (first.column.description ?? ""), `${below}From ${tables.join(", ")}.`]
    .filter(Boolean)
    .join("\n\n");
}

/** The name that an assignment gives: a column of what comes out. */
function describeAssigned(
  document: FlowDocument,
  scope: EditorScope,
  path: readonly FlowNode[],
  word: string,
): Told | undefined {
  const parent = path.at(-2);
  if (parent?.kind !== "Assignment" || parent.children[0] !== path.at(-1)) return undefined;
  const stage = document.bound.stages.find(({ node }) => node === scope.operator);
  const column = stage?.output.columns.find(({ name }) => name === word);
  return column && { title: `${word}: ${typeName(column.type)}`, text: "" };
}

function describeDefinition(document: FlowDocument, node: FlowNode, word: string): Told | undefined {
  // The name in its own `let` counts as defined.
  const end =
    document.tree.root.children.find((one) => one.start <= node.start && node.end <= one.end)?.end ?? node.end;
  const defined = definitionsBefore(document, end).find(({ name }) => name === word);
  if (defined === undefined) return undefined;
  if (defined.relation !== undefined) return { title: `let ${word}`, text: columnsText(defined.relation) };
  return { title: `let ${word}: ${typeName(defined.type)}`, text: "" };
}
