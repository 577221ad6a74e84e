import type { Store } from "@pharos/store";
import { usersWhoMay } from "./users-who-may.ts";

export interface Alarm {
  /** Names what it is about: the same is told once. */
  readonly key: string;
  readonly title: string;
  readonly message: string;
  /** The log types that it tells of; undefined for any, such as where it names tables. */
  readonly neededLogTypes: readonly string[] | undefined;
}

/** Of the latest alarms, which are the ones that could come again. */
const keysKept = 100;

/**
 * Tells everybody who may see log sources, in the console, what was not told before; returns that.
 * @param settingKey where the store remembers what was told
 */
export async function raiseAlarms<T extends Alarm>(
  store: Store,
  settingKey: string,
  alarms: readonly T[],
  now: Date,
): Promise<T[]> {
  if (alarms.length === 0) return [];
  const told = ((await store.settings.get(settingKey)) ?? []) as readonly string[];
  const fresh = alarms.filter(({ key }) => !told.includes(key));
  if (fresh.length === 0) return [];
  const readers = await usersWhoMay(store, "LogSourceRead");
  await store.transaction(async (tx) => {
    for (const { title, message, neededLogTypes } of fresh) {
      const notice = {
        topic: "SYSTEM_ERROR",
        level: "ERROR",
        title,
        message,
        metadata: {},
        neededLogTypes,
      } as const;
      await tx.notifications.create(readers, notice, now);
    }
    await tx.settings.set(settingKey, [...told, ...fresh.map(({ key }) => key)].slice(-keysKept), now);
  });
  return fresh;
}
