import type { Store } from "@pharos/store";
import { usersWhoMay } from "../alarms/users-who-may.ts";
import { openSourceAlerts, resolveSourceAlerts, unreadRuleId } from "./source-alerts.ts";

const settingKey = "collection-alarms";
const minuteMs = 60_000;
/** What is over sooner is told on the source's page only. */
const patienceMs = 15 * minuteMs;
const silenceMs = 24 * 60 * minuteMs;

/**
 * Tells everybody who may see log sources of those that Pharos cannot read, once a day while that lasts. Each time it
 * begins is an alert as well, which goes to the destinations that accept system errors and is resolved when it is over.
 */
export async function watchCollection(store: Store, now: Date): Promise<void> {
  const problems = await store.sources.listUnread(new Date(now.getTime() - patienceMs));
  const raised = ((await store.settings.get(settingKey)) ?? {}) as Readonly<Record<string, string>>;
  const isSilent = (id: string) => now.getTime() - Date.parse(raised[id] ?? "") < silenceMs;
  const news = problems.filter(({ sourceId }) => !isSilent(sourceId));
  const lasting = new Set(problems.map(({ sourceId }) => sourceId));
  const ended = Object.keys(raised).filter((id) => !lasting.has(id));
  if (news.length === 0 && ended.length === 0) return;
  const readers = news.length === 0 ? [] : await usersWhoMay(store, "LogSourceRead");
  const endings = await describeEndings(store, ended);
  await store.transaction(async (tx) => {
    const faults = news.map(({ label, ...problem }) => ({ ...problem, title: `Pharos cannot read ${label}` }));
    const begun = faults.filter(({ sourceId }) => raised[sourceId] === undefined);
    const alertIds = await openSourceAlerts(tx, unreadRuleId, begun, now);
    await resolveSourceAlerts(tx, unreadRuleId, endings, now);
    for (const { sourceId, title, message, logTypes: neededLogTypes } of faults) {
      const alertID = alertIds.get(sourceId);
      const metadata = { sourceId, ...(alertID !== undefined && { alertID }) };
      const notification = { topic: "SYSTEM_NOTIFICATION", level: "WARNING", title, message, metadata } as const;
      await tx.notifications.create(readers, { ...notification, neededLogTypes }, now);
    }
    // A problem that is over and comes back is told again.
    const kept = Object.entries(raised).filter(([id]) => lasting.has(id));
    const told = news.map(({ sourceId }) => [sourceId, now.toISOString()]);
    await tx.settings.set(settingKey, Object.fromEntries([...kept, ...told]), now);
  });
}

async function describeEndings(store: Store, sourceIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (sourceIds.length === 0) return new Map();
  const enabled = new Set((await store.sources.list()).filter((source) => source.enabled).map(({ id }) => id));
  const describe = (id: string) =>
    enabled.has(id) ? "Pharos can read the log source again." : "The log source was disabled or deleted.";
  return new Map(sourceIds.map((id) => [id, describe(id)]));
}
