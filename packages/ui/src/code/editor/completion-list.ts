import type { CodeCompletion, CodeCompletionItem } from "./code-language.ts";
import { type editor, languages, type Position, Range } from "./monaco.ts";

const kinds: Readonly<Record<string, languages.CompletionItemKind>> = {
  operator: languages.CompletionItemKind.Keyword,
  keyword: languages.CompletionItemKind.Operator,
  function: languages.CompletionItemKind.Function,
  namespace: languages.CompletionItemKind.Module,
  table: languages.CompletionItemKind.Struct,
  column: languages.CompletionItemKind.Field,
  key: languages.CompletionItemKind.Property,
  variable: languages.CompletionItemKind.Variable,
  value: languages.CompletionItemKind.Value,
  type: languages.CompletionItemKind.TypeParameter,
};
const rankWidth = 8;
const rankShift = 10_000;

/** The suggestions as the editor shows them: those with the lower rank first. */
export function completionList(
  model: editor.ITextModel,
  position: Position,
  { start, end, items, isIncomplete = false }: CodeCompletion,
): languages.CompletionList {
  const from = model.getPositionAt(start);
  const to = model.getPositionAt(end);
  const range = {
    insert: new Range(from.lineNumber, from.column, position.lineNumber, position.column),
    replace: new Range(from.lineNumber, from.column, to.lineNumber, to.column),
  };
  return { suggestions: items.map((item) => suggestion(item, range)), incomplete: isIncomplete };
}

function suggestion(
  { label, kind, insert, isSnippet, detail, documentation, rank }: CodeCompletionItem,
  range: languages.CompletionItem["range"],
): languages.CompletionItem {
  const rule = languages.CompletionItemInsertTextRule.InsertAsSnippet;
  // What has places to fill in goes on asking for what belongs there.
  const id = kind === "function" ? "editor.action.triggerParameterHints" : "editor.action.triggerSuggest";
  return {
    label: detail === undefined || kind === "function" || kind === "operator" ? label : { label, description: detail },
    kind: kinds[kind] ?? languages.CompletionItemKind.Text,
    insertText: insert,
    filterText: label,
    sortText: String(Math.round(rankShift * (rank + 2))).padStart(rankWidth, "0"),
    range,
    ...(isSnippet ? { insertTextRules: rule, command: { id, title: "" } } : {}),
    ...(kind === "function" || kind === "operator" ? { detail: detail ?? "" } : {}),
    ...(documentation === undefined ? {} : { documentation: { value: documentation } }),
  };
}
