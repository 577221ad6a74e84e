import {
  type AlertGroup,
  type AlertGroupKey,
  type AlertText,
  type Entity,
  joinEntities,
  joinLogTypes,
} from "@pharos/domain";
import { countValues, noValues, withValue } from "./distinct-values.ts";
import type { Grouping } from "./grouping-of.ts";

export interface GroupedMatch extends AlertGroupKey {
  readonly text: AlertText;
  /** Empty for what is no event of a log type. */
  readonly logType: string;
  /** The log types that somebody must see to read what the match says; absent for all. */
  readonly neededLogTypes?: readonly string[] | undefined;
  /** Empty when no event of a source is to blame. */
  readonly sourceId: string;
  /** What the detection counts instead of matches; null where it counts matches. */
  readonly unique: string | null;
  /** What its event names; absent for nothing. */
  readonly entities?: readonly Entity[];
  /** Processing time: windows count from it, not from the event's own time. */
  readonly at: Date;
}

export interface GroupingResult {
  readonly group: AlertGroup;
  /** `opened`: the alert is to be created now. `grew`: it exists and has one event more. `waiting`: below the threshold. */
  readonly outcome: "opened" | "grew" | "waiting";
}

/**
 * Puts one match into its group (format §7.2–7.5). The window is fixed: it starts with the first match and is not
 * extended by later ones; a match after its end starts a new group, which counts from one.
 */
export function groupMatch(
  current: AlertGroup | undefined,
  match: GroupedMatch,
  grouping: Grouping,
  newAlertId: () => string,
): GroupingResult {
  const group =
    current && match.at < current.windowEndsAt ? grown(current, match) : started(match, grouping, newAlertId);
  if (group.isAlertCreated) return { group, outcome: "grew" };
  if (!hasReached(group, grouping)) return { group, outcome: "waiting" };
  return { group: { ...group, isAlertCreated: true }, outcome: "opened" };
}

/**
 * Whether the group has as many matches, or distinct values where its matches have them, as an alert needs. Where
 * `unique` failed for every match they are counted themselves: a failing function must never keep an alert back.
 */
export function hasReached(group: AlertGroup, { threshold }: Pick<Grouping, "threshold">): boolean {
  const { eventCount, distinctValues } = group;
  // There are never more values than matches, whatever an estimate says.
  return eventCount >= threshold && (distinctValues === undefined || countValues(distinctValues) >= threshold);
}

function started(
  match: GroupedMatch,
  { dedupPeriodMinutes }: Pick<Grouping, "dedupPeriodMinutes">,
  newAlertId: () => string,
): AlertGroup {
  return {
    ruleId: match.ruleId,
    kind: match.kind,
    dedup: match.dedup,
    alertId: newAlertId(),
    windowStartedAt: match.at,
    windowEndsAt: new Date(match.at.getTime() + dedupPeriodMinutes * 60_000),
    eventCount: 1,
    distinctValues: match.unique === null ? undefined : withValue(noValues, match.unique),
    isAlertCreated: false,
    entities: joinEntities([], match.entities ?? []),
    text: match.text,
    logTypes: including([], match.logType),
    neededLogTypes: match.neededLogTypes,
    sourceIds: including([], match.sourceId),
    lastMatchedAt: match.at,
  };
}

function grown(group: AlertGroup, match: GroupedMatch): AlertGroup {
  return {
    ...group,
    eventCount: group.eventCount + 1,
    distinctValues: grownValues(group, match),
    entities: joinEntities(group.entities ?? [], match.entities ?? []),
    logTypes: including(group.logTypes, match.logType),
    neededLogTypes: joinLogTypes(group.neededLogTypes, match.neededLogTypes),
    sourceIds: including(group.sourceIds, match.sourceId),
    lastMatchedAt: match.at > group.lastMatchedAt ? match.at : group.lastMatchedAt,
  };
}

/** Once the alert is there nobody asks for them. */
function grownValues({ isAlertCreated, distinctValues }: AlertGroup, { unique }: GroupedMatch) {
  return isAlertCreated || unique === null ? distinctValues : withValue(distinctValues ?? noValues, unique);
}

function including(list: readonly string[], item: string): readonly string[] {
  return item === "" || list.includes(item) ? list : [...list, item].sort();
}
