import type { ActorReference } from "../access/actor.ts";
import type { Alert, AlertHistoryEntry } from "./alert.ts";

export interface AssigneeChange {
  readonly alert: Alert;
  /** Undefined when the alert already had the assignee: a repeat changes nothing. */
  readonly entry: Omit<AlertHistoryEntry, "id"> | undefined;
}

/** `to` is a user's id, undefined to unassign; history keeps the empty string for nobody. */
export function changeAssignee(alert: Alert, to: string | undefined, actor: ActorReference, now: Date): AssigneeChange {
  if (alert.assigneeId === to) return { alert, entry: undefined };
  return {
    alert: { ...alert, assigneeId: to, updatedAt: now, updatedBy: actor, revision: alert.revision + 1 },
    entry: {
      alertId: alert.id,
      type: "ASSIGNEE_CHANGE",
      actor,
      at: now,
      from: alert.assigneeId ?? "",
      to: to ?? "",
      comment: "",
    },
  };
}
