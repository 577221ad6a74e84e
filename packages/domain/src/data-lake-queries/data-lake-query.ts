import type { ActorReference } from "../access/actor.ts";
import type { QueryLanguage, QueryParams } from "./query-params.ts";

export const dataLakeQueryStatuses = ["running", "succeeded", "failed", "cancelled"] as const;
export type DataLakeQueryStatus = (typeof dataLakeQueryStatuses)[number];

export const dataLakeQueryKinds = ["query", "indicator_search"] as const;
export type DataLakeQueryKind = (typeof dataLakeQueryKinds)[number];

export interface QueryColumn {
  readonly name: string;
  /** As the engine calls it. */
  readonly type: string;
}

/** Why an answer has fewer rows than the query found. */
export type QueryTruncation = "rows" | "bytes";

/** One execution of a query: a person's, a program's, or a scheduled one. */
export interface DataLakeQuery {
  readonly id: string;
  readonly kind: DataLakeQueryKind;
  /** As it was written. */
  readonly text: string;
  readonly language: QueryLanguage;
  readonly params: QueryParams;
  /** Of the saved query that it is an execution of; empty without one. */
  readonly name: string;
  readonly issuedBy: ActorReference;
  readonly isScheduled: boolean;
  /** The log types that count; undefined for all. */
  readonly logTypeAccess: readonly string[] | undefined;
  /** The execution that it was derived from, and the first one in that line. */
  readonly parentId: string | undefined;
  readonly rootId: string | undefined;
  /** While it waits for its turn it is `running` as well. */
  readonly status: DataLakeQueryStatus;
  /** What people should know: why it failed, or what to expect of its rows. */
  readonly message: string;
  readonly createdAt: Date;
  /** Undefined while it waits for its turn. */
  readonly startedAt: Date | undefined;
  readonly completedAt: Date | undefined;
  /** Known as soon as the first rows are. */
  readonly columns: readonly QueryColumn[] | undefined;
  /** How the query wants to be drawn. */
  readonly visualize: unknown;
  readonly progress: QueryProgress;
  /** So far, or in all. */
  readonly rowCount: number;
  readonly executionMs: number;
  readonly truncatedBy: QueryTruncation | undefined;
  /** Whose rows these are: another execution of the same, or its own. */
  readonly resultsOf: string;
  /** When the rows go; undefined once they are gone, and while there are none. */
  readonly resultsUntil: Date | undefined;
  readonly userConfig: QueryUserConfig | undefined;
}

/** What the engine did so far. */
export interface QueryProgress {
  readonly rowsRead: number;
  /** 0 while unknown. */
  readonly rowsToRead: number;
  readonly bytesRead: number;
}
export const noQueryProgress: QueryProgress = { rowsRead: 0, rowsToRead: 0, bytesRead: 0 };

/** How a person arranged charts and table of a result. */
export interface QueryUserConfig {
  readonly chartProperties: readonly Readonly<Record<string, unknown>>[];
  readonly tableProperties: readonly Readonly<Record<string, unknown>>[];
}

export const dataLakeQueriesKeptDays = 30;
/** Rows are kept so long after the query has ended. */
export const queryResultsKeptHours = 24;
/** Rows of one answer at most. */
export const queryResultRowsMax = 100_000;
/** Of the rows of one answer as JSON. */
export const queryResultBytesMax = 256 * 1024 ** 2;
