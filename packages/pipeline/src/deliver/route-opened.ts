import { type Alert, routeAlert } from "@pharos/domain";
import type { Store } from "@pharos/store";
import type { WorkToCommit } from "../works/work-to-commit.ts";

/** Decides where new alerts go. Sending them again later never decides anew. */
export async function routeOpened(
  tx: Store,
  opened: readonly Alert[],
  works: readonly Pick<WorkToCommit, "detections">[],
): Promise<readonly Alert[]> {
  if (opened.length === 0) return [];
  const destinations = await tx.destinations.list();
  return opened.map((alert) => {
    const overrides = findDetection(alert.ruleId, works)?.outputIds ?? [];
    const { dynamicDestinations } = alert;
    return { ...alert, route: routeAlert({ ...alert, dynamicDestinations, overrides }, destinations) };
  });
}

/** Puts them into the queues of their destinations, in the transaction that creates them. */
export async function queueOpened(tx: Store, opened: readonly Alert[], now: Date): Promise<void> {
  const news = opened.map(({ id, route }) => ({
    alertId: id,
    destinationIds: route?.destinationIds ?? [],
    trigger: "CREATED" as const,
  }));
  await tx.deliveries.add(news, now);
}

function findDetection(id: string, works: readonly Pick<WorkToCommit, "detections">[]) {
  for (const { detections } of works) {
    const detection = detections.get(id);
    if (detection) return detection;
  }
  return undefined;
}
