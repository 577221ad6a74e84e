import type { DeliveryOutcome } from "../destinations/delivery.ts";
import { type SettledAttempt, settleAttempt } from "../destinations/settle-attempt.ts";

/** While the server refuses us or asks for patience. */
const waitMs = 5 * 60_000;
const waitMsMax = 3_600_000;

/** Where a mail stands after an attempt: retried as alerts are, except that nothing else holds it back. */
export function settleMail(
  mail: { readonly attempts: number; readonly nextAttemptAt: Date },
  outcome: DeliveryOutcome,
  now: Date,
  random: number,
): SettledAttempt {
  const settled = settleAttempt(mail, outcome, now, random);
  if (outcome.kind === "delivered" || outcome.kind === "retry" || outcome.kind === "rejected") return settled;
  const ms = Math.min(outcome.retryAfterMs ?? waitMs, waitMsMax);
  return { ...settled, nextAttemptAt: new Date(now.getTime() + ms) };
}
