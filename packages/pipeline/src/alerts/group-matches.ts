import type { AlertGroup, AlertGroupKey, AlertText } from "@pharos/domain";
import type { Grouping } from "./grouping-of.ts";

export interface GroupedMatch extends AlertGroupKey {
  readonly text: AlertText;
  /** Empty for what is no event of a log type. */
  readonly logType: string;
  /** Empty when no event of a source is to blame. */
  readonly sourceId: string;
  /** Processing time: windows count from it, not from the event's own time. */
  readonly at: Date;
}

export interface GroupingResult {
  readonly group: AlertGroup;
  /** `opened`: the alert is to be created now. `grew`: it exists and has one event more. `waiting`: below the threshold. */
  readonly outcome: "opened" | "grew" | "waiting";
}

/**
 * Puts one match into its group (format §7.2–7.4). The window is fixed: it starts with the first match and is not
 * extended by later ones; a match after its end starts a new group, which counts from one. Errors alert at once.
 */
export function groupMatch(
  current: AlertGroup | undefined,
  match: GroupedMatch,
  grouping: Omit<Grouping, "createAlert">,
  newAlertId: () => string,
): GroupingResult {
  const threshold = match.kind === "match" ? grouping.threshold : 1;
  const group =
    current && match.at < current.windowEndsAt ? grown(current, match) : started(match, grouping, newAlertId);
  if (group.isAlertCreated) return { group, outcome: "grew" };
  if (group.eventCount < threshold) return { group, outcome: "waiting" };
  return { group: { ...group, isAlertCreated: true }, outcome: "opened" };
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
    distinctValues: undefined,
    isAlertCreated: false,
    text: match.text,
    logTypes: including([], match.logType),
    sourceIds: including([], match.sourceId),
    lastMatchedAt: match.at,
  };
}

function grown(group: AlertGroup, match: GroupedMatch): AlertGroup {
  return {
    ...group,
    eventCount: group.eventCount + 1,
    logTypes: including(group.logTypes, match.logType),
    sourceIds: including(group.sourceIds, match.sourceId),
    lastMatchedAt: match.at > group.lastMatchedAt ? match.at : group.lastMatchedAt,
  };
}

function including(list: readonly string[], item: string): readonly string[] {
  return item === "" || list.includes(item) ? list : [...list, item].sort();
}
