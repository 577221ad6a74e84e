import { referenceOf } from "../../access/actor-reference.ts";
import type { HookEvent } from "../../context/destination-gateway.ts";
import type { RequestContext } from "../../context/request-context.ts";

/**
 * Writes into the history of an alert that a change made in a tool was not made here, once for each reason. Otherwise
 * both sides would differ and nobody would know: most tools have no way to answer the person.
 */
export async function recordRefusal(
  { actor, clock, store }: RequestContext,
  alertId: string,
  { change }: HookEvent,
  reason: string,
): Promise<void> {
  const history = await store.alerts.history(alertId);
  if (history.some(({ type, comment }) => type === "CHANGE_REFUSED" && comment === reason)) return;
  const entry = { type: "CHANGE_REFUSED", from: change.type, to: "", comment: reason } as const;
  await store.alerts.appendHistory({ ...entry, alertId, actor: referenceOf(actor), at: clock() });
}
