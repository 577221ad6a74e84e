import { randomUUID } from "node:crypto";
import type { User } from "@pharos/domain";
import { openChallengeSession, sealChallengeSession } from "./challenge-session.ts";
import { claimChallenge } from "./claim-guess.ts";
import { type Owner, requireConfirmation } from "./confirm-owner.ts";
import { newTotpSecret, totpStepOf, totpUri } from "./credentials/totp.ts";
import { challengeOver, wrongCode } from "./errors.ts";
import type { IdentityContext } from "./identity-context.ts";
import { credentialsVersion } from "./sign-in.ts";

export interface TotpSetup {
  readonly secret: string;
  readonly uri: string;
  readonly sealed: string;
}

/**
 * A new authenticator for a signed-in user who has confirmed that it is them; nothing changes until a code of it is
 * verified. @throws confirmationRequired
 */
export async function beginTotpSetup(context: IdentityContext, { user, sessionId }: Owner): Promise<TotpSetup> {
  await requireConfirmation(context, sessionId);
  const secret = newTotpSecret();
  const credentials = await context.store.users.credentials(user.id);
  const session = {
    id: randomUUID(),
    userId: user.id,
    proofs: [],
    credentialsVersion: credentialsVersion(credentials),
    totpSecret: secret,
  };
  const sealed = await sealChallengeSession(context.keys.challenge, session, context.clock());
  return { secret, uri: totpUri(secret, user.email), sealed };
}

/** Ends the user's other sessions: they were opened without this authenticator. @throws challengeOver, wrongCode */
export async function verifyTotpSetup(
  context: IdentityContext,
  { user, sessionId }: Owner,
  sealed: string | undefined,
  code: string,
): Promise<void> {
  const now = context.clock();
  const session = sealed ? await openChallengeSession(context.keys.challenge, sealed, now) : undefined;
  const credentials = await context.store.users.credentials(user.id);
  const isOpen = session?.userId === user.id && session.credentialsVersion === credentialsVersion(credentials);
  if (!isOpen || !session.totpSecret) throw challengeOver();
  if (!(await claimChallenge(context, user.id, session.id))) throw challengeOver();
  const step = totpStepOf(session.totpSecret, code, now);
  if (step === undefined) throw wrongCode();
  const { totpSecret } = session;
  await context.store.transaction(async (store) => {
    await store.users.setTotpSecret(user.id, totpSecret);
    await store.users.takeTotpStep(user.id, step);
    await store.sessions.revokeOthersOfUser(user.id, sessionId, now);
    await store.notifications.create([user.id], authenticatorChanged(user), now);
  });
}

function authenticatorChanged(user: User) {
  return {
    topic: "SYSTEM_NOTIFICATION" as const,
    level: "INFO" as const,
    title: "Authenticator set up",
    message: `An authenticator was set up for ${user.email}, and other devices were signed out.`,
    metadata: { userId: user.id },
    neededLogTypes: [],
  };
}
