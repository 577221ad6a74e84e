import {
  completeFilters,
  invalidInput,
  type QueryLanguage,
  type QueryParams,
  type QueryTimeRange,
  queryTextLengthMax,
  queryTimeRange,
} from "@pharos/domain";
import { type FlowDiagnostic, type FlowTable, flowOfForm, flowSettings, lineAndColumn, quoteText } from "@pharos/flow";
import type { TableTimes } from "@pharos/lake";
import { bindVariables } from "@pharos/lake/gate";
import type { FlowStatement, FlowToCompile } from "./compile/compile-flow.ts";
import type { ListedTable } from "./compile/lazy-table.ts";
import { queryTooLong } from "./errors.ts";
import type { FlowTables } from "./flow-tables.ts";
import { formCounts } from "./form-counts.ts";
import type { QueryThreads } from "./query-threads.ts";

/** What somebody wrote, and what they may see. */
export interface QueryToCompile {
  readonly text: string;
  readonly language: QueryLanguage;
  readonly params: QueryParams;
  /** The log types that count; undefined for all. */
  readonly logTypeAccess: readonly string[] | undefined;
  /** What times of the query count from. */
  readonly referenceTime: Date;
  /** Who asks: texts of one owner are compiled one after the other. */
  readonly owner?: string | undefined;
}

export interface CompiledQuery {
  /** One statement, as the lake's gate takes it. */
  readonly sql: string;
  /** Of the engine, where PharosFlow's compiler wrote the statement. */
  readonly compiledSettings?: Readonly<Record<string, number>>;
  /** Event times that count in every table of the statement; undefined where the statement says its own. */
  readonly eventTimes: QueryTimeRange | undefined;
  /** Between which times the statement reads tables of events; undefined where that is not known. */
  readonly tableTimes?: readonly TableTimes[];
  /** How the query wants to be drawn. */
  readonly visualize?: unknown;
  /** What the person should know of the rows. */
  readonly warnings: readonly string[];
}

/** A query of any language as one statement. @throws PharosError with the place of the mistake */
export type QueryCompiler = (query: QueryToCompile) => Promise<CompiledQuery>;

/** SQL goes through with its values bound: the lake's gate checks it. */
export const compileNativeQuery: QueryCompiler = async ({ text, params, referenceTime }) => {
  const sql = bindVariables(text, params.variables ?? {});
  return { sql, eventTimes: queryTimeRange(params, referenceTime), warnings: [] };
};

/** A comment that says what a text is written in, whatever the language that comes with it says. */
const flowPragma = /--\s?pragma:\s?(pharos|panther)flow\b/i;

/** Programs put it before a text to have it checked and not run. */
const explain = /^\s*EXPLAIN\s/i;

/** A few lines can describe a plan that is longer than anybody wants to wait for. */
const compileMsMax = 5_000;

/** PharosFlow and the conditions of the search form become SQL by one way. */
export function createQueryCompiler(threads: QueryThreads, tables: FlowTables): QueryCompiler {
  return async (query) => {
    const { text, params, referenceTime, logTypeAccess } = query;
    const language = query.language === "sql" && flowPragma.test(text) ? "pharosflow" : query.language;
    if (language === "sql") return compileNativeQuery(query);
    if (language === "simplesearch") return compileForm(query, threads, tables);
    const eventTimes = queryTimeRange(params, referenceTime);
    const flow = text.replace(explain, "");
    const listed = await tables.list(logTypeAccess);
    const options = {
      now: referenceTime,
      selectedTables: selectedTables(params, listed),
      selectedTimes: eventTimes && { from: new Date(eventTimes.fromMs), to: new Date(eventTimes.toMs) },
      timesCountEverywhere: params.timesCountEverywhere,
      variables: params.variables,
      direction: params.sortDir,
    };
    const toCompile = { text: flow, options, tables: { listed } };
    const compiled = await compileInThread(threads, toCompile, query.owner, (ids) =>
      tables.describe(ids, logTypeAccess),
    );
    const statement = statementOf(compiled, ({ message, start }) => {
      const { line, column } = lineAndColumn(flow, start);
      return `Line ${line}, column ${column}: ${message}`;
    });
    const sql = explain.test(text) ? `SELECT ${quoteText(statement.sql)} AS statement` : statement.sql;
    return explain.test(text) ? { sql, eventTimes: undefined, warnings: statement.warnings } : { ...statement, sql };
  };
}

/** Who fills in a form has not seen the text that it becomes, so that no message tells a place in it. */
async function compileForm(
  { params, referenceTime, logTypeAccess, owner }: QueryToCompile,
  threads: QueryThreads,
  known: FlowTables,
): Promise<CompiledQuery> {
  const times = queryTimeRange(params, referenceTime);
  const filters = completeFilters(params.filters ?? { ors: [] });
  const isListed = params.tables?.length && !params.tables.some(isWholeDatabase);
  const listed = isListed ? [] : await known.list(logTypeAccess);
  const names = selectedTables(params, listed);
  if (names.length === 0 && !isListed) return { sql: nothing, eventTimes: times, warnings: [] };
  const tables = await known.named(names, logTypeAccess);
  const counts = formCounts(params);
  // With one event more the answer tells that there are others.
  const rowsMax = counts === undefined && params.limit !== undefined ? params.limit + 1 : undefined;
  const toCompile = {
    text: `${flowOfForm({ tables, filters, times, ofTable: counts?.ofTable })}${counts?.ofAll ?? ""}`,
    options: { now: referenceTime, direction: params.sortDir, rowsMax },
    tables,
  };
  const compiled = await compileInThread(threads, toCompile, owner);
  // A table that lacks a column which others have is nothing to warn of.
  const diagnostics = compiled.diagnostics.filter(({ code }) => code !== "unknown_column_here");
  return { ...statementOf({ ...compiled, diagnostics }, ({ message }) => message), eventTimes: times };
}

function compileInThread(
  threads: QueryThreads,
  flow: FlowToCompile,
  owner: string | undefined,
  describe: (ids: readonly string[]) => Promise<readonly FlowTable[]> = async () => [],
): Promise<FlowStatement> {
  if (flow.text.length > queryTextLengthMax) throw queryTooLong(flow.text.length);
  return threads.run("compileFlow", flow, {
    subject: "The query",
    limitMs: compileMsMax,
    totalMs: 2 * compileMsMax,
    ...(owner !== undefined && { owner }),
    answer: (_question, ids) => describe(ids as readonly string[]),
  });
}

/** What a database holds that has no table which the person may see. */
const nothing = "SELECT toDateTime64(0, 9, 'UTC') AS p_event_time WHERE 0";

/** `pharos_logs.public.*` */
function isWholeDatabase(table: string): boolean {
  return /^\w+\.public\.\*$/.test(table);
}

/**
 * `database.public.table`, or the tables' own names in the databases that were chosen. Databases without tables stand
 * for all of their tables that have rows, and so does a star in place of a table.
 */
function selectedTables({ tables = [], databases = [] }: QueryParams, listed: readonly ListedTable[]): string[] {
  if (tables.length === 0) return databases.flatMap((database) => filledTables(database, listed));
  return tables.flatMap((table) => {
    if (isWholeDatabase(table)) return filledTables(table.replace(/\.\*$/, ""), listed);
    if (table.includes(".") || databases.length === 0) return [table];
    return databases.map((database) => `${database}.${table}`);
  });
}

/** Where none has rows, all of them: they have columns to show. */
function filledTables(database: string, listed: readonly ListedTable[]): string[] {
  const name = database.replace(/\.public$/, "");
  const own = listed.filter((table) => table.database === name);
  const filled = own.filter(({ isEmpty }) => !isEmpty);
  return (filled.length > 0 ? filled : own).map(({ table }) => `${name}.public.${table}`);
}

function statementOf(
  { sql, diagnostics, visualization, tableTimes }: FlowStatement,
  sentenceOf: (diagnostic: FlowDiagnostic) => string,
): CompiledQuery {
  if (sql === undefined) {
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    throw invalidInput(errors.map(sentenceOf).join("\n"));
  }
  const warnings = diagnostics.map(({ message }) => message);
  return { sql, compiledSettings: flowSettings, visualize: visualization, warnings, eventTimes: undefined, tableTimes };
}
