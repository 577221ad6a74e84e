import { nearestName } from "@pharos/domain";
import { operatorDefinitions } from "../bind/operators/table/operator-table.ts";
import { unboundedWarning } from "../bind/unbounded-warning.ts";
import { tableTitle } from "../catalogue/flow-catalogue.ts";
import type { FlowDiagnostic, FlowFix } from "../diagnostics/flow-diagnostic.ts";
import { optimise } from "../optimise/optimise.ts";
import { unboundedTables } from "../optimise/time-bounds.ts";
import type { Relation } from "../plan/plan.ts";
import type { FlowNode } from "../syntax-tree/flow-node.ts";
import type { SyntaxTree } from "../syntax-tree/syntax-tree.ts";
import { tokenSpellings } from "../syntax-tree/token-spellings.ts";
import type { FlowDocument } from "./document/flow-document.ts";
import { nodesOf } from "./document/node-path.ts";

export interface EditorDiagnostic extends FlowDiagnostic {
  /** What mends it, the most likely first. */
  readonly fixes: readonly FlowFix[];
}

/** What is wrong with the text, and how to mend it. */
export function diagnose(document: FlowDocument): EditorDiagnostic[] {
  const { diagnostics } = document.bound;
  const isWrong = diagnostics.some(({ severity }) => severity === "error");
  const all = isWrong ? diagnostics : [...diagnostics, ...timeWarnings(document)];
  return all.map((diagnostic) => ({ ...diagnostic, fixes: fixesOf(document, diagnostic) }));
}

const timeFilter = "\n| where p_event_time > time.ago(1d)";

/** Beside each place that names tables of events which would be read from their first day. */
function timeWarnings({ bound }: FlowDocument): FlowDiagnostic[] {
  if (bound.relation === undefined) return [];
  const byPlace = Map.groupBy(unboundedTables(optimise(bound.relation)), (table) => {
    const stage = bound.stages.find(({ node, output }) => node.kind !== "Operator" && reads(output, table));
    return (stage ?? bound.stages.find(({ output }) => reads(output, table)))?.node;
  });
  return [...byPlace].flatMap(([node, tables]) => {
    if (node === undefined) return [];
    const fix = { title: "Read the last day only", start: node.end, end: node.end, text: timeFilter };
    return [{ ...unboundedWarning(tables, node), fix }];
  });
}

function reads(relation: Relation, table: string): boolean {
  if (relation.kind === "scan") return tableTitle(relation.table) === table;
  return relation.kind === "union" && relation.inputs.some((input) => reads(input, table));
}

function fixesOf(document: FlowDocument, diagnostic: FlowDiagnostic): FlowFix[] {
  const { code, fix, start, end } = diagnostic;
  const own = fix === undefined ? [] : [fix];
  switch (code) {
    case "unknown_operator":
      return [...own, ...nearestOperator(document, diagnostic)];
    case "unterminated_string":
      return [...own, closeString(document, diagnostic)];
    case "expected":
      return [...own, ...missingToken(document, diagnostic)];
    case "unexpected":
      return [...own, ...semicolonBefore(document, diagnostic)];
    case "unused":
      return [...own, ...withoutStatement(document, diagnostic)];
    case "aggregate_outside_summarize":
      return [...own, ...summarizeInstead(document, diagnostic)];
    case "statement_not_last":
      return [...own, { title: "Name these rows with let", start, end: start, text: "let rows = " }];
    case "unknown_character":
      return [...own, { title: "Remove it", start, end, text: "" }];
    default:
      return own;
  }
}

type Place = Pick<FlowDiagnostic, "start" | "end">;

function nearestOperator({ tree }: FlowDocument, { start, end }: Place): FlowFix[] {
  const words = operatorDefinitions.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  const text = nearestName(tree.textOf({ start, end }), words);
  return text === undefined ? [] : [{ title: `Replace with ${text}`, start, end, text }];
}

function closeString({ tree }: FlowDocument, place: Place): FlowFix {
  const text = /['"]/.exec(tree.textOf(place))?.[0] ?? "'";
  return { title: "Close the string", start: place.end, end: place.end, text };
}

/** A statement that begins on a line of its own behind one that was not ended. */
function semicolonBefore({ tree }: FlowDocument, { start }: Place): FlowFix[] {
  const isBetween = tree.root.children.some((one) => one.kind === "ErrorNode" && one.start === start);
  const at = endBefore(tree, start);
  const isOnNewLine = tree.text.slice(at, start).includes("\n");
  return isBetween && isOnNewLine ? [{ title: "Insert ;", start: at, end: at, text: ";" }] : [];
}

function endBefore(tree: SyntaxTree, start: number): number {
  return tree.tokens.findLast(({ end, kind }) => end <= start && !kind.endsWith("Comment"))?.end ?? start;
}

/** A bracket, comma or semicolon that is missing; it goes right behind what is there. */
function missingToken({ tree }: FlowDocument, { start }: Place): FlowFix[] {
  const node = errorAt(tree.root, start);
  const text = node && tokenSpellings[node.detail >> 8];
  if (text === undefined) return [];
  const at = endBefore(tree, start);
  return [{ title: `Insert ${text}`, start: at, end: at, text: text === "=" ? " = " : text }];
}

function errorAt(root: FlowNode, start: number): FlowNode | undefined {
  for (const node of nodesOf(root))
    if (node.kind === "ErrorNode" && node.start === start && node.detail > 0) return node;
  return undefined;
}

function withoutStatement({ tree }: FlowDocument, { start }: Place): FlowFix[] {
  const statement = tree.root.children.find((one) => one.kind === "Let" && one.start <= start && start < one.end);
  if (statement === undefined) return [];
  const [behind = ""] = /^\s*;?[ \t]*\n?/.exec(tree.text.slice(statement.end)) ?? [];
  return [{ title: "Remove the definition", start: statement.start, end: statement.end + behind.length, text: "" }];
}

function summarizeInstead({ tree }: FlowDocument, { start }: Place): FlowFix[] {
  for (const node of nodesOf(tree.root)) {
    const isAround = node.kind === "Operator" && node.start <= start && start < node.end;
    if (!isAround || (node.operator !== "extend" && node.operator !== "project")) continue;
    const end = node.start + node.operator.length;
    return [{ title: "Replace with summarize", start: node.start, end, text: "summarize" }];
  }
  return [];
}
