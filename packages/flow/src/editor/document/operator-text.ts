import type { OperatorDoc } from "../../bind/operators/parts/operator-definition.ts";
import { findOperator, sourceDocs } from "../../bind/operators/table/operator-table.ts";
import { exampleText } from "./function-docs.ts";

/** What is known of the operator, or source of rows, with this word. */
export function operatorDoc(word: string): OperatorDoc | undefined {
  return findOperator(word) ?? sourceDocs.find(({ name }) => name === word);
}

/** What an operator does and an example, in Markdown. */
export function operatorText({ summary, name, aliases = [], examples }: OperatorDoc): string {
  const words = [name, ...aliases].map((word) => `\`${word}\``);
  const [example] = examples;
  return [
    summary,
    ...(aliases.length > 0 ? [`Written ${words.join(" or ")}.`] : []),
    ...(example ? [exampleText(example)] : []),
  ].join("\n\n");
}
