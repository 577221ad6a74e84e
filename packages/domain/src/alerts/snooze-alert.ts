import type { ActorReference } from "../access/actor.ts";
import type { Alert, AlertHistoryEntry } from "./alert.ts";
import { snoozeNotAhead, snoozeTooLong } from "./errors.ts";

export const snoozeDaysMax = 90;
const dayMs = 86_400_000;

/** @throws snoozeNotAhead, snoozeTooLong */
export function checkSnooze(until: Date | undefined, now: Date): void {
  if (until === undefined) return;
  if (until <= now) throw snoozeNotAhead();
  if (until.getTime() > now.getTime() + snoozeDaysMax * dayMs) throw snoozeTooLong(snoozeDaysMax);
}

export interface Snooze {
  readonly alert: Alert;
  /** Undefined when the alert is as wanted already. */
  readonly entry: Omit<AlertHistoryEntry, "id"> | undefined;
}

/** `until` undefined wakes it. History keeps the empty string for an alert that is awake. */
export function snoozeAlert(alert: Alert, until: Date | undefined, actor: ActorReference, now: Date): Snooze {
  const before = alert.snoozedUntil && alert.snoozedUntil > now ? alert.snoozedUntil : undefined;
  if (before?.getTime() === until?.getTime()) return { alert, entry: undefined };
  return {
    alert: { ...alert, snoozedUntil: until, updatedAt: now, updatedBy: actor, revision: alert.revision + 1 },
    entry: {
      alertId: alert.id,
      type: "SNOOZE",
      actor,
      at: now,
      from: before?.toISOString() ?? "",
      to: until?.toISOString() ?? "",
      comment: "",
    },
  };
}
