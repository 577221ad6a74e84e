import type { AlertGroup, AlertGroupKey, Detection } from "@pharos/domain";
import { guardAgainstStorm, stormKeyOf } from "../alerts/alert-storm.ts";
import { type GroupedMatch, groupMatch, hasReached } from "../alerts/group-matches.ts";
import { groupingOf, makesAlerts } from "../alerts/grouping-of.ts";
import { errorToGroup, matchToGroup } from "../alerts/to-group.ts";
import type { ProcessedMatch } from "../worker/protocol.ts";
import type { ErrorToCommit, WorkToGroup } from "../works/work-to-commit.ts";

/** What a commit makes of one window of a group. */
export interface AlertWindow {
  readonly group: AlertGroup;
  readonly detection: Detection;
  /** When this commit opened the alert; undefined when it was there before or is not there yet. */
  readonly openedAt: Date | undefined;
  /** Its alert was due before this commit already. */
  readonly wasDue: boolean;
}
/** By the id of the alert, present or to come; in the order of the first matches. */
export type AlertWindows = ReadonlyMap<string, AlertWindow>;

/** A match or an error as its group sees it. */
export type GroupSubject = ProcessedMatch | ErrorToCommit;

export function keyText(key: AlertGroupKey): string {
  return JSON.stringify([key.ruleId, key.kind, key.dedup]);
}

/** The groups that a commit touches: what must be locked and read before `groupWorks`. */
export function groupKeysOf(works: readonly WorkToGroup[]): AlertGroupKey[] {
  const keys = new Map<string, AlertGroupKey>();
  for (const { match } of groupedMatches(works)) {
    const { ruleId, kind, dedup } = match;
    keys.set(keyText(match), { ruleId, kind, dedup });
  }
  return [...keys.values()];
}

/** Puts every match of a commit into its group. One whose detection was deleted meanwhile is passed over. */
export function groupWorks(
  works: readonly WorkToGroup[],
  stored: readonly AlertGroup[],
  newAlertId: () => string,
): { windows: AlertWindows; windowOf: ReadonlyMap<GroupSubject, string> } {
  const current = new Map(stored.map((group) => [keyText(group), group]));
  const windows = new Map<string, AlertWindow>();
  const windowOf = new Map<GroupSubject, string>();
  for (const { match, detection, subject } of groupedMatches(works)) {
    const key = keyText(match);
    const before = current.get(key);
    const grouping = groupingOf(detection, match.kind);
    const { group, outcome } = groupMatch(before, match, grouping, newAlertId);
    const known = windows.get(group.alertId);
    windows.set(group.alertId, {
      group,
      detection,
      openedAt: outcome === "opened" ? group.lastMatchedAt : known?.openedAt,
      wasDue: known?.wasDue ?? (before?.alertId === group.alertId && hasReached(before, grouping)),
    });
    current.set(key, group);
    windowOf.set(subject, group.alertId);
  }
  return { windows, windowOf };
}

/** What counts the alerts of the detections that are about to open some: to be locked and read after the groups. */
export function stormKeysOf(windows: AlertWindows): AlertGroupKey[] {
  return [...new Set(openings(windows).map(({ group }) => group.ruleId))].map(stormKeyOf);
}

/** Holds back the alerts of detections that open too many; says so in one more window for each. */
export function holdBackStorms(
  windows: AlertWindows,
  stored: readonly AlertGroup[],
  newAlertId: () => string,
): AlertWindows {
  const storms = new Map(stored.map((group) => [group.ruleId, group]));
  const result = new Map(windows);
  for (const { group, detection, openedAt: at, wasDue } of openings(windows)) {
    const before = storms.get(group.ruleId);
    const { storm, mayOpen, isRaised } = guardAgainstStorm(before, detection, at, wasDue, newAlertId);
    storms.set(group.ruleId, storm);
    const openedAt = isRaised ? at : result.get(storm.alertId)?.openedAt;
    result.set(storm.alertId, { group: storm, detection, openedAt, wasDue: false });
    if (mayOpen) continue;
    const held = { ...group, isAlertCreated: false };
    result.set(group.alertId, { group: held, detection, openedAt: undefined, wasDue });
  }
  return result;
}

function openings(windows: AlertWindows): (AlertWindow & { readonly openedAt: Date })[] {
  return [...windows.values()].flatMap(({ openedAt, ...window }) =>
    openedAt && window.group.kind === "match" ? [{ ...window, openedAt }] : [],
  );
}

interface Grouped {
  readonly match: GroupedMatch;
  readonly detection: Detection;
  readonly subject: GroupSubject;
}

function* groupedMatches(works: readonly WorkToGroup[]): Generator<Grouped> {
  for (const { detections, matches, errors, delivered, at, neededLogTypes } of works) {
    const happening = { at, sourceId: delivered?.sourceId ?? "", neededLogTypes };
    for (const subject of matches) {
      const detection = detections.get(subject.ruleId);
      if (!detection || !makesAlerts(detection)) continue;
      yield { match: matchToGroup(subject, detection, happening), detection, subject };
    }
    for (const subject of errors) {
      const detection = detections.get(subject.ruleId);
      if (detection) yield { match: errorToGroup(subject, detection, happening), detection, subject };
    }
  }
}
