import { type Alert, admitDelivery, type Destination, firstReminderAt, type Mute, routeAlert } from "@pharos/domain";
import type { Store } from "@pharos/store";
import type { WorkToCommit } from "../works/work-to-commit.ts";

/** Decides where new alerts go, other than to a destination that they tell of. Sending them again later never decides anew. */
export async function routeOpened(
  tx: Store,
  opened: readonly Alert[],
  works: readonly Pick<WorkToCommit, "detections">[],
  { without }: { readonly without?: string } = {},
): Promise<readonly Alert[]> {
  if (opened.length === 0) return [];
  const destinations = (await tx.destinations.list()).filter(({ id }) => id !== without);
  return opened.map((alert) => {
    const overrides = findDetection(alert.ruleId, works)?.outputIds ?? [];
    const { dynamicDestinations } = alert;
    return { ...alert, route: routeAlert({ ...alert, dynamicDestinations, overrides }, destinations) };
  });
}

/**
 * Puts them into the queues of their destinations, in the transaction that creates them, and decides there when each
 * may go out.
 */
export async function queueOpened(tx: Store, opened: readonly Alert[], now: Date): Promise<void> {
  const routed = opened.filter(({ route }) => route !== undefined && route.destinationIds.length > 0);
  if (routed.length === 0) return;
  const wanted = [...new Set(routed.flatMap(({ route }) => route?.destinationIds ?? []))];
  const destinations = await tx.destinations.getMany(wanted);
  const mutes = await tx.mutes.listRunning(now);
  const news = routed.map((alert) => ({
    alertId: alert.id,
    destinationIds: alert.route?.destinationIds ?? [],
    trigger: "CREATED" as const,
    admissions: new Map(destinations.map((destination) => [destination.id, admit(alert, destination, mutes, now)])),
  }));
  await tx.deliveries.add(news, now);
}

function admit({ ruleId, severity }: Alert, { id, quiet }: Destination, mutes: readonly Mute[], now: Date) {
  const admission = admitDelivery({ destinationId: id, detectionId: ruleId, severity, quiet, mutes }, now);
  return { admission, remindAt: firstReminderAt(quiet, severity, admission, now) };
}

function findDetection(id: string, works: readonly Pick<WorkToCommit, "detections">[]) {
  for (const { detections } of works) {
    const detection = detections.get(id);
    if (detection) return detection;
  }
  return undefined;
}
