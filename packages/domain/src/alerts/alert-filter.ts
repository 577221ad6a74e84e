import type { AlertOutcome, AlertStatus, AlertSubtype, AlertType } from "./alert.ts";
import { type Entity, type EntityField, entityFields } from "./alert-entities.ts";
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
  /** What their events name, of what is kept with them. */
  readonly entity?: Entity;
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
export const alertGroupings = ["detection", "entity"] as const;
export type AlertGrouping = (typeof alertGroupings)[number];
/** An entity in one word, such as `p_any_usernames:root`. */
export const entityKey = ({ field, value }: Pick<Entity, "value"> & { readonly field: string }): string =>
  `${field}:${value}`;

/** Undefined for what is no key of an entity. */
export function parseEntityKey(key: string): Entity | undefined {
  const end = key.indexOf(":");
  const field = entityFields.find((one: EntityField) => one === key.slice(0, end));
  return field && end < key.length - 1 ? { field, value: key.slice(end + 1) } : undefined;
}
export const alertGroupSorts = ["count", "severity", "newestAt"] as const;
export type AlertGroupSort = (typeof alertGroupSorts)[number];

/** Alerts of a list that have something in common. */
export interface AlertListGroup {
  readonly by: AlertGrouping;
  /** What they have in common: the id of their detection, or what `entityKey` gives for what their events name. */
  readonly key: string;
  readonly count: number;
  readonly openCount: number;
  /** The highest among them. */
  readonly severity: Severity;
  /** When the newest of them was created. */
  readonly newestAt: Date;
  /** Those with most of them, at most three. */
  readonly assigneeIds: readonly string[];
}

export type SortDirection = "ascending" | "descending";
