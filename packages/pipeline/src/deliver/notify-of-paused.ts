import type { Destination } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { usersWhoMay } from "../alarms/users-who-may.ts";

/** Tells everybody who can mend it. Says nothing of any alert, nor of what the other side answered, which may quote one. */
export async function notifyOfPaused(tx: Store, destination: Destination, now: Date): Promise<void> {
  const { id, displayName, verification } = destination;
  const [title, message] =
    verification === "CREDENTIALS_REJECTED"
      ? [
          `${displayName} rejects our credentials or settings`,
          "Its alerts wait. Correct its settings or send a test that succeeds, and they are sent in order.",
        ]
      : [
          `${displayName} fails again and again`,
          "Its alerts wait. Pharos tries one alert a minute, and sends the rest when one arrives.",
        ];
  const notification = { topic: "SYSTEM_ERROR", level: "ERROR", title, message, neededLogTypes: [] } as const;
  const readers = await usersWhoMay(tx, "DestinationModify");
  await tx.notifications.create(readers, { ...notification, metadata: { destinationId: id } }, now);
}
