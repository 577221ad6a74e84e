import { alertBody } from "./alert-body.ts";
import type { AlertMessage } from "./alert-message.ts";
import { cutText } from "./message-text.ts";

const cutNote = "… (truncated, see link)";
const textLengthMax = 2_000;

/** The body of plain webhooks in at most so many bytes of JSON. The largest values of the context go first, then texts. */
export function fitAlertBody(message: AlertMessage, bytesMax: number) {
  const whole = alertBody(message);
  if (sizeOf(whole) <= bytesMax) return whole;
  const alertContext = fitContext(message.context, bytesMax / 2);
  const cut = { ...whole, alertContext, truncated: true };
  if (sizeOf(cut) <= bytesMax) return cut;
  return {
    ...cut,
    title: cutText(whole.title, textLengthMax),
    description: cutText(whole.description, textLengthMax),
    runbook: cutText(whole.runbook, textLengthMax),
    tags: whole.tags.slice(0, 20).map((tag) => cutText(tag, 100)),
    alertContext: sizeOf(alertContext) <= bytesMax / 4 ? alertContext : {},
  };
}

/** The context in at most so many bytes of JSON, with its keys while they fit. */
export function fitContext(context: AlertMessage["context"], bytesMax: number): AlertMessage["context"] {
  const fitted: Record<string, unknown> = { ...context };
  const sizes = Object.entries(context).map(([key, value]) => [key, sizeOf(value)] as const);
  let bytes = sizeOf(context);
  for (const [key, size] of sizes.sort(([, a], [, b]) => b - a)) {
    if (bytes <= bytesMax) return fitted;
    fitted[key] = cutNote;
    bytes += sizeOf(cutNote) - size;
  }
  return bytes <= bytesMax ? fitted : { truncated: cutNote };
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? "");
}
