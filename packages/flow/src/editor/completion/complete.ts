import type { BindOptions } from "../../bind/binder.ts";
import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import type { FlowParser } from "../../syntax-tree/flow-parser.ts";
import type { FlowToken } from "../../syntax-tree/flow-token.ts";
import { type FlowDocument, openDocument } from "../document/flow-document.ts";
import { pathTo, tokenAt } from "../document/node-path.ts";
import { scopeAt } from "../document/scope-at.ts";
import { keysBelow, traceValue } from "../document/trace-column.ts";
import { type CompletionItem, keyword } from "./completion-item.ts";
import { completionPlace } from "./completion-place.ts";
import { choiceItems, expressionItems, memberItems, parameterAt } from "./expression-items.ts";
import { columnItems, definitionItems, keyItems, tableItems } from "./name-items.ts";
import { continuationItems, operatorItems, parameterItems, sourceItems } from "./operator-items.ts";
import { choices, parameterWords, typeWords } from "./operator-snippets.ts";
import { type ValueRequest, valueRequest } from "./value-request.ts";

export interface Completion {
  /** What the chosen item takes the place of. */
  readonly start: number;
  readonly end: number;
  readonly items: readonly CompletionItem[];
  /** What is there is whole already: nothing has to follow. */
  readonly isOptional: boolean;
  /** Given: values of the data belong here as well. */
  readonly values?: ValueRequest | undefined;
}

/** Stands for what is going to be written, so that the grammar says what it would be. */
const marker = "__here__";

/** What may be written at the place; @throws flow.too_long */
export function complete(parser: FlowParser, text: string, offset: number, options: BindOptions): Completion {
  const empty = { start: offset, end: offset, items: [], isOptional: true };
  const token = tokenAt(parser.parse(text).tokens, offset);
  if (token !== undefined && token.start < offset) {
    if (token.kind.endsWith("Comment"))
      return isInComment(token, offset) ? empty : atWord(parser, text, offset, options);
    if (isString(token)) {
      return isInString(text, token, offset) ? withinString(parser, text, token, options) : empty;
    }
    if (/^(Integer|Double|Timespan|MalformedNumber|Datetime)$/.test(token.kind)) return empty;
  }
  return atWord(parser, text, offset, options);
}

function isString({ kind }: FlowToken): boolean {
  return kind === "QuotedString" || kind === "VerbatimString" || kind === "UnterminatedString";
}

function isInString(text: string, token: FlowToken, offset: number): boolean {
  return offset < token.end || (token.kind === "UnterminatedString" && !text.slice(token.end, offset).includes("\n"));
}

function isInComment(token: FlowToken, offset: number): boolean {
  return offset < token.end || token.kind !== "BlockComment";
}

/** The word that the cursor is in or behind; behind a pipe, hyphens belong to it. */
function wordAround(text: string, offset: number): { start: number; end: number } {
  const before = text.slice(Math.max(0, offset - 200), offset);
  const [, operator] = /\|\s*([A-Za-z][\w-]*)$/.exec(before) ?? [];
  const [word = ""] = operator === undefined ? (/[\w$\u0080-\uffff]*$/.exec(before) ?? []) : [operator];
  const rest = operator === undefined ? /^[\w$\u0080-\uffff]*/ : /^[\w-]*/;
  const [after = ""] = rest.exec(text.slice(offset, offset + 200)) ?? [];
  const quote = text[offset - word.length - 1] === "`" ? 1 : 0;
  const endQuote = quote === 1 && text[offset + after.length] === "`" ? 1 : 0;
  return { start: offset - word.length - quote, end: offset + after.length + endQuote };
}

function atWord(parser: FlowParser, text: string, offset: number, options: BindOptions): Completion {
  const { start, end } = wordAround(text, offset);
  const document = openDocument(parser, text.slice(0, start) + marker + text.slice(end), options);
  const path = pathTo(document.tree.root, { start, end: start + marker.length });
  const isCalled = text[end] === "(";
  const items = itemsAt(document, path).map((item) => (isCalled ? withoutParentheses(item) : item));
  const { kind } = completionPlace(path, document.text);
  const values = kind === "expression" ? valueRequest(document, scopeAt(document, path), path, undefined) : undefined;
  return { start, end, items, values, isOptional: kind === "continuation" };
}

function withoutParentheses(item: CompletionItem): CompletionItem {
  return item.kind === "function" ? { ...item, insert: item.label, isSnippet: false } : item;
}

function itemsAt(document: FlowDocument, path: readonly FlowNode[]): readonly CompletionItem[] {
  const place = completionPlace(path, document.text);
  const scope = scopeAt(document, path);
  const operator = scope.operator?.operator;
  switch (place.kind) {
    case "operator":
      return operatorItems;
    case "source": {
      const tables = tableItems(
        document.options.catalogue,
        place.before.map((name) => document.tree.textOf(name)),
      );
      if (place.before.length > 0) return tables;
      const defined = scope.definitions.filter(({ relation }) => relation !== undefined);
      const words = place.isPipelineStart ? sourceItems : parameterItems(operator);
      return [...definitionItems(defined), ...tables, ...words];
    }
    case "member":
      return memberItems(document, scope, place.base);
    case "expression":
      return expressionItems(document, scope, path);
    case "continuation":
      return continuationItems(operator);
    case "parameter":
      return (parameterWords[`${operator} ${document.tree.textOf(place.name)}`] ?? [])
        .map((word) => keyword(word))
        .concat(columnItems(scope.relation?.columns ?? []));
    case "columns":
      return columnItems(scope.relation?.columns ?? []);
    case "choice":
      return (choices[operator ?? ""] ?? []).map((word) => keyword(word));
    case "type":
      return typeWords.map((word) => keyword(word));
    default:
      return [];
  }
}

/** Between the quotes of a string: words that the function knows, keys of the object, or values of the data. */
function withinString(parser: FlowParser, text: string, token: FlowToken, options: BindOptions): Completion {
  const document = openDocument(parser, text, options);
  const path = pathTo(document.tree.root, token);
  const scope = scopeAt(document, path);
  const quote = /['"]/.exec(text.slice(token.start, token.end))?.[0] ?? "'";
  const start = token.start + text.slice(token.start, token.end).indexOf(quote) + 1;
  const end = token.kind === "UnterminatedString" ? token.end : token.end - 1;
  const parent = path.at(-2);
  const [base] = parent?.children ?? [];
  if (parent?.kind === "Index" && base !== undefined && scope.relation !== undefined) {
    const keys = keysBelow(traceValue(scope.relation, document.bound.expressions.get(base)));
    const items = keyItems([...keys].map(([name, member]) => [name, member?.type] as const)).map(asText);
    return { start, end, items, isOptional: false };
  }
  const items = choiceItems(parameterAt(document, path), quote);
  const values = items.length > 0 ? undefined : valueRequest(document, scope, path, quote);
  return { start, end, items, values, isOptional: false };
}

function asText(item: CompletionItem): CompletionItem {
  return { ...item, insert: item.label };
}
