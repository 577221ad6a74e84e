import { createHmac, timingSafeEqual } from "node:crypto";
import type { InboundRequest } from "./inbound.ts";

/** True if `given` is the hexadecimal HMAC-SHA256 of the parts, one after the other. Takes the same time for all texts. */
export function isSigned(secret: string, parts: readonly (string | Buffer)[], given: string): boolean {
  const hmac = createHmac("sha256", secret);
  for (const part of parts) hmac.update(part);
  const expected = Buffer.from(hmac.digest("hex"));
  const actual = Buffer.from(given);
  return expected.byteLength === actual.byteLength && timingSafeEqual(expected, actual);
}

export function readHeader({ headers }: InboundRequest, name: string): string {
  const value = headers[name];
  return typeof value === "string" ? value : "";
}

/** Undefined for what is no JSON. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const dayMs = 86_400_000;
/** Digests of what was received are kept for longer than this. */
export const inboundAgeMsMax = dayMs;

/** True within a day of now: tools repeat for hours what was not answered. */
export function isRecent(atMs: number, now: Date): boolean {
  return Math.abs(now.getTime() - atMs) <= inboundAgeMsMax;
}
