import { type Alert, type Destination, destinationFailing } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { usersWhoMay } from "../alarms/users-who-may.ts";
import { newSystemAlert } from "../alerts/new-system-alert.ts";
import { queueOpened, routeOpened } from "./route-opened.ts";

/**
 * Notifies everybody who can mend a destination that was just paused, and opens an alert for the other destinations of
 * system errors, once an outage. Says nothing of any alert, nor of what the other side answered, which may quote one.
 * @param isOngoing it was paused for another reason before
 */
export async function tellOfOutage(tx: Store, destination: Destination, isOngoing: boolean, now: Date): Promise<void> {
  const { id, displayName, verification } = destination;
  const [title, message] =
    verification === "CREDENTIALS_REJECTED"
      ? [
          `${displayName} rejects the stored credentials or settings`,
          "Its alerts wait. Correct its settings or send a test that succeeds, and they are sent in order.",
        ]
      : [
          `${displayName} fails again and again`,
          "Its alerts wait. Pharos tries one alert a minute, and sends the rest when one arrives.",
        ];
  const alertID = isOngoing ? undefined : await openAlert(tx, id, { title, description: message }, now);
  const notification = { topic: "SYSTEM_ERROR", level: "ERROR", title, message, neededLogTypes: [] } as const;
  const metadata = { destinationId: id, ...(alertID !== undefined && { alertID }) };
  await tx.notifications.create(await usersWhoMay(tx, "DestinationModify"), { ...notification, metadata }, now);
}

/** It would wait for the destination that it tells of, so it goes to the others. Returns its id. */
async function openAlert(
  tx: Store,
  destinationId: string,
  text: Pick<Alert, "title" | "description">,
  now: Date,
): Promise<string> {
  const subject = { ruleId: destinationFailing, dedupString: destinationId };
  const alert = newSystemAlert({ ...subject, ...text, logTypes: [], neededLogTypes: [], sourceIds: [] }, now);
  const opened = await routeOpened(tx, [alert], [], { without: destinationId });
  await tx.alerts.insert(opened);
  await queueOpened(tx, opened, now);
  return alert.id;
}
