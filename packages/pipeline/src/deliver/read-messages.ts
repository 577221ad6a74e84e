import type { Alert, AlertDelivery, AlertHistoryEntry, AlertLink } from "@pharos/domain";
import type { DestinationSettings, Store } from "@pharos/store";

export interface FollowUp {
  readonly entry: AlertHistoryEntry;
  /** What stands for the alert there; undefined where the destination gave nothing to address it by. */
  readonly link: AlertLink | undefined;
}

/** A delivery with everything that is needed to send it. */
export interface Message {
  readonly delivery: AlertDelivery;
  readonly alert: Alert;
  /** Undefined where the key that sealed them was lost. */
  readonly settings: DestinationSettings | undefined;
  readonly followUp: FollowUp | undefined;
}

/** In the order given, without those whose alert is gone. */
export async function readMessages(
  store: Store,
  destinationId: string,
  due: readonly AlertDelivery[],
): Promise<Message[]> {
  const [settings, alerts, followUps] = await Promise.all([
    store.destinations.settings(destinationId),
    store.alerts.getMany([...new Set(due.map(({ alertId }) => alertId))]),
    readFollowUps(store, destinationId, due),
  ]);
  const byId = new Map(alerts.map((alert) => [alert.id, alert]));
  return due.flatMap((delivery) => {
    const alert = byId.get(delivery.alertId);
    return alert ? [{ delivery, alert, settings, followUp: followUps.get(delivery.id) }] : [];
  });
}

async function readFollowUps(
  store: Store,
  destinationId: string,
  due: readonly AlertDelivery[],
): Promise<Map<number, FollowUp>> {
  const changes = due.flatMap(({ id, alertId, entryId }) => (entryId === null ? [] : [{ id, alertId, entryId }]));
  if (changes.length === 0) return new Map();
  const [entries, links] = await Promise.all([
    store.alerts.historyEntries(changes.map(({ entryId }) => entryId)),
    store.alertLinks.newest(destinationId, [...new Set(changes.map(({ alertId }) => alertId))]),
  ]);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return new Map(
    changes.flatMap(({ id, alertId, entryId }) => {
      const entry = byId.get(entryId);
      return entry ? [[id, { entry, link: links.get(alertId) }] as const] : [];
    }),
  );
}
