import type { ActorReference, Alert, AlertHistoryEntry, AlertStatus } from "./alert.ts";

export interface StatusChange {
  readonly alert: Alert;
  /** Undefined when the alert already had the status: a repeat changes nothing. */
  readonly entry: Omit<AlertHistoryEntry, "id"> | undefined;
}

/** Any status may follow any other; reopening is a change like the rest, and history says who did it. */
export function changeStatus(alert: Alert, to: AlertStatus, actor: ActorReference, now: Date): StatusChange {
  if (alert.status === to) return { alert, entry: undefined };
  return {
    alert: { ...alert, status: to, updatedAt: now, updatedBy: actor, revision: alert.revision + 1 },
    entry: { alertId: alert.id, type: "STATUS_CHANGE", actor, at: now, from: alert.status, to, comment: "" },
  };
}
