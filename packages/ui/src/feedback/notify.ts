import { notifications } from "@mantine/notifications";
import type { ReactNode } from "react";

export const snackbarDurationMs = 6000;
export type SnackbarTone = "neutral" | "success" | "error";

export interface Snackbar {
  readonly title?: ReactNode;
  readonly message: ReactNode;
  readonly tone?: SnackbarTone;
  /** How long it stays; false keeps it until dismissed. */
  readonly durationMs?: number | false;
}

const colors: Record<SnackbarTone, string> = {
  neutral: "var(--ui-muted)",
  success: "var(--ui-pass)",
  error: "var(--ui-fail)",
};

/** Shows a snackbar at the bottom left; returns its id for `hideSnackbar`. */
export function notify({ title, message, tone = "neutral", durationMs = snackbarDurationMs }: Snackbar): string {
  return notifications.show({ title, message, color: colors[tone], autoClose: durationMs, withBorder: true });
}

export function hideSnackbar(id: string): void {
  notifications.hide(id);
}
