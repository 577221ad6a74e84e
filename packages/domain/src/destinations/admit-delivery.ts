import type { Alert } from "../alerts/alert.ts";
import type { Severity } from "../alerts/severity.ts";
import { findMute, type Mute } from "./mute.ts";
import { findQuietEnd, isAtLeast, type QuietSettings } from "./quiet.ts";

/** When a message may go out. */
export type Admission =
  | { readonly kind: "SEND" }
  | { readonly kind: "QUIET_HOURS"; readonly until: Date }
  /** With all others of the same destination and time in one message. */
  | { readonly kind: "DIGEST"; readonly until: Date }
  | { readonly kind: "MUTED"; readonly until: Date; readonly mute: Mute };

export interface AdmissionQuestion {
  readonly destinationId: string;
  readonly detectionId: string;
  readonly severity: Severity;
  readonly quiet: QuietSettings;
  readonly mutes: readonly Mute[];
}

/** Decides when the first message about an alert goes out. */
export function admitDelivery(question: AdmissionQuestion, now: Date): Admission {
  const mute = findMute(question.mutes, question, now);
  if (mute) return { kind: "MUTED", until: mute.until, mute };
  const { severity, quiet } = question;
  if (quiet.urgentSeverity && isAtLeast(severity, quiet.urgentSeverity)) return { kind: "SEND" };
  const quietEnd = (at: Date) => quiet.quietHours && findQuietEnd(quiet.quietHours, at);
  if (quiet.digestMinutes > 0) {
    const digestAt = nextDigest(quiet.digestMinutes, now);
    return { kind: "DIGEST", until: quietEnd(digestAt) ?? digestAt };
  }
  const until = quietEnd(now);
  return until ? { kind: "QUIET_HOURS", until } : { kind: "SEND" };
}

/** Digests go out at full multiples of their minutes, so that processes agree without asking each other. */
function nextDigest(minutes: number, now: Date): Date {
  const ms = minutes * 60_000;
  return new Date((Math.floor(now.getTime() / ms) + 1) * ms);
}

/** When the first reminder of an alert is due; undefined when none is wanted. */
export function firstReminderAt(
  { reminder }: Pick<QuietSettings, "reminder">,
  severity: Severity,
  admission: Admission,
  now: Date,
): Date | undefined {
  if (!reminder || admission.kind === "MUTED" || !isAtLeast(severity, reminder.severity)) return undefined;
  const sentAt = admission.kind === "SEND" ? now : admission.until;
  return new Date(sentAt.getTime() + reminder.afterMinutes * 60_000);
}

export interface ReminderQuestion extends AdmissionQuestion {
  readonly alert: Pick<Alert, "status" | "assigneeId" | "snoozedUntil">;
  readonly hasComment: boolean;
  /** Reminders that were sent before. */
  readonly sent: number;
}

export type ReminderDecision =
  /** Somebody has touched the alert, or reminders were switched off. */
  | { readonly kind: "DROP" }
  | { readonly kind: "WAIT"; readonly until: Date }
  | { readonly kind: "SEND"; readonly nextAt: Date | undefined };

/** Decides about a reminder that is due. */
export function decideReminder(question: ReminderQuestion, now: Date): ReminderDecision {
  const { alert, hasComment, sent, severity, quiet, mutes } = question;
  const { reminder } = quiet;
  const isSnoozed = alert.snoozedUntil !== undefined && alert.snoozedUntil > now;
  const isTouched = alert.status !== "OPEN" || alert.assigneeId !== undefined || hasComment || isSnoozed;
  if (!reminder || isTouched || sent >= reminder.times || !isAtLeast(severity, reminder.severity)) {
    return { kind: "DROP" };
  }
  const withoutDigest = { ...quiet, digestMinutes: 0 };
  const admission = admitDelivery({ ...question, quiet: withoutDigest, mutes }, now);
  if (admission.kind !== "SEND") return { kind: "WAIT", until: admission.until };
  const isLast = sent + 1 >= reminder.times;
  return { kind: "SEND", nextAt: isLast ? undefined : new Date(now.getTime() + reminder.afterMinutes * 60_000) };
}
