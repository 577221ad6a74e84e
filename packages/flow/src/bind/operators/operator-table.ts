import { extendOperator, projectOperator } from "./extend.ts";
import { limitOperator } from "./limit.ts";
import { literalSources, printOperator } from "./literal-sources.ts";
import type { OperatorDefinition, OperatorDoc } from "./operator-definition.ts";
import { sortOperator, topOperator } from "./sort.ts";
import { countOperator, summarizeOperator } from "./summarize.ts";
import { unionOperator } from "./union.ts";
import { whereOperator } from "./where.ts";

/** Every operator of the language: what it means, and what the editor and the reference say of it. */
export const operatorDefinitions: readonly OperatorDefinition[] = [
  whereOperator,
  extendOperator,
  projectOperator,
  summarizeOperator,
  countOperator,
  sortOperator,
  topOperator,
  limitOperator,
  unionOperator,
  printOperator,
];

/** What else rows come from. */
export const sourceDocs: readonly OperatorDoc[] = literalSources;

const byWord = new Map(
  operatorDefinitions.flatMap((definition) =>
    [definition.name, ...(definition.aliases ?? [])].map((word) => [word, definition] as const),
  ),
);

/** The operator that a word means, also by its other words. */
export function findOperator(word: string): OperatorDefinition | undefined {
  return byWord.get(word);
}
