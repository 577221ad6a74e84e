import { notify } from "./notify.ts";

export const copySnackbarDurationMs = 1500;

/** Puts text on the clipboard and says so. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ message: "Copied to clipboard", tone: "success", durationMs: copySnackbarDurationMs });
  } catch {
    notify({ message: "Error copying to clipboard", tone: "error", durationMs: copySnackbarDurationMs });
  }
}
