import {
  completeFilters,
  invalidInput,
  type QueryLanguage,
  type QueryParams,
  type QueryTimeRange,
  queryTimeRange,
} from "@pharos/domain";
import { type CompiledFlow, compileFlow, type FlowParser, flowOfForm, flowSettings, lineAndColumn } from "@pharos/flow";
import type { FlowTables } from "./flow-tables.ts";

/** What somebody wrote, and what they may see. */
export interface QueryToCompile {
  readonly text: string;
  readonly language: QueryLanguage;
  readonly params: QueryParams;
  /** The log types that count; undefined for all. */
  readonly logTypeAccess: readonly string[] | undefined;
  /** What times of the query count from. */
  readonly referenceTime: Date;
}

export interface CompiledQuery {
  /** One statement, as the lake's gate takes it. */
  readonly sql: string;
  /** Of the engine, where PharosFlow's compiler wrote the statement. */
  readonly compiledSettings?: Readonly<Record<string, number>>;
  /** Event times that count in every table of the statement; undefined where the statement says its own. */
  readonly eventTimes: QueryTimeRange | undefined;
  /** How the query wants to be drawn. */
  readonly visualize?: unknown;
  /** What the person should know of the rows. */
  readonly warnings: readonly string[];
}

/** A query of any language as one statement. @throws PharosError with the place of the mistake */
export type QueryCompiler = (query: QueryToCompile) => Promise<CompiledQuery>;

/** SQL goes through as it is: the lake's gate checks it. */
export const compileNativeQuery: QueryCompiler = async ({ text, params, referenceTime }) => {
  return { sql: text, eventTimes: queryTimeRange(params, referenceTime), warnings: [] };
};

/** A comment that says what a text is written in, whatever the language that comes with it says. */
const flowPragma = /--\s?pragma:\s?(pharos|panther)flow\b/i;

/** Programs put it before a text to have it checked and not run. */
const explain = /^\s*EXPLAIN\s/i;

/** PharosFlow and the conditions of the search form become SQL by one way. */
export function createQueryCompiler(loading: Promise<FlowParser>, tables: FlowTables): QueryCompiler {
  return async (query) => {
    const { text, params, referenceTime, logTypeAccess } = query;
    const eventTimes = queryTimeRange(params, referenceTime);
    const language = query.language === "sql" && flowPragma.test(text) ? "pharosflow" : query.language;
    const isExplained = language === "pharosflow" && explain.test(text);
    if (language === "sql") return compileNativeQuery(query);
    const [parser, catalogue] = await Promise.all([loading, tables.catalogue(logTypeAccess)]);
    const flow = language === "pharosflow" ? text.replace(explain, "") : flowOfForm(formOf(params), catalogue);
    const compiled = compileFlow(parser.parse(flow), {
      catalogue,
      now: referenceTime,
      selectedTables: selectedTables(params),
      selectedTimes: eventTimes && { from: new Date(eventTimes.fromMs), to: new Date(eventTimes.toMs) },
      direction: params.sortDir,
    });
    const statement = statementOf(flow, compiled);
    if (isExplained)
      return {
        sql: `SELECT ${quoted(statement.sql)} AS statement`,
        eventTimes: undefined,
        warnings: statement.warnings,
      };
    return { ...statement, eventTimes: language === "simplesearch" ? eventTimes : undefined };
  };
}

function formOf(params: QueryParams) {
  const filters = completeFilters(params.filters ?? { ors: [] });
  return { tables: selectedTables(params), filters };
}

/** `database.public.table`, or the tables' own names in the databases that were chosen. */
function selectedTables({ tables = [], databases = [] }: QueryParams): string[] {
  return tables.flatMap((table) => {
    if (table.includes(".") || databases.length === 0) return [table];
    return databases.map((database) => `${database}.${table}`);
  });
}

function statementOf(
  flow: string,
  { sql, diagnostics, visualization }: CompiledFlow,
): Omit<CompiledQuery, "eventTimes"> {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (sql === undefined) {
    const sentences = errors.map(({ message, start }) => {
      const { line, column } = lineAndColumn(flow, start);
      return `Line ${line}, column ${column}: ${message}`;
    });
    throw invalidInput(sentences.join("\n"));
  }
  const warnings = diagnostics.map(({ message }) => message);
  return { sql, compiledSettings: flowSettings, visualize: visualization, warnings };
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
