import type { Store } from "@pharos/store";
import { usersWhoMay } from "../alarms/users-who-may.ts";

const settingKey = "pull-alarms";
const minuteMs = 60_000;
/** What is over sooner is told on the source's page only. */
const patienceMs = 15 * minuteMs;
const silenceMs = 24 * 60 * minuteMs;

/** Tells everybody who may see log sources of those that cannot be pulled, once a day while that lasts. */
export async function watchPulls(store: Store, now: Date): Promise<void> {
  const problems = await store.pulls.listProblems(new Date(now.getTime() - patienceMs));
  const raised = ((await store.settings.get(settingKey)) ?? {}) as Readonly<Record<string, string>>;
  const isSilent = (id: string) => now.getTime() - Date.parse(raised[id] ?? "") < silenceMs;
  const news = problems.filter(({ sourceId }) => !isSilent(sourceId));
  // A problem that is over and comes back is told again.
  const lasting = Object.fromEntries(
    problems.filter(({ sourceId }) => isSilent(sourceId)).map(({ sourceId }) => [sourceId, raised[sourceId]]),
  );
  if (news.length === 0 && Object.keys(lasting).length === Object.keys(raised).length) return;
  const readers = news.length === 0 ? [] : await usersWhoMay(store, "LogSourceRead");
  await store.transaction(async (tx) => {
    for (const { sourceId, label, logTypes, message } of news) {
      const title = `Logs of ${label} cannot be pulled`;
      const metadata = { sourceId };
      await tx.notifications.create(
        readers,
        { topic: "SYSTEM_NOTIFICATION", level: "WARNING", title, message, metadata, neededLogTypes: logTypes },
        now,
      );
    }
    const told = Object.fromEntries(news.map(({ sourceId }) => [sourceId, now.toISOString()]));
    await tx.settings.set(settingKey, { ...lasting, ...told }, now);
  });
}
