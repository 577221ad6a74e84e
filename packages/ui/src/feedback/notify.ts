import { notifications } from "@mantine/notifications";
import type { ReactNode } from "react";

export const snackbarDurationMs = 6000;
export type SnackbarTone = "neutral" | "success" | "warning" | "error";

export interface Snackbar {
  /** While one of the same id is shown, no other is. */
  readonly id?: string;
  readonly title?: ReactNode;
  readonly message: ReactNode;
  readonly tone?: SnackbarTone;
  /** How long it stays; false keeps it until dismissed. */
  readonly durationMs?: number | false;
}

const colors: Record<SnackbarTone, string> = {
  neutral: "var(--ui-muted)",
  success: "var(--ui-pass)",
  warning: "var(--ui-error)",
  error: "var(--ui-fail)",
};

/** Shows a snackbar at the bottom left; returns its id for `hideSnackbar`. */
export function notify({ id, title, message, tone = "neutral", durationMs = snackbarDurationMs }: Snackbar): string {
  return notifications.show({
    ...(id !== undefined && { id }),
    title,
    message,
    color: colors[tone],
    autoClose: durationMs,
    withBorder: true,
  });
}

export function hideSnackbar(id: string): void {
  notifications.hide(id);
}
