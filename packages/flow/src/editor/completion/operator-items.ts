import { operators } from "../../functions/function-table.ts";
import { operatorDoc, operatorText } from "../document/operator-text.ts";
import { type CompletionItem, keyword, ranks, snippet } from "./completion-item.ts";
import {
  clauseSnippets,
  infixSnippets,
  operatorSnippets,
  parameterSnippets,
  sourceSnippets,
} from "./operator-snippets.ts";

/** The operators that may stand behind a pipe; most used first. */
export const operatorItems: readonly CompletionItem[] = itemsOf(operatorSnippets);

/** The same, each with the pipe in front. */
const pipedItems: readonly CompletionItem[] = operatorItems.map((item) => ({
  ...item,
  label: `| ${item.label}`,
  insert: `| ${item.insert}`,
  rank: item.rank + ranks.far,
}));

export const sourceItems: readonly CompletionItem[] = [...itemsOf(sourceSnippets), keyword("let", "let <name> = <>;")];

function itemsOf(snippets: Readonly<Record<string, string>>): CompletionItem[] {
  return Object.entries(snippets).flatMap(([word, pattern], index) => {
    const doc = operatorDoc(word);
    if (doc === undefined) return [];
    const insert = pattern === "" ? word : `${word} ${snippet(pattern)}`;
    const documentation = operatorText(doc);
    const rank = ranks.near + index / 100;
    return [
      { label: word, kind: "operator", insert, isSnippet: pattern !== "", detail: doc.syntax, documentation, rank },
    ];
  });
}

const infixItems: readonly CompletionItem[] = operators
  .filter(({ name }) => name !== "not" && !name.startsWith("unary "))
  .flatMap(({ name, summary }) => {
    const documentation = summary;
    const item = keyword(name, infixSnippets[name] ?? name);
    const negated = infixSnippets[`!${name}`];
    return [
      { ...item, documentation },
      ...(negated === undefined ? [] : [{ ...keyword(`not ${name}`, negated), documentation }]),
    ];
  });

/** Operators that are complete with what stands behind their word. */
const withoutExpressions = new Set(["limit", "take", "sample", "count", "getschema", "as", "union", "join", "lookup"]);

/** What may go on behind the operand of this operator, or behind a source. */
export function continuationItems(operator: string | undefined): readonly CompletionItem[] {
  const clauses = (operator === undefined ? [] : (clauseSnippets[operator] ?? [])).map((pattern) =>
    keyword(firstWords(pattern), pattern, ranks.near),
  );
  const infix = operator === undefined || withoutExpressions.has(operator) ? [] : infixItems;
  return [...clauses, ...infix, ...pipedItems];
}

export function parameterItems(operator: string | undefined): readonly CompletionItem[] {
  return (operator === undefined ? [] : (parameterSnippets[operator] ?? [])).map((pattern) =>
    keyword(firstWords(pattern), pattern),
  );
}

/** What a pattern begins with, up to its first place: `to typeof`, `nulls first`. */
function firstWords(pattern: string): string {
  return pattern.replace(/[ =('"]*<.*$/s, "");
}
