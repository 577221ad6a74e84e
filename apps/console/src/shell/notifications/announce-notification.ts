import { notify, type SnackbarTone } from "@pharos/ui";
import { announceCsv } from "../../features/search/downloads/announce-csv.tsx";
import { csvOf } from "./notification-actions.ts";
import type { Notification } from "./notifications-query.ts";
import { snackbarMessage } from "./pack-errors.ts";

const snackbarMs = 10_000;
const tones: Readonly<Record<string, SnackbarTone>> = { ERROR: "error", WARNING: "warning" };

export function announceNotification(notification: Notification): void {
  const { title, message, level } = notification;
  const csv = csvOf(notification);
  if (csv) announceCsv(csv, message);
  else notify({ title, message: snackbarMessage(message), tone: tones[level] ?? "neutral", durationMs: snackbarMs });
}
