import type { QueryLanguage, QueryParams } from "../data-lake-queries/query-params.ts";
import type { Schedule } from "../schedules/schedule.ts";

/** A query that people keep; with a schedule its rows are given to the scheduled rules that name it. */
export interface SavedQuery {
  /** Also its id in the content format. */
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** The text, in whatever language. */
  readonly sql: string;
  /** What people chose beside the text; absent where the text says everything, as in the content format. */
  readonly search?: SavedSearch;
  /** The platform adds the time window itself; undefined: the statement has its own. */
  readonly lookbackSeconds: number | undefined;
  readonly schedule: Schedule | undefined;
  /** Of the schedule; false without one. */
  readonly enabled: boolean;
  readonly email: QueryEmail | undefined;
}

export interface SavedSearch {
  readonly language: QueryLanguage;
  readonly params: QueryParams;
}

/** Who gets a scheduled query's rows by email. */
export interface QueryEmail {
  readonly recipients: readonly string[];
  readonly sendEmpty: boolean;
  readonly preferAttachment: boolean;
}

const flowPragma = /--[ \t]?pragma:[ \t]*(?:panther|pharos)flow\b/i;

/** What a text is written in: a comment in it may say that it is PharosFlow. */
export function queryLanguageOf(text: string): QueryLanguage {
  return flowPragma.test(text) ? "pharosflow" : "sql";
}

/** The text with the comment that says its language, so that it is read alike wherever it goes. */
export function withLanguagePragma(text: string, language: QueryLanguage): string {
  return language === "pharosflow" && !flowPragma.test(text) ? `--pragma: pharosflow\n${text}` : text;
}

/** Whether an answer is limited by what the query says itself. */
export function hasRowLimit({ sql, search }: Pick<SavedQuery, "sql" | "search">): boolean {
  return search?.params.limit !== undefined || /\blimit\b/i.test(sql);
}
