import type { Alert, AlertGroup, AlertGroupKey, Detection } from "@pharos/domain";
import { alertOf } from "../alerts/alert-of.ts";
import { type GroupedMatch, groupMatch } from "../alerts/group-matches.ts";
import { groupingOf } from "../alerts/grouping-of.ts";
import { errorToGroup, matchToGroup } from "../alerts/to-group.ts";
import type { ProcessedMatch } from "../worker/protocol.ts";
import type { ErrorToCommit, WorkToCommit } from "./work-to-commit.ts";

/** A match with the alert that it belongs to, present or to come; none for a detection that makes only signals. */
export interface AssignedMatch {
  readonly match: ProcessedMatch;
  readonly detection: Detection;
  readonly group: AlertGroup | undefined;
  readonly at: Date;
}
export interface AssignedError {
  readonly error: ErrorToCommit;
  readonly detection: Detection;
  readonly group: AlertGroup;
  readonly at: Date;
}

export interface AlertPlan {
  readonly matches: readonly AssignedMatch[];
  readonly errors: readonly AssignedError[];
  /** Groups as they are after this commit. */
  readonly groups: readonly AlertGroup[];
  readonly opened: readonly Alert[];
  /** Existing alerts that have more events now. */
  readonly grown: readonly AlertGroup[];
}

export function keyText(key: AlertGroupKey): string {
  return JSON.stringify([key.ruleId, key.kind, key.dedup]);
}

/** The groups that a commit touches: what must be locked and read before `planAlerts`. */
export function groupKeysOf(works: readonly WorkToCommit[]): AlertGroupKey[] {
  const keys = new Map<string, AlertGroupKey>();
  for (const { match } of groupedMatches(works)) {
    const { ruleId, kind, dedup } = match;
    keys.set(keyText(match), { ruleId, kind, dedup });
  }
  return [...keys.values()];
}

/** One window that a commit touched. */
interface Window {
  readonly group: AlertGroup;
  readonly detection: Detection;
  readonly isOpened: boolean;
}

/**
 * Decides what becomes of the matches of a commit. One whose detection was deleted meanwhile is passed over.
 * @param stored the groups as they are, by `keyText`
 */
export function planAlerts(
  works: readonly WorkToCommit[],
  stored: ReadonlyMap<string, AlertGroup>,
  newAlertId: () => string,
): AlertPlan {
  const current = new Map(stored);
  const windows = new Map<string, Window>();
  const alertIds = new Map<ProcessedMatch | ErrorToCommit, string>();
  for (const { match, detection, subject } of groupedMatches(works)) {
    const key = keyText(match);
    const { group, outcome } = groupMatch(current.get(key), match, groupingOf(detection), newAlertId);
    const isOpened = outcome === "opened" || windows.get(group.alertId)?.isOpened === true;
    current.set(key, group);
    windows.set(group.alertId, { group, detection, isOpened });
    alertIds.set(subject, group.alertId);
  }
  const touched = [...windows.values()];
  const created = touched.filter(({ group }) => group.isAlertCreated);
  return {
    ...assign(works, (subject) => windows.get(alertIds.get(subject) ?? "")?.group),
    groups: touched.map(({ group }) => group).filter((group) => current.get(keyText(group)) === group),
    opened: created.filter(({ isOpened }) => isOpened).map(({ group, detection }) => alertOf(group, detection)),
    grown: created.filter(({ isOpened }) => !isOpened).map(({ group }) => group),
  };
}

interface Grouped {
  readonly match: GroupedMatch;
  readonly detection: Detection;
  readonly subject: ProcessedMatch | ErrorToCommit;
}

function* groupedMatches(works: readonly WorkToCommit[]): Generator<Grouped> {
  for (const { detections, matches, errors, delivered, at } of works) {
    const happening = { at, sourceId: delivered?.sourceId ?? "" };
    for (const subject of matches) {
      const detection = detections.get(subject.ruleId);
      if (!detection || !groupingOf(detection).createAlert) continue;
      yield { match: matchToGroup(subject, detection, happening), detection, subject };
    }
    for (const subject of errors) {
      const detection = detections.get(subject.ruleId);
      if (detection) yield { match: errorToGroup(subject, detection, happening), detection, subject };
    }
  }
}

function assign(
  works: readonly WorkToCommit[],
  groupOf: (subject: ProcessedMatch | ErrorToCommit) => AlertGroup | undefined,
): Pick<AlertPlan, "matches" | "errors"> {
  const assigned: { matches: AssignedMatch[]; errors: AssignedError[] } = { matches: [], errors: [] };
  for (const { detections, matches, errors, at } of works) {
    for (const match of matches) {
      const detection = detections.get(match.ruleId);
      if (detection) assigned.matches.push({ match, detection, group: groupOf(match), at });
    }
    for (const error of errors) {
      const detection = detections.get(error.ruleId);
      const group = groupOf(error);
      if (detection && group) assigned.errors.push({ error, detection, group, at });
    }
  }
  return assigned;
}
