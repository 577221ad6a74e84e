import type { FunctionParameter } from "../../functions/definition/function-definition.ts";
import { functionTable } from "../../functions/function-table.ts";
import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import { typeName } from "../../types/flow-type.ts";
import type { FlowDocument } from "../document/flow-document.ts";
import type { EditorScope } from "../document/scope-at.ts";
import { keysBelow, traceValue } from "../document/trace-column.ts";
import { type CompletionItem, keyword, ranks } from "./completion-item.ts";
import {
  columnItems,
  definitionItems,
  functionItems,
  keyItems,
  namespaceItems,
  tableItems,
  variableItems,
} from "./name-items.ts";
import { sourceItems } from "./operator-items.ts";

const words = [keyword("not"), keyword("true"), keyword("false"), keyword("null")];
const toScalar: CompletionItem = {
  label: "toscalar",
  kind: "function",
  insert: "toscalar($0)",
  isSnippet: true,
  detail: "toscalar(pipeline)",
  documentation: "The first column of the first row of a query.",
  rank: ranks.function,
};
const joinSides = ["$left", "$right"].map((label) => ({
  label,
  kind: "variable" as const,
  insert: `${label}.`,
  rank: ranks.near,
}));
/** Its value comes with the query. */
const queryVariable = (name: string): CompletionItem => ({
  label: `$${name}`,
  kind: "variable",
  insert: `$${name}`,
  rank: ranks.near,
});
const aggregating = new Set(["summarize", "make-series", "rare"]);
const looking = new Set(["extend", "serialize"]);
/** Operators whose operand is a number that is written out. */
const counting = new Set(["limit", "take", "sample"]);

/** What an expression may begin with. */
export function expressionItems(
  document: FlowDocument,
  scope: EditorScope,
  path: readonly FlowNode[],
): readonly CompletionItem[] {
  const operator = scope.operator?.operator ?? "";
  const isDirect = path.at(-2) === scope.operator;
  if (counting.has(operator) && isDirect) return [];
  const isInClause = path.some(({ kind }) => kind === "Clause");
  const takesTables = scope.operator === undefined || isMembership(path);
  return [
    ...argumentItems(document, path),
    ...variableItems(scope.variables),
    ...(scope.sides === undefined ? [] : joinSides),
    ...Object.keys(document.options.variables ?? {}).map(queryVariable),
    ...columnItems(scope.relation?.columns ?? []),
    ...definitionItems(scope.definitions),
    ...(takesTables ? tableItems(document.options.catalogue, []) : []),
    ...(scope.operator === undefined ? sourceItems : []),
    ...(aggregating.has(operator) && !isInClause ? functionItems("aggregate") : []),
    ...(looking.has(operator) ? functionItems("window") : []),
    ...functionItems("scalar"),
    toScalar,
    ...words,
  ];
}

/** Within `in (…)` and `toscalar(…)` a table may stand. */
function isMembership(path: readonly FlowNode[]): boolean {
  const parent = path.at(-2);
  return parent?.kind === "ValueList" || parent?.kind === "Call" || parent?.kind === "Parenthesised";
}

/** What this argument of a function wants: a lambda, or one of a few words. */
function argumentItems(document: FlowDocument, path: readonly FlowNode[]): readonly CompletionItem[] {
  const parameter = parameterAt(document, path);
  if (parameter?.lambda !== undefined) {
    const names = ["a", "b", "c"].slice(0, parameter.lambda([]).length || 1).join(", ");
    return [{ ...keyword("fn", `fn (<${names}>) { <> }`, ranks.near - 1), detail: `fn (${names}) { … }` }];
  }
  return choiceItems(parameter, undefined);
}

export function choiceItems(parameter: FunctionParameter | undefined, quote: string | undefined): CompletionItem[] {
  return (parameter?.choices ?? []).map((label, index) => ({
    label,
    kind: "value",
    insert: quote === undefined ? `'${label}'` : label,
    rank: ranks.near - 1 + index / 1000,
  }));
}

/** The parameter whose argument is at the path's end. */
export function parameterAt({ tree }: FlowDocument, path: readonly FlowNode[]): FunctionParameter | undefined {
  const call = path.at(-2);
  const [callee, ...args] = call?.children ?? [];
  const argument = path.at(-1);
  if (call?.kind !== "Call" || callee === undefined || argument === undefined) return undefined;
  const definition = functionTable.find(tree.textOf(callee), "aggregate");
  const position = args.indexOf(argument);
  const last = definition?.parameters.at(-1);
  return definition?.parameters[position] ?? (last?.isRepeated ? last : undefined);
}

/** What may stand behind the dot. */
export function memberItems(document: FlowDocument, scope: EditorScope, base: FlowNode): readonly CompletionItem[] {
  const text = document.tree.textOf(base);
  const side = text === "$left" ? scope.sides?.left : text === "$right" ? scope.sides?.right : undefined;
  if (side !== undefined) return columnItems(side.columns);
  const bound = document.bound.expressions.get(base);
  const isKnown = bound !== undefined && !(bound.kind === "literal" && bound.value === null);
  if (!isKnown) {
    const names = text.split(".");
    return [...namespaceItems(text), ...tableItems(document.options.catalogue, names)];
  }
  const fields = bound.type.kind === "object" ? bound.type.fields : undefined;
  const keys = new Map([...(fields ?? [])].map(([name, type]) => [name, typeName(type)]));
  const origins = scope.relation === undefined ? [] : traceValue(scope.relation, bound);
  for (const [name, member] of keysBelow(origins)) keys.set(name, member?.type ?? keys.get(name) ?? "any");
  return keyItems(keys);
}
