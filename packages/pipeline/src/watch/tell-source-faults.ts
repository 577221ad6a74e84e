import type { Store } from "@pharos/store";
import { usersWhoMay } from "../alarms/users-who-may.ts";
import { openSourceAlerts, resolveSourceAlerts, type SourceFault } from "./source-alerts.ts";

const silenceMs = 24 * 3_600_000;

/** A fault that sources have until it is over. */
export interface LastingFault {
  /** Where the store keeps when each was told last. */
  readonly settingKey: string;
  /** Of the alerts. */
  readonly ruleId: string;
  /** What ended it, for the history of the alert. */
  readonly ending: string;
}

/** When a fault of each source was told last, by the source's id; of faults that were not over when one looked last. */
export type ToldAt = Readonly<Record<string, string>>;

export async function readTold(store: Store, { settingKey }: LastingFault): Promise<ToldAt> {
  return ((await store.settings.get(settingKey)) ?? {}) as ToldAt;
}

/**
 * Tells everybody who may see log sources of their faults, once a day while they last. Each time one begins is an alert as
 * well, which goes to the destinations that accept system errors and is resolved when it is over.
 * @param faults All that there are now.
 */
export async function tellSourceFaults(
  store: Store,
  kind: LastingFault,
  faults: readonly SourceFault[],
  now: Date,
): Promise<void> {
  const told = await readTold(store, kind);
  const isSilent = (id: string) => now.getTime() - Date.parse(told[id] ?? "") < silenceMs;
  const news = faults.filter(({ sourceId }) => !isSilent(sourceId));
  const lasting = new Set(faults.map(({ sourceId }) => sourceId));
  const ended = Object.keys(told).filter((id) => !lasting.has(id));
  if (news.length === 0 && ended.length === 0) return;
  const readers = news.length === 0 ? [] : await usersWhoMay(store, "LogSourceRead");
  const endings = await describeEndings(store, kind, ended);
  await store.transaction(async (tx) => {
    const begun = news.filter(({ sourceId }) => told[sourceId] === undefined);
    const alertIds = await openSourceAlerts(tx, kind.ruleId, begun, now);
    await resolveSourceAlerts(tx, kind.ruleId, endings, now);
    for (const { sourceId, title, message, logTypes: neededLogTypes } of news) {
      const alertID = alertIds.get(sourceId);
      const metadata = { sourceId, ...(alertID !== undefined && { alertID }) };
      const notification = { topic: "SYSTEM_NOTIFICATION", level: "WARNING", title, message, metadata } as const;
      await tx.notifications.create(readers, { ...notification, neededLogTypes }, now);
    }
    // A fault that is over and comes back is told again.
    const kept = Object.entries(told).filter(([id]) => lasting.has(id));
    const toldNow = news.map(({ sourceId }) => [sourceId, now.toISOString()]);
    await tx.settings.set(kind.settingKey, Object.fromEntries([...kept, ...toldNow]), now);
  });
}

async function describeEndings(
  store: Store,
  { ending }: LastingFault,
  sourceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (sourceIds.length === 0) return new Map();
  const enabled = new Set((await store.sources.list()).filter((source) => source.enabled).map(({ id }) => id));
  const describe = (id: string) => (enabled.has(id) ? ending : "The log source was disabled or deleted.");
  return new Map(sourceIds.map((id) => [id, describe(id)]));
}
