import {
  invalidInput,
  type QueryLanguage,
  type QueryParams,
  type QueryTimeRange,
  queryTimeRange,
} from "@pharos/domain";

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
  /** Event times that count in every table of the statement; undefined where the statement says its own. */
  readonly eventTimes: QueryTimeRange | undefined;
  /** How the query wants to be drawn. */
  readonly visualize?: unknown;
  /** What the person should know of the rows. */
  readonly warnings: readonly string[];
}

/** A query of any language as one statement. @throws PharosError with the place of the mistake */
export type QueryCompiler = (query: QueryToCompile) => Promise<CompiledQuery>;

/** SQL goes through as it is: the lake's gate checks it. The other languages are somebody else's to compile. */
export const compileNativeQuery: QueryCompiler = async ({ text, language, params, referenceTime }) => {
  if (language !== "sql") throw invalidInput(`Queries in ${language} are not available yet; write it in SQL`);
  return { sql: text, eventTimes: queryTimeRange(params, referenceTime), warnings: [] };
};
