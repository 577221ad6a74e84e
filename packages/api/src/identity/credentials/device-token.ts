import { randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";

/** How long a browser is remembered after its last sign-in. */
export const deviceTokenSeconds = 180 * 24 * 3600;

/** A browser in which this user signed in before. It proves nothing but that: it only has attempts of its own. */
export interface Device {
  readonly userId: string;
  readonly id: string;
}
const claimsSchema = z.object({ sub: z.string(), jti: z.string() });
const audience = "pharos-device";

/** The user's device as it was, or a new one. */
export function deviceOf(userId: string, known: Device | undefined): Device {
  return known?.userId === userId ? known : { userId, id: randomUUID() };
}

export function issueDeviceToken(key: Uint8Array, device: Device, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(device.userId)
    .setJti(device.id)
    .setAudience(audience)
    .setExpirationTime(seconds + deviceTokenSeconds)
    .sign(key);
}

/** Undefined for any text that is no token of ours, or too old. */
export async function readDeviceToken(key: Uint8Array, token: string, now: Date): Promise<Device | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ["HS256"], audience, currentDate: now });
    const { sub, jti } = claimsSchema.parse(payload);
    return { userId: sub, id: jti };
  } catch {
    return undefined;
  }
}
