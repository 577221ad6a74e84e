import { filterOperators, isFilterOperator } from "./filter-operators.ts";
import type { QueryVariables } from "./query-variables.ts";

/** What a query is written in: SQL, PharosFlow, or conditions alone. */
export const queryLanguages = ["sql", "pharosflow", "simplesearch"] as const;
export type QueryLanguage = (typeof queryLanguages)[number];

/** Characters of a query's text at most, in whatever language; SQL has a lower limit of its own. */
export const queryTextLengthMax = 256 * 1024;

export interface QueryCondition {
  /** A column, or a path into one. */
  readonly key: string;
  readonly operator: string;
  readonly value?: unknown;
}

/** Any of the groups, each all of its conditions. */
export interface QueryFilters {
  readonly ors: readonly { readonly ands: readonly QueryCondition[] }[];
}

/** What people choose beside the text of a query. Kept as JSON, so instants are ISO-8601 text in UTC. */
export interface QueryParams {
  readonly databases?: readonly string[];
  readonly tables?: readonly string[];
  /** Included. */
  readonly startTime?: string;
  /** Not included. */
  readonly endTime?: string;
  /** An ISO-8601 duration back from now, such as PT20M; instead of the two times. */
  readonly relativeTime?: string;
  /** The times count for tables that a text in PharosFlow names, too, and not only for `tables`. */
  readonly timesCountEverywhere?: boolean;
  /** Rows of the answer at most. */
  readonly limit?: number;
  readonly sortDir?: "ascending" | "descending";
  readonly filters?: QueryFilters;
  /** Of conditions alone: their events are counted, by log type and so many seconds. */
  readonly countSeconds?: number;
  /** Of conditions alone: the values of this field are counted. */
  readonly countKey?: string;
  readonly variables?: QueryVariables;
}

/** Without conditions that lack a key or an operator, and without groups that have none left. */
export function completeFilters({ ors }: QueryFilters): QueryFilters {
  const groups = ors.map(({ ands }) => ({ ands: ands.filter(isComplete) }));
  return { ors: groups.filter(({ ands }) => ands.length > 0) };
}

function isComplete({ key, operator }: QueryCondition): boolean {
  return operator !== "" && (key !== "" || (isFilterOperator(operator) && filterOperators[operator].isOfRow === true));
}
