import type { User } from "@pharos/domain";
import { openChallengeSession, sealChallengeSession } from "./challenge-session.ts";
import { challengeOver, wrongCode } from "./errors.ts";
import type { IdentityContext } from "./identity-context.ts";
import { passwordVersion, recordFailure, refuseLocked } from "./sign-in.ts";
import { newTotpSecret, totpStepOf, totpUri } from "./totp.ts";

export interface TotpSetup {
  readonly secret: string;
  readonly uri: string;
  readonly sealed: string;
}

/** A new authenticator for a signed-in user; nothing changes until a code of it is verified. */
export async function beginTotpSetup(context: IdentityContext, user: User): Promise<TotpSetup> {
  const secret = newTotpSecret();
  const credentials = await context.store.users.credentials(user.id);
  const session = {
    userId: user.id,
    proofs: [],
    passwordVersion: passwordVersion(credentials),
    totpSecret: secret,
  };
  const sealed = await sealChallengeSession(context.keys.challenge, session, context.clock());
  return { secret, uri: totpUri(secret, user.email), sealed };
}

/** @throws challengeOver, wrongCode, lockedOut */
export async function verifyTotpSetup(
  context: IdentityContext,
  user: User,
  sealed: string | undefined,
  code: string,
): Promise<void> {
  const now = context.clock();
  const session = sealed ? await openChallengeSession(context.keys.challenge, sealed, now) : undefined;
  const credentials = await context.store.users.credentials(user.id);
  refuseLocked(credentials?.lockedUntil, now);
  if (session?.userId !== user.id || session.passwordVersion !== passwordVersion(credentials) || !session.totpSecret) {
    throw challengeOver();
  }
  const step = totpStepOf(session.totpSecret, code, now);
  if (step === undefined) {
    await recordFailure(context, user.id);
    throw wrongCode();
  }
  await context.store.users.setTotpSecret(user.id, session.totpSecret);
  await context.store.users.takeTotpStep(user.id, step);
}
