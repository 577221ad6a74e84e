import type { ActorReference } from "../access/actor.ts";
import type { Alert, AlertHistoryEntry, AlertStatus } from "./alert.ts";
import { type AlertEnding, isEnded } from "./alert-outcome.ts";
import { changeAssignee } from "./change-assignee.ts";
import { snoozeAlert } from "./snooze-alert.ts";

export interface Reversion {
  readonly alert: Alert;
  /** Undefined where there is nothing to take back: somebody changed the same thing since. */
  readonly entry: Omit<AlertHistoryEntry, "id"> | undefined;
}

/**
 * Takes back what a history entry tells of: the status with its outcome, the assignee or the snooze.
 * @param history Of the alert, oldest first; says which outcome it had before.
 */
export function revertEntry(
  alert: Alert,
  entry: AlertHistoryEntry,
  history: readonly AlertHistoryEntry[],
  actor: ActorReference,
  now: Date,
): Reversion {
  const latest = history.findLast(({ type }) => type === entry.type);
  if (latest?.id !== entry.id) return { alert, entry: undefined };
  if (entry.type === "ASSIGNEE_CHANGE") return changeAssignee(alert, entry.from || undefined, actor, now);
  if (entry.type === "SNOOZE") return snoozeAlert(alert, findSnooze(entry.from, now), actor, now);
  if (entry.type !== "STATUS_CHANGE") return { alert, entry: undefined };
  const before = history.slice(0, history.indexOf(latest));
  return revertStatus(alert, entry, findEnding(before), actor, now);
}

/** A snooze that ended meanwhile is over. */
function findSnooze(until: string, now: Date): Date | undefined {
  return until !== "" && new Date(until) > now ? new Date(until) : undefined;
}

function revertStatus(
  alert: Alert,
  { from, to }: AlertHistoryEntry,
  before: AlertEnding | undefined,
  actor: ActorReference,
  now: Date,
): Reversion {
  const { outcome, reason } = before ?? {};
  const restored = { status: from as AlertStatus, outcome, outcomeReason: reason };
  return {
    alert: { ...alert, ...restored, updatedAt: now, updatedBy: actor, revision: alert.revision + 1 },
    entry: {
      ...{ alertId: alert.id, type: "STATUS_CHANGE", actor, at: now, from: to, to: from },
      ...{ comment: reason ?? "", outcome },
    },
  };
}

/** How the alert had ended after these entries: an outcome lasts until the alert is reopened or given another one. */
function findEnding(history: readonly AlertHistoryEntry[]): AlertEnding | undefined {
  let ending: AlertEnding | undefined;
  for (const { type, to, outcome, comment } of history) {
    if (type !== "STATUS_CHANGE") continue;
    if (!isEnded(to as AlertStatus)) ending = undefined;
    else if (outcome) ending = { outcome, reason: comment };
  }
  return ending;
}
