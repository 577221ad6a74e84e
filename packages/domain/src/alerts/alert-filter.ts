import type { AlertOutcome, AlertStatus, AlertSubtype, AlertType } from "./alert.ts";
import type { Severity } from "./severity.ts";

/** What the list may be narrowed by; an absent member does not narrow. Empty arrays count as absent. */
export interface AlertFilter {
  readonly statuses?: readonly AlertStatus[];
  readonly outcomes?: readonly AlertOutcome[];
  /** Whether those are found that are snoozed at the time, or those that are not. */
  readonly snoozed?: { readonly is: boolean; readonly at: Date };
  readonly severities?: readonly Severity[];
  readonly types?: readonly AlertType[];
  readonly subtypes?: readonly AlertSubtype[];
  readonly logTypes?: readonly string[];
  /** The log types that the reader sees: alerts that need others are left out. Absent for a reader who sees all. */
  readonly logTypeAccess?: readonly string[] | undefined;
  /** Whether those are found that are in a case which the reader sees, or those that are in none. */
  readonly isInCase?: boolean;
  readonly sourceIds?: readonly string[];
  readonly ruleId?: string;
  /** Unlike other lists, an empty one finds nothing. */
  readonly ids?: readonly string[];
  /** A cloud resource that policies alerted about. */
  readonly resourceId?: string;
  /** User ids; the empty string stands for unassigned. */
  readonly assigneeIds?: readonly string[];
  readonly titleContains?: string;
  readonly createdAfter?: Date;
  readonly createdBefore?: Date;
  readonly eventCountMin?: number;
  readonly eventCountMax?: number;
}
export const alertSorts = ["createdAt", "severity", "eventCount", "lastReceivedEventAt"] as const;
export type AlertSort = (typeof alertSorts)[number];
export type SortDirection = "ascending" | "descending";
