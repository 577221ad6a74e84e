import { projectAwayOperator, projectKeepOperator, projectRenameOperator, projectReorderOperator } from "../columns.ts";
import { dedupOperator } from "../dedup.ts";
import { distinctOperator, rareOperator } from "../distinct.ts";
import { expandOperator } from "../expand.ts";
import { extendOperator, projectOperator } from "../extend.ts";
import { fillNullOperator } from "../fill-null.ts";
import { invokeOperator } from "../invoke.ts";
import { applyOperator } from "../joins/apply.ts";
import { joinOperator } from "../joins/join.ts";
import { enrichOperator, lookupOperator } from "../joins/lookup.ts";
import { unionOperator } from "../joins/union.ts";
import { limitOperator } from "../limit.ts";
import { makeSeriesOperator } from "../make-series.ts";
import { parseOperator, parseWhereOperator } from "../parsing/parse.ts";
import { parseKvOperator } from "../parsing/parse-kv.ts";
import type { OperatorDefinition, OperatorDoc } from "../parts/operator-definition.ts";
import { asOperator, getschemaOperator, sampleOperator } from "../sample.ts";
import { serializeOperator } from "../serialize.ts";
import { sessionizeOperator } from "../sessionize.ts";
import { sortOperator, topOperator } from "../sort.ts";
import { literalSources, printOperator } from "../sources/literal-sources.ts";
import { searchOperator } from "../sources/search.ts";
import { countOperator, summarizeOperator } from "../summarize.ts";
import { visualizeOperator } from "../visualize.ts";
import { whereOperator } from "../where.ts";

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
  applyOperator,
  asOperator,
  sampleOperator,
  getschemaOperator,
  dedupOperator,
  distinctOperator,
  rareOperator,
  expandOperator,
  fillNullOperator,
  invokeOperator,
  joinOperator,
  lookupOperator,
  enrichOperator,
  makeSeriesOperator,
  parseOperator,
  parseWhereOperator,
  parseKvOperator,
  projectAwayOperator,
  projectKeepOperator,
  projectRenameOperator,
  projectReorderOperator,
  searchOperator,
  serializeOperator,
  sessionizeOperator,
  visualizeOperator,
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
