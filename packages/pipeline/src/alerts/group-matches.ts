import type { AlertGroup, AlertGroupKey, AlertText, Rule } from "@pharos/domain";

export interface GroupedMatch extends AlertGroupKey {
  readonly text: AlertText;
  readonly logType: string;
  /** Empty when no event is to blame. */
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
  rule: Pick<Rule, "dedupPeriodMinutes" | "threshold">,
  newAlertId: () => string,
): GroupingResult {
  const threshold = match.kind === "error" ? 1 : rule.threshold;
  const group = current && match.at < current.windowEndsAt ? grown(current, match) : started(match, rule, newAlertId);
  if (group.isAlertCreated) return { group, outcome: "grew" };
  if (group.eventCount < threshold) return { group, outcome: "waiting" };
  return { group: { ...group, isAlertCreated: true }, outcome: "opened" };
}

function started(match: GroupedMatch, rule: Pick<Rule, "dedupPeriodMinutes">, newAlertId: () => string): AlertGroup {
  return {
    ruleId: match.ruleId,
    kind: match.kind,
    dedup: match.dedup,
    alertId: newAlertId(),
    windowStartedAt: match.at,
    windowEndsAt: new Date(match.at.getTime() + rule.dedupPeriodMinutes * 60_000),
    eventCount: 1,
    isAlertCreated: false,
    text: match.text,
    logTypes: [match.logType],
    sourceIds: match.sourceId === "" ? [] : [match.sourceId],
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
  return list.includes(item) ? list : [...list, item].sort();
}
