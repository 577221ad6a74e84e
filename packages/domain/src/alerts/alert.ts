import type { ActorReference } from "../access/actor.ts";
import type { AlertRoute } from "./alert-route.ts";
import type { Severity } from "./severity.ts";

export const alertStatuses = ["OPEN", "TRIAGED", "RESOLVED", "CLOSED"] as const;
export type AlertStatus = (typeof alertStatuses)[number];
/** The `ruleId` of the alert about a destination, whose dedup string is the destination's id. */
export const destinationFailing = "DESTINATION_FAILING";

export const alertTypes = ["ALERT", "DETECTION_ERROR", "SYSTEM_ERROR"] as const;
export type AlertType = (typeof alertTypes)[number];

/** What an alert turned out to be, decided when it is resolved or closed. */
export const alertOutcomes = ["TRUE_POSITIVE", "BENIGN_TRUE_POSITIVE", "FALSE_POSITIVE", "DUPLICATE", "TEST"] as const;
export type AlertOutcome = (typeof alertOutcomes)[number];

/** What raised it (specification 2 §3, "Alert origin types"). */
export const alertSubtypes = [
  "RULE",
  "RULE_ERROR",
  "SCHEDULED_RULE",
  "SCHEDULED_RULE_ERROR",
  "POLICY",
  "SYSTEM_ERROR",
  "CORRELATION_RULE",
  "CORRELATION_RULE_ERROR",
] as const;
export type AlertSubtype = (typeof alertSubtypes)[number];

export interface Alert {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly type: AlertType;
  readonly subtype: AlertSubtype;
  readonly status: AlertStatus;
  readonly severity: Severity;
  readonly title: string;
  readonly description: string;
  readonly runbook: string;
  readonly reference: string;
  readonly ruleId: string;
  readonly dedupString: string;
  readonly context: Readonly<Record<string, unknown>>;
  readonly logTypes: readonly string[];
  /** The log types that somebody must see to read the alert; undefined for all. */
  readonly neededLogTypes?: readonly string[] | undefined;
  readonly sourceIds: readonly string[];
  readonly tags: readonly string[];
  readonly eventCount: number;
  readonly createdAt: Date;
  readonly firstEventMatchedAt: Date;
  readonly lastReceivedEventAt: Date;
  readonly updatedAt: Date;
  readonly updatedBy: ActorReference | undefined;
  readonly assigneeId: string | undefined;
  /** What it turned out to be; undefined while it is open or triaged, or where nobody said so. */
  readonly outcome?: AlertOutcome | undefined;
  readonly outcomeReason?: string | undefined;
  /** Lists leave it out until then. */
  readonly snoozedUntil?: Date | undefined;
  /** What `destinations()` of the first match returned, ids or names; undefined where it returned none. */
  readonly dynamicDestinations?: readonly string[] | undefined;
  /** Where it was sent when it was created; undefined for alerts older than that decision. */
  readonly route?: AlertRoute | undefined;
  /** Grows with every change by a person; a change made to an older revision is refused. */
  readonly revision: number;
}

export const alertHistoryTypes = [
  "AI_SUMMARY",
  "ASSIGNEE_CHANGE",
  "CHANGE_REFUSED",
  "COMMENT",
  "SLACKBOT_BOOMERANG",
  "RUNBOOK_STEP",
  "SNOOZE",
  "STATUS_CHANGE",
] as const;
export type AlertHistoryType = (typeof alertHistoryTypes)[number];
export interface AlertHistoryEntry {
  readonly id: string;
  readonly alertId: string;
  readonly type: AlertHistoryType;
  readonly actor: ActorReference;
  readonly at: Date;
  /**
   * Status, assignee id (empty for unassigned) or end of the snooze (empty for awake) before and after, or the comment.
   * Of a change that was made in a tool and refused here, `from` is the type that it would have had, and the comment why.
   * Of an AI summary, `from` is the id of its inference stream, whose text only some readers may see.
   */
  readonly from: string;
  readonly to: string;
  readonly comment: string;
  /** The outcome that a status change ended with; its reason is the comment. */
  readonly outcome?: AlertOutcome | undefined;
  /** The destination that the change came from, which does not hear of it again. */
  readonly origin?: string | undefined;
  /** The same for every entry of a change of all alerts that match, which is taken back as one. */
  readonly changeId?: string | undefined;
  /** When its writer changed the comment last. */
  readonly editedAt?: Date | undefined;
}

export const alertPageSizeDefault = 25;
export const alertPageSizeMax = 50;
/** Statuses that the list shows when nobody chose any (specification 2 §2). */
export const alertStatusesDefault: readonly AlertStatus[] = ["OPEN", "TRIAGED"];
export const alertCommentLengthMax = 10_000;
/** How many alerts one request may name, to read or to change them. */
export const alertChangesMax = 500;
