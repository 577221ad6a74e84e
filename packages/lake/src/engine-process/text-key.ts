import { createHash } from "node:crypto";

/** `2026-11-22 10:00:00.000`, and milliseconds or nanoseconds of an instant: other ones at each run of one query. */
const times = /\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?|\d{10,}/g;

/** Names a text whatever times it speaks of, so that a query is known again when it runs the next day. */
export function textKey(text: string): string {
  return createHash("sha256").update(text.replace(times, "0")).digest("base64url");
}
