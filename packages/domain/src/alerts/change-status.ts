import type { ActorReference } from "../access/actor.ts";
import type { Alert, AlertHistoryEntry, AlertStatus } from "./alert.ts";
import { type AlertEnding, isEnded } from "./alert-outcome.ts";

export interface StatusChange {
  readonly alert: Alert;
  /** Undefined when the alert is as wanted already: a repeat changes nothing. */
  readonly entry: Omit<AlertHistoryEntry, "id"> | undefined;
}

/**
 * Any status may follow any other; reopening is a change like the rest, and history says who did it. An outcome lasts
 * until the alert is reopened or given another one, which is a change too.
 */
export function changeStatus(
  alert: Alert,
  to: AlertStatus,
  actor: ActorReference,
  now: Date,
  ending?: AlertEnding,
): StatusChange {
  const isSame = ending === undefined || (ending.outcome === alert.outcome && ending.reason === alert.outcomeReason);
  if (alert.status === to && isSame) return { alert, entry: undefined };
  const kept = isEnded(to) ? { outcome: alert.outcome, reason: alert.outcomeReason } : undefined;
  const { outcome, reason } = ending ?? kept ?? {};
  return {
    alert: {
      ...alert,
      status: to,
      outcome,
      outcomeReason: reason,
      updatedAt: now,
      updatedBy: actor,
      revision: alert.revision + 1,
    },
    entry: {
      alertId: alert.id,
      type: "STATUS_CHANGE",
      actor,
      at: now,
      from: alert.status,
      to,
      comment: ending?.reason ?? "",
      outcome: ending?.outcome,
    },
  };
}
