import type { Alert, AlertGroup, Detection } from "@pharos/domain";
import type { NamedByAlert } from "@pharos/store";
import { alertOf } from "../alerts/alert-of.ts";
import type { ProcessedMatch } from "../worker/protocol.ts";
import type { ErrorToCommit, WorkToCommit } from "../works/work-to-commit.ts";
import { type AlertWindows, type GroupSubject, keyText } from "./alert-windows.ts";

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

/** What a commit is about to write, apart from what was delivered. */
export interface AlertPlan {
  readonly matches: readonly AssignedMatch[];
  readonly errors: readonly AssignedError[];
  /** Groups as they are after this commit: of each the latest window. */
  readonly groups: readonly AlertGroup[];
  readonly opened: readonly Alert[];
  /** Existing alerts that have more events now. */
  readonly grown: readonly AlertGroup[];
  /** What the events of both name. */
  readonly entities: readonly NamedByAlert[];
}

export function planAlerts(
  works: readonly WorkToCommit[],
  windows: AlertWindows,
  windowOf: ReadonlyMap<GroupSubject, string>,
): AlertPlan {
  const all = [...windows.values()];
  const latest = new Map(all.map(({ group }) => [keyText(group), group]));
  return {
    ...assign(works, (subject) => windows.get(windowOf.get(subject) ?? "")?.group),
    groups: [...latest.values()].map(withoutValues),
    opened: all.flatMap(({ group, detection, openedAt }) => (openedAt ? [alertOf(group, detection, openedAt)] : [])),
    entities: all.flatMap(({ group: { isAlertCreated, alertId, entities = [] } }) =>
      isAlertCreated ? entities.map((entity) => ({ ...entity, alertId })) : [],
    ),
    grown: all.flatMap(({ group, openedAt }) => (group.isAlertCreated && !openedAt ? [group] : [])),
  };
}

/** Once the alert is there nobody asks for the values that it counted, and it keeps itself what its events name. */
function withoutValues(group: AlertGroup): AlertGroup {
  return group.isAlertCreated ? { ...group, distinctValues: undefined, entities: undefined } : group;
}

function assign(
  works: readonly WorkToCommit[],
  groupOf: (subject: GroupSubject) => AlertGroup | undefined,
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
