import { EncryptJWT, jwtDecrypt } from "jose";
import { z } from "zod";

/** Long enough to open an authenticator app, short enough to be worthless when found later. */
export const challengeSessionSeconds = 5 * 60;

const schema = z.object({
  jti: z.string(),
  sub: z.string(),
  proofs: z.array(z.enum(["password", "totp"])),
  /** Ends every open challenge when the password or the authenticator changes. */
  credentialsVersion: z.string(),
  /** MFA_SETUP: the secret that is being set up. */
  totpSecret: z.string().optional(),
});

/** A sign-in half-way. The client carries it, encrypted, so that the server keeps nothing for those who never finish. */
export interface ChallengeSession {
  /** Its answers are counted. */
  readonly id: string;
  readonly userId: string;
  readonly proofs: readonly ("password" | "totp")[];
  readonly credentialsVersion: string;
  readonly totpSecret?: string | undefined;
}

export function sealChallengeSession(key: Uint8Array, session: ChallengeSession, now: Date): Promise<string> {
  const { id, userId, ...rest } = session;
  const seconds = Math.floor(now.getTime() / 1000);
  return new EncryptJWT({ ...rest })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setJti(id)
    .setSubject(userId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + challengeSessionSeconds)
    .encrypt(key);
}

/** Undefined when it is not ours or too old. */
export async function openChallengeSession(
  key: Uint8Array,
  sealed: string,
  now: Date,
): Promise<ChallengeSession | undefined> {
  try {
    const { payload } = await jwtDecrypt(sealed, key, {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
      currentDate: now,
    });
    const { jti, sub, ...rest } = schema.parse(payload);
    return { id: jti, userId: sub, ...rest };
  } catch {
    return undefined;
  }
}
