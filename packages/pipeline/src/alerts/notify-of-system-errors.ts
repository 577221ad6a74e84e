import type { Alert } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { usersWhoMay } from "../alarms/users-who-may.ts";

/** Tells everybody who may see alerts of those that say Pharos itself fails them; the others are found in the list. */
export async function notifyOfSystemErrors(tx: Store, opened: readonly Alert[], now: Date): Promise<void> {
  const errors = opened.filter(({ type }) => type === "SYSTEM_ERROR");
  if (errors.length === 0) return;
  const readers = await usersWhoMay(tx, "AlertRead");
  for (const { id, title, description, neededLogTypes } of errors) {
    const notification = { topic: "SYSTEM_ERROR", level: "ERROR", title, message: description } as const;
    await tx.notifications.create(readers, { ...notification, metadata: { alertID: id }, neededLogTypes }, now);
  }
}
