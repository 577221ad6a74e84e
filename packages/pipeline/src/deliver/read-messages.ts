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
  /** What goes out in the same message, in order, beginning with this one; empty for a message of its own. */
  readonly digest: readonly DigestMember[];
}

export interface DigestMember {
  readonly delivery: AlertDelivery;
  readonly alert: Alert;
}

/** In the order of their first deliveries, without those whose alert is gone. */
export async function readMessages(
  store: Store,
  destinationId: string,
  queued: readonly AlertDelivery[],
  digests: readonly (readonly AlertDelivery[])[],
): Promise<Message[]> {
  const gathered = new Set(digests.flatMap((digest) => digest.map(({ id }) => id)));
  const due = [...queued.filter(({ id }) => !gathered.has(id)), ...digests.flat()];
  const [settings, alerts, followUps] = await Promise.all([
    store.destinations.settings(destinationId),
    store.alerts.getMany([...new Set(due.map(({ alertId }) => alertId))]),
    readFollowUps(store, destinationId, due),
  ]);
  const byId = new Map(alerts.map((alert) => [alert.id, alert]));
  const read = (deliveries: readonly AlertDelivery[]): DigestMember[] =>
    deliveries.flatMap((delivery) => {
      const alert = byId.get(delivery.alertId);
      return alert ? [{ delivery, alert }] : [];
    });
  const single = read(due.filter(({ id }) => !gathered.has(id))).map((member) => ({
    ...member,
    settings,
    followUp: followUps.get(member.delivery.id),
    digest: [],
  }));
  const together = digests.flatMap((digest) => {
    const members = read(digest);
    const [first] = members;
    if (!first) return [];
    // A digest of one alert is that alert.
    return [{ ...first, settings, followUp: undefined, digest: members.length === 1 ? [] : members }];
  });
  return [...single, ...together].sort((a, b) => a.delivery.id - b.delivery.id);
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
