import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";

export const identityTokenSeconds = 15 * 60;

export interface IdentityClaims {
  readonly userId: string;
  readonly sessionId: string;
}
const claimsSchema = z.object({ sub: z.string(), sid: z.string() });
const audience = "pharos-console";

export function issueIdentityToken(key: Uint8Array, claims: IdentityClaims, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(claims.userId)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + identityTokenSeconds)
    .sign(key);
}

/** The claims of a token of ours that has not expired; undefined for any other text. */
export async function readIdentityToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<IdentityClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ["HS256"], audience, currentDate: now });
    const claims = claimsSchema.parse(payload);
    return { userId: claims.sub, sessionId: claims.sid };
  } catch {
    return undefined;
  }
}
