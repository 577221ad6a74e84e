import { sqlInvalid, sqlRefused } from "../errors/errors.ts";
import { expandTimeMacros } from "../macros/expand-time-macros.ts";
import { checkNesting } from "../sql-text/check-nesting.ts";
import { type AllowedFunctions, allowFunctions, type FunctionNames, forCompiled } from "./allowed-functions.ts";
import { hasPrewhere, inspectQuery, tablesOf } from "./inspect-query.ts";
import { mayVary } from "./may-vary.ts";
import { respellColumns } from "./respell-columns.ts";
import { rewriteNames } from "./rewrite-names.ts";
import { rewriteTimes } from "./rewrite-times.ts";
import { translateSnowflake } from "./snowflake/translate-snowflake.ts";
import { syntaxSentence } from "./syntax-sentence.ts";
import { readSyntaxTree } from "./syntax-tree.ts";

/** The query that somebody wants to run. Can be sent to a thread. */
export interface QueryToApprove {
  readonly text: string;
  /** Our own compiler made it: it is checked, and runs as it stands. */
  readonly isCompiled: boolean;
  /** The time that the query's macros count from. */
  readonly referenceTime: Date;
  readonly functions: FunctionNames;
}

export interface ApprovedQuery {
  /** The statement that runs. */
  readonly sql: string;
  /** `database.table` */
  readonly tables: readonly string[];
  readonly hasPrewhere: boolean;
  /** It may answer otherwise over the same rows. */
  readonly mayVary: boolean;
}

/** The engine's part in the approval of a query. Each answer can be sent to a thread. */
export interface ApprovalEngine {
  /** The query as the engine writes it, or why its syntax is wrong, in the engine's words. */
  render(sql: string): Promise<{ readonly sql: string } | { readonly complaint: string }>;
  /** The lines of its EXPLAIN AST. */
  explainSyntax(sql: string): Promise<string>;
  /** The names of all columns of these tables. */
  columnsOf(tables: readonly string[]): Promise<readonly string[]>;
}

/** @throws sqlRefused, sqlInvalid, and what the engine fails with */
export type ApproveQuery = (query: QueryToApprove, engine: ApprovalEngine, owner?: string) => Promise<ApprovedQuery>;

const sqlLengthMax = 100_000;

/**
 * Finds out whether a query is allowed, and what runs for it. All work on its text is done here, and can be done in a
 * thread: it takes up to a second for the longest queries.
 */
export const approveQuery: ApproveQuery = async (query, engine) => {
  const functions = allowFunctions(query.functions);
  return query.isCompiled
    ? approveCompiled(query.text, engine, forCompiled(functions))
    : approveWritten(query, engine, functions);
};

/** The engine's own rendering, which is what runs: comments, odd spaces and encodings have no say in it. */
async function approveWritten(
  { text, referenceTime }: QueryToApprove,
  engine: ApprovalEngine,
  functions: AllowedFunctions,
): Promise<ApprovedQuery> {
  if (text.trim() === "" || text.includes("\0")) throw sqlInvalid("Write a query");
  if (text.length > sqlLengthMax) {
    throw sqlRefused(
      `The query has ${text.length} characters, and at most ${sqlLengthMax} are allowed. Shorten it, or put long lists of values in a lookup table.`,
    );
  }
  checkNesting(text);
  const given = rewriteTimes(rewriteNames(translateSnowflake(expandTimeMacros(text, referenceTime))));
  const rendered = await engine.render(given);
  if ("complaint" in rendered) {
    throw sqlInvalid(syntaxSentence(rendered.complaint, given, text) ?? rendered.complaint);
  }
  const approved = await inspect(rendered.sql, engine, functions);
  const respelled = respellColumns(rendered.sql, await engine.columnsOf(approved.tables));
  return respelled === rendered.sql ? approved : inspect(respelled, engine, functions);
}

async function inspect(sql: string, engine: ApprovalEngine, functions: AllowedFunctions): Promise<ApprovedQuery> {
  if (!/^(SELECT|WITH|\()/.test(sql)) throw sqlRefused("Only SELECT is allowed");
  const tree = readSyntaxTree(await engine.explainSyntax(sql));
  return approved(sql, inspectQuery(sql, tree, functions), functions);
}

async function approveCompiled(
  sql: string,
  engine: ApprovalEngine,
  functions: AllowedFunctions,
): Promise<ApprovedQuery> {
  const tree = readSyntaxTree(await engine.explainSyntax(sql));
  return approved(sql, tablesOf(sql, tree, functions), functions);
}

function approved(sql: string, tables: readonly string[], functions: AllowedFunctions): ApprovedQuery {
  return { sql, tables, hasPrewhere: hasPrewhere(sql), mayVary: mayVary(sql, functions) };
}
