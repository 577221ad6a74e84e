import { type Severity, type SortDirection, severities } from "@pharos/domain";
import type { RulesInput } from "../../graphql/generated/graphql.ts";
import { defined, listOf, oneOf, textOf } from "../../routing/search-codec.ts";

export const ruleSorts = ["displayName", "severity", "lastModified", "enabled"] as const;
export type RuleSort = (typeof ruleSorts)[number];

/** The list's whole state, as its address holds it. */
export interface RuleSearch {
  readonly q?: string;
  readonly severity?: readonly Severity[];
  readonly logType?: readonly string[];
  readonly tag?: readonly string[];
  readonly enabled?: boolean;
  readonly sortBy?: RuleSort;
  readonly sortDir?: SortDirection;
}

export function readRuleSearch(search: Record<string, unknown>): RuleSearch {
  return defined({
    q: textOf(search.q),
    severity: listOf(search.severity, severities),
    logType: listOf(search.logType),
    tag: listOf(search.tag),
    enabled: typeof search.enabled === "boolean" ? search.enabled : undefined,
    sortBy: oneOf(search.sortBy, ruleSorts),
    sortDir: oneOf(search.sortDir, ["ascending", "descending"] as const),
  });
}

const nonEmpty = <T>(list: readonly T[] | undefined): T[] | undefined =>
  list && list.length > 0 ? [...list] : undefined;

/** What the server is asked, without page; the last modified first unless the address says otherwise. */
export function rulesInputOf(search: RuleSearch): RulesInput {
  return defined({
    nameContains: search.q,
    severities: nonEmpty(search.severity),
    logTypes: nonEmpty(search.logType),
    tags: nonEmpty(search.tag),
    enabled: search.enabled,
    sortBy: search.sortBy ?? "lastModified",
    sortDir: search.sortDir ?? "descending",
  });
}

/** The same list without any narrowing; the sort stays. */
export const clearedRuleSearch = ({ sortBy, sortDir }: RuleSearch): RuleSearch => defined({ sortBy, sortDir });

export function filtersInWords({ q, severity, logType, tag, enabled }: RuleSearch): string[] {
  return [
    ...(q ? [`Name contains “${q}”`] : []),
    ...(severity?.length ? [`Severity: ${severity.join(", ").toLowerCase()}`] : []),
    ...(logType?.length ? [`Log type: ${logType.join(", ")}`] : []),
    ...(tag?.length ? [`Tag: ${tag.join(", ")}`] : []),
    ...(enabled === undefined ? [] : [enabled ? "Enabled" : "Disabled"]),
  ];
}
