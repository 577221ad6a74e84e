import { PharosError, systemActor } from "@pharos/domain";
import { queryEndsEngine } from "@pharos/lake";
import type { Store } from "@pharos/store";
import { usersWhoMay } from "../alarms/users-who-may.ts";

/** It would end the data lake's engine again at each of its times. */
export function mustPause(error: unknown): boolean {
  return error instanceof PharosError && error.code === queryEndsEngine().code;
}

/** Switches the query's schedule off and tells whoever may switch it on again. */
export async function pauseQuery(store: Store, queryName: string, reason: string, now: Date): Promise<void> {
  const readers = await usersWhoMay(store, "DataAnalyticsModify");
  await store.transaction(async (tx) => {
    await tx.savedQueries.setEnabled(queryName, false, systemActor, now);
    await tx.notifications.create(
      readers,
      {
        topic: "SYSTEM_ERROR",
        level: "ERROR",
        title: `The scheduled query ${queryName} is paused`,
        message: `${reason} Then enable its schedule again.`,
        metadata: { queryName },
        neededLogTypes: undefined,
      },
      now,
    );
  });
}
