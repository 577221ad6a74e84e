import {
  type AlertGrouping,
  type AlertOutcome,
  type AlertSort,
  type AlertStatus,
  type AlertSubtype,
  alertGroupings,
  alertOutcomes,
  alertSorts,
  alertStatuses,
  alertStatusesDefault,
  alertSubtypes,
  entityKey,
  indicatorFields,
  parseEntityKey,
  type Severity,
  type SortDirection,
  severities,
} from "@pharos/domain";
import type { AlertsInput } from "../../graphql/generated/graphql.ts";
import { defined, listOf, numberOf, oneOf, textOf } from "../../routing/search-codec.ts";

/** The alert list's whole state, as its address holds it. What is absent does not narrow; status has a default. */
export interface AlertSearch {
  readonly status?: readonly AlertStatus[];
  readonly severity?: readonly Severity[];
  /** What raised it. */
  readonly type?: readonly AlertSubtype[];
  readonly outcome?: readonly AlertOutcome[];
  readonly logType?: readonly string[];
  readonly source?: readonly string[];
  /** User ids; the empty string cannot be in an address, so `none` stands for unassigned. */
  readonly assignee?: readonly string[];
  /** Whether they are in a case. */
  readonly cases?: "in" | "none";
  readonly rule?: string;
  /** What their events name, such as `p_any_usernames:root`. */
  readonly entity?: string;
  readonly q?: string;
  /** Absent: snoozed alerts are hidden. */
  readonly snoozed?: "only" | "all";
  /** Instants, or a preset such as `P1W`. */
  readonly range?: string;
  readonly from?: string;
  readonly to?: string;
  readonly eventsMin?: number;
  readonly eventsMax?: number;
  /** What the alerts are grouped by, and the key of the group that is open. */
  readonly group?: AlertGrouping;
  readonly open?: string;
  readonly sortBy?: AlertSort;
  readonly sortDir?: SortDirection;
}

export const unassigned = "none";
const caseChoices = ["in", "none"] as const;
const snoozeChoices = ["only", "all"] as const;
const sortDirections = ["ascending", "descending"] as const;

export function readAlertSearch(search: Record<string, unknown>): AlertSearch {
  return defined({
    status: listOf(search.status, alertStatuses),
    severity: listOf(search.severity, severities),
    type: listOf(search.type, alertSubtypes),
    outcome: listOf(search.outcome, alertOutcomes),
    logType: listOf(search.logType),
    source: listOf(search.source),
    assignee: listOf(search.assignee),
    cases: oneOf(search.cases, caseChoices),
    rule: textOf(search.rule),
    entity: parseEntityKey(textOf(search.entity) ?? "") && textOf(search.entity),
    q: textOf(search.q),
    snoozed: oneOf(search.snoozed, snoozeChoices),
    range: textOf(search.range),
    from: textOf(search.from),
    to: textOf(search.to),
    eventsMin: numberOf(search.eventsMin),
    eventsMax: numberOf(search.eventsMax),
    group: oneOf(search.group, alertGroupings),
    open: textOf(search.open),
    sortBy: oneOf(search.sortBy, alertSorts),
    sortDir: oneOf(search.sortDir, sortDirections),
  });
}

export const statusesOf = (search: AlertSearch): readonly AlertStatus[] => search.status ?? alertStatusesDefault;

/** What the server is asked. `created` is the range in instants, worked out from the search by the caller's clock. */
export function alertsInputOf(search: AlertSearch, created: { start: Date; end: Date } | undefined): AlertsInput {
  return defined({
    statuses: nonEmpty(statusesOf(search)),
    severities: nonEmpty(search.severity),
    subtypes: nonEmpty(search.type),
    outcomes: nonEmpty(search.outcome),
    logTypes: nonEmpty(search.logType),
    logSources: nonEmpty(search.source),
    assigneeIds: nonEmpty(search.assignee)?.map((id) => (id === unassigned ? "" : id)),
    cases: search.cases && (search.cases === "in" ? "IN_CASE" : "IN_NONE"),
    detectionId: search.rule,
    entity: search.entity === undefined ? undefined : parseEntityKey(search.entity),
    nameContains: search.q,
    snoozed: search.snoozed === "all" ? undefined : search.snoozed === "only" ? "ONLY" : "HIDDEN",
    createdAtAfter: created?.start.toISOString(),
    createdAtBefore: created?.end.toISOString(),
    eventCountMin: search.eventsMin,
    eventCountMax: search.eventsMax,
    sortBy: search.sortBy ?? "createdAt",
    sortDir: search.sortDir ?? "descending",
  });
}

const nonEmpty = <T>(list: readonly T[] | undefined): T[] | undefined =>
  list && list.length > 0 ? [...list] : undefined;

/** Takes away all that narrows, the default of the status too; the groups and the sort stay. */
export const noAlertFilters = {
  status: [],
  severity: undefined,
  type: undefined,
  outcome: undefined,
  logType: undefined,
  source: undefined,
  assignee: undefined,
  cases: undefined,
  rule: undefined,
  entity: undefined,
  q: undefined,
  snoozed: undefined,
  range: undefined,
  from: undefined,
  to: undefined,
  eventsMin: undefined,
  eventsMax: undefined,
} satisfies Record<Exclude<keyof AlertSearch, "group" | "open" | "sortBy" | "sortDir">, undefined | readonly []>;

/** Whether the list shows what it shows to everyone who just opens it: what waits. */
export function isPlainAlertSearch(search: AlertSearch): boolean {
  const statuses = new Set(statusesOf(search));
  const areDefault = statuses.symmetricDifference(new Set(alertStatusesDefault)).size === 0;
  return areDefault && filtersInWords({ ...search, status: [] }).length === 0;
}

/** The filters in words, for the state "nothing matches". */
export function filtersInWords(search: AlertSearch): string[] {
  const lists: [string, readonly string[] | undefined][] = [
    ["Status", statusesOf(search)],
    ["Severity", search.severity],
    ["Type", search.type],
    ["Outcome", search.outcome],
    ["Log type", search.logType],
  ];
  const words = lists
    .filter(([, list]) => list && list.length > 0)
    .map(([name, list]) => `${name}: ${list?.map(plainWords).join(", ")}`);
  if (search.source?.length) words.push("Source");
  if (search.assignee?.length) words.push("Assignee");
  if (search.cases) words.push(search.cases === "in" ? "In a case" : "In no case");
  if (search.rule) words.push(`Rule: ${search.rule}`);
  if (search.entity) words.push(entityText(search.entity));
  if (search.q) words.push(`Title contains “${search.q}”`);
  if (search.snoozed === "only") words.push("Snoozed");
  if (search.range || search.from) words.push("Created");
  if (search.eventsMin !== undefined || search.eventsMax !== undefined) words.push("Events");
  return words;
}

/** "Usernames: root" for the key of an entity. */
export function entityText(key: string): string {
  const entity = parseEntityKey(key);
  return entity ? `${indicatorFields[entity.field]}: ${entity.value}` : key;
}

export interface EntityName {
  readonly field: string;
  readonly value: string;
}

/** All alerts that name it, however they ended. */
export const searchNaming = (entity: EntityName) => ({
  ...{ entity: entityKey(entity), status: [], snoozed: "all" as const },
});

/** "Rule error" for RULE_ERROR; what is no constant stays as it is. */
export const plainWords = (value: string) =>
  /^[A-Z_]+$/.test(value) ? value.charAt(0) + value.slice(1).toLowerCase().replaceAll("_", " ") : value;
