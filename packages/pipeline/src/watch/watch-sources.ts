import type { Store } from "@pharos/store";
import { usersWhoMay } from "../alarms/users-who-may.ts";
import { type AlarmTimes, alarmKey, sourceAlarms } from "./source-alarms.ts";

const settingKey = "source-alarms";
const hourMs = 3_600_000;

/** Looks at the counts of the last hour and notifies everybody who may see log sources. */
export async function watchSources(store: Store, now: Date): Promise<void> {
  const range = { from: new Date(now.getTime() - hourMs), to: now };
  const [sources, counts, stored] = await Promise.all([
    store.sources.list(),
    store.ingest.counts.totalsBySource(range),
    store.settings.get(settingKey),
  ]);
  const raised = (stored ?? {}) as AlarmTimes;
  const alarms = sourceAlarms(sources, counts, raised, now);
  if (alarms.length === 0) return;
  const logTypesOf = new Map(sources.map(({ id, logTypes }) => [id, logTypes]));
  const readers = await usersWhoMay(store, "LogSourceRead");
  await store.transaction(async (tx) => {
    for (const { sourceId, kind, level, title, message } of alarms) {
      const topic = kind === "UNBALANCED" ? "SYSTEM_ERROR" : "SYSTEM_NOTIFICATION";
      await tx.notifications.create(
        readers,
        { topic, level, title, message, metadata: { sourceId }, neededLogTypes: logTypesOf.get(sourceId) },
        now,
      );
    }
    const times = Object.fromEntries(alarms.map((alarm) => [alarmKey(alarm), now.toISOString()]));
    await tx.settings.set(settingKey, { ...raised, ...times }, now);
  });
}
