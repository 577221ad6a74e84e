import type { LogTypeAccess } from "../catalogue/visible-tables.ts";

export const filterOperators = [
  "EQUALS",
  "NOT_EQUAL",
  "CONTAINS",
  "NOT_CONTAINS",
  "STARTS_WITH",
  "ENDS_WITH",
  "LIKE",
  "IN",
  "NOT_IN",
  "GREATER",
  "GREATER_OR_EQUAL",
  "LESS",
  "LESS_OR_EQUAL",
  "BETWEEN",
  "IS_NULL",
  "IS_NOT_NULL",
  "WITHIN_CIDR",
  "MATCHES",
] as const;
export type FilterOperator = (typeof filterOperators)[number];

export interface SearchFilter {
  /** A column or a path below one: `userIdentity.type`, `resources.0.ARN`. */
  readonly key: string;
  readonly operator: FilterOperator;
  /** A list for IN, NOT_IN and BETWEEN (two); none for IS_NULL and IS_NOT_NULL. */
  readonly value?: string | number | boolean | readonly (string | number)[];
}

export interface SearchScope {
  /** Log types (`AWS.CloudTrail`) or tables (`pharos_rule_matches.aws_cloudtrail`). */
  readonly tables: readonly string[];
  /** Of p_event_time; from is included, to is not. */
  readonly fromMs: number;
  readonly toMs: number;
  /** Alternatives, each of which is a list of filters that must all hold. Empty: everything. */
  readonly filters?: readonly (readonly SearchFilter[])[];
  /** Occurs anywhere in the row, in any capitalisation. */
  readonly text?: string;
  /** Log types that the person may see; absent for all. */
  readonly logTypeAccess?: LogTypeAccess;
}

export interface SearchInput extends SearchScope {
  readonly limit?: number;
  readonly cursor?: string;
  /** Of p_event_time; newest first by default. */
  readonly sortDirection?: "ascending" | "descending";
}

export type LakeRow = Record<string, unknown>;
export interface RowPage {
  /** Absent members are omitted; each row says its table in `p_table`. */
  readonly rows: LakeRow[];
  /** Absent on the last page. */
  readonly cursor: string | undefined;
}
export const searchLimitDefault = 100;
export const searchLimitMax = 1000;
