/** Where a destination put an alert. */
export interface DeliveryReceipt {
  readonly externalId: string;
  readonly url?: string;
  readonly label?: string;
}

/** How an attempt to deliver ended. What follows is decided by `settleAttempt`. */
export type DeliveryOutcome =
  | {
      readonly kind: "delivered";
      readonly statusCode: number;
      readonly message: string;
      readonly receipt?: DeliveryReceipt;
    }
  | {
      readonly kind: "retry" | "throttled" | "rejected" | "credentials" | "refused";
      readonly statusCode: number;
      readonly message: string;
      readonly retryAfterMs?: number;
      /** True where the request may have arrived all the same, as when its connection broke before the answer. */
      readonly mayHaveArrived?: boolean;
    };
export type DeliveryOutcomeKind = DeliveryOutcome["kind"];

/** `WAITING`: for quiet hours to end, for a digest, or for the time of a reminder. `MUTED`: kept, and not sent. */
export const deliveryStatuses = ["QUEUED", "WAITING", "MUTED", "DELIVERED", "FAILED"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why a message was sent: the alert was created, somebody sent it again, it changed, or nobody touched it. */
export const deliveryTriggers = ["CREATED", "RESENT", "CHANGED", "REMINDER"] as const;
export type DeliveryTrigger = (typeof deliveryTriggers)[number];

/** One message about an alert on its way to one destination. */
export interface AlertDelivery {
  /** Grows; alerts go out in this order. */
  readonly id: number;
  readonly alertId: string;
  readonly destinationId: string;
  readonly trigger: DeliveryTrigger;
  /** The entry of the alert's history that it tells of; null unless the trigger is CHANGED. */
  readonly entryId: string | null;
  readonly status: DeliveryStatus;
  /** How many attempts failed and counted. */
  readonly attempts: number;
  /** True once an attempt failed whose request may have arrived: the next one looks for what it created. */
  readonly mayHaveArrived: boolean;
  readonly createdAt: Date;
  readonly nextAttemptAt: Date;
  /** Those of one destination and time go out as one message; null for a message of its own. */
  readonly digestAt: Date | null;
  /** The mute that keeps it; null unless the status is MUTED. */
  readonly muteId: string | null;
  /** Counted from the last time that somebody queued it. */
  readonly expiresAt: Date;
}

/** What was sent once, and what came back. */
export interface DeliveryAttempt {
  readonly deliveryId: number;
  readonly at: Date;
  readonly durationMs: number;
  readonly outcome: DeliveryOutcomeKind | "expired" | "cancelled";
  readonly statusCode: number;
  readonly message: string;
  readonly label: string;
  readonly url: string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const deliveryLifetimeMs = 72 * hourMs;
export const deliveryMessageLengthMax = 1_000;
/** Before the second attempt, the third, and so on: eleven attempts over about 32 hours. */
export const retryDelaysMs: readonly number[] = [
  10_000,
  minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  30 * minuteMs,
  hourMs,
  2 * hourMs,
  4 * hourMs,
  8 * hourMs,
  16 * hourMs,
];
