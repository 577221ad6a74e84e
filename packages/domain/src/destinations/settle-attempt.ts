import { type AlertDelivery, type DeliveryOutcome, type DeliveryStatus, retryDelaysMs } from "./delivery.ts";
import type { Destination, VerificationStatus } from "./destination.ts";

/** After so many failures in a row a destination is paused, and tried again once a minute. */
export const failuresBeforePause = 20;
const pauseMs = 60_000;
/** A held queue is tried once an hour, in case the other side mended it. */
const probeMs = 3_600_000;
const throttleMsDefault = 30_000;
const throttleMsMax = 3_600_000;
const jitter = 0.2;

export type DestinationHealth = Pick<Destination, "verification" | "pausedUntil" | "failuresInRow">;

export interface SettledAttempt {
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly nextAttemptAt: Date;
}

/** Where a delivery stands after an attempt. `random` is between 0 and 1. */
export function settleAttempt(
  { attempts, nextAttemptAt }: Pick<AlertDelivery, "attempts" | "nextAttemptAt">,
  outcome: DeliveryOutcome,
  now: Date,
  random: number,
): SettledAttempt {
  const later = (ms: number) => new Date(now.getTime() + ms);
  switch (outcome.kind) {
    case "delivered":
      return { status: "DELIVERED", attempts: attempts + 1, nextAttemptAt };
    case "rejected":
      return { status: "FAILED", attempts: attempts + 1, nextAttemptAt };
    case "retry": {
      const delayMs = retryDelaysMs[attempts];
      if (delayMs === undefined) return { status: "FAILED", attempts: attempts + 1, nextAttemptAt };
      const wantedMs = Math.max(jittered(delayMs, random), Math.min(outcome.retryAfterMs ?? 0, throttleMsMax));
      return { status: "QUEUED", attempts: attempts + 1, nextAttemptAt: later(wantedMs) };
    }
    // The destination waits as a whole, and the alert keeps its place and its attempts.
    case "throttled":
    case "credentials":
    case "refused":
      return { status: "QUEUED", attempts, nextAttemptAt };
  }
}

/** What an attempt tells of its destination. */
export function settleDestination(health: DestinationHealth, outcome: DeliveryOutcome, now: Date): DestinationHealth {
  const later = (ms: number) => new Date(now.getTime() + ms);
  switch (outcome.kind) {
    case "delivered":
      return { verification: "VERIFIED", pausedUntil: undefined, failuresInRow: 0 };
    // It answered: what it refused is the alert.
    case "rejected":
      return { ...health, failuresInRow: 0 };
    case "throttled":
      return { ...health, pausedUntil: later(Math.min(outcome.retryAfterMs ?? throttleMsDefault, throttleMsMax)) };
    case "credentials":
    case "refused":
      return {
        verification: "CREDENTIALS_REJECTED",
        pausedUntil: later(probeMs),
        failuresInRow: health.failuresInRow + 1,
      };
    case "retry": {
      const failuresInRow = health.failuresInRow + 1;
      // It says nothing of the credentials.
      if (health.verification === "CREDENTIALS_REJECTED")
        return { ...health, pausedUntil: later(probeMs), failuresInRow };
      if (failuresInRow < failuresBeforePause) return { ...health, failuresInRow };
      return { verification: "FAILING", pausedUntil: later(pauseMs), failuresInRow };
    }
  }
}

/** A destination in this state gets one alert at a time, until one arrives. */
export function isProbed({ verification }: Pick<Destination, "verification">): boolean {
  return verification === "FAILING" || verification === "CREDENTIALS_REJECTED";
}

/** True when people should hear that the destination gets nothing any more. */
export function isNewlyPaused(before: VerificationStatus, after: VerificationStatus): boolean {
  return before !== after && isProbed({ verification: after });
}

function jittered(ms: number, random: number): number {
  return Math.round(ms * (1 + jitter * (2 * random - 1)));
}
