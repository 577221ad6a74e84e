import type { LogTypeAccess } from "../catalogue/visible-tables.ts";
import type { RowCondition } from "./row-condition.ts";

export interface SearchScope {
  /** Log types (`AWS.CloudTrail`) or tables (`pharos_rule_matches.aws_cloudtrail`). */
  readonly tables: readonly string[];
  /** Of p_event_time; from is included, to is not. */
  readonly fromMs: number;
  readonly toMs: number;
  /** All must hold. */
  readonly conditions?: readonly RowCondition[];
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
