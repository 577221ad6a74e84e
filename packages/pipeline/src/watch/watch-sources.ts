import type { Store } from "@pharos/store";
import { usersWhoMay } from "../alarms/users-who-may.ts";
import {
  type AlarmTimes,
  alarmKey,
  endedSilences,
  renewedSecrets,
  type SourceAlarm,
  sourceAlarms,
} from "./source-alarms.ts";
import { noDataRuleId, openSourceAlerts, resolveSourceAlerts, secretRuleId } from "./source-alerts.ts";

const settingKey = "source-alarms";
const hourMs = 3_600_000;

/**
 * Looks at the counts of the last hour, at silences and at secrets that expire, and notifies everybody who may see log
 * sources. A silence and such a secret are an alert as well, which goes to the destinations that accept system errors and
 * is resolved when it is over.
 */
export async function watchSources(store: Store, now: Date): Promise<void> {
  const range = { from: new Date(now.getTime() - hourMs), to: now };
  const [sources, counts, stored] = await Promise.all([
    store.sources.list(),
    store.ingest.counts.totalsBySource(range),
    store.settings.get(settingKey),
  ]);
  const raised = (stored ?? {}) as AlarmTimes;
  const alarms = sourceAlarms(sources, counts, raised, now);
  const ended = endedSilences(sources, raised);
  const renewed = renewedSecrets(sources, raised, now);
  if (alarms.length + ended.length + renewed.length === 0) return;
  const logTypesOf = new Map(sources.map(({ id, logTypes }) => [id, logTypes]));
  const readers = await usersWhoMay(store, "LogSourceRead");
  await store.transaction(async (tx) => {
    const faultsOf = (isWanted: (alarm: SourceAlarm) => boolean) =>
      alarms.filter(isWanted).map((alarm) => ({ ...alarm, logTypes: logTypesOf.get(alarm.sourceId) ?? [] }));
    const silences = faultsOf(({ kind }) => kind === "NO_DATA");
    // Said three times, and one alert.
    const expiring = faultsOf((alarm) => alarm.kind === "SECRET_EXPIRES" && raised[alarmKey(alarm)] === undefined);
    const alertIds = {
      NO_DATA: await openSourceAlerts(tx, noDataRuleId, silences, now),
      SECRET_EXPIRES: await openSourceAlerts(tx, secretRuleId, expiring, now),
    };
    await resolveSourceAlerts(
      tx,
      secretRuleId,
      new Map(renewed.map((id) => [id, "The expiry date of the secret was changed."])),
      now,
    );
    const endings = new Map(ended.map(({ sourceId, message }) => [sourceId, message]));
    await resolveSourceAlerts(tx, noDataRuleId, endings, now);
    for (const { sourceId, title, message } of ended) {
      const notification = {
        topic: "SYSTEM_NOTIFICATION",
        level: "INFO",
        title,
        message,
        metadata: { sourceId },
      } as const;
      await tx.notifications.create(readers, { ...notification, neededLogTypes: logTypesOf.get(sourceId) }, now);
    }
    for (const { sourceId, kind, level, title, message } of alarms) {
      const isError = kind === "UNBALANCED" || kind === "NO_DATA";
      const topic = isError ? "SYSTEM_ERROR" : "SYSTEM_NOTIFICATION";
      const alertID = kind === "NO_DATA" || kind === "SECRET_EXPIRES" ? alertIds[kind].get(sourceId) : undefined;
      const metadata = { sourceId, kind, ...(alertID !== undefined && { alertID }) };
      const neededLogTypes = logTypesOf.get(sourceId);
      await tx.notifications.create(readers, { topic, level, title, message, metadata, neededLogTypes }, now);
    }
    const times = Object.fromEntries(alarms.map((alarm) => [alarmKey(alarm), now.toISOString()]));
    const over = new Set([
      ...ended.map(alarmKey),
      ...renewed.map((sourceId) => alarmKey({ sourceId, kind: "SECRET_EXPIRES" })),
    ]);
    const kept = Object.fromEntries(Object.entries(raised).filter(([key]) => !over.has(key)));
    await tx.settings.set(settingKey, { ...kept, ...times }, now);
  });
}
