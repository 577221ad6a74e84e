import type { User } from "@pharos/domain";
import type { UserCredentials } from "@pharos/store";
import { type ChallengeSession, openChallengeSession } from "./challenge-session.ts";
import { claimChallenge, claimGuess } from "./claim-guess.ts";
import type { Client } from "./client.ts";
import { totpStepOf } from "./credentials/totp.ts";
import { challengeOver, wrongCode } from "./errors.ts";
import type { IdentityContext } from "./identity-context.ts";
import { replacePassword } from "./passwords.ts";
import { advance, credentialsVersion, type SignInResult, signInFacts } from "./sign-in.ts";
import { nextSignInStep } from "./sign-in-step.ts";

export interface ChallengeAnswer {
  readonly session: string;
  readonly code?: string | undefined;
  readonly newPassword?: string | undefined;
}

/** @throws challengeOver, wrongCode, weakPassword, lockedOut, userDisabled */
export async function answerChallenge(
  context: IdentityContext,
  answer: ChallengeAnswer,
  client: Client,
): Promise<SignInResult> {
  const session = await openChallengeSession(context.keys.challenge, answer.session, context.clock());
  const user = session && (await context.store.users.get(session.userId));
  const credentials = user && (await context.store.users.credentials(user.id));
  if (!session || !user || !credentials || session.credentialsVersion !== credentialsVersion(credentials)) {
    throw challengeOver();
  }
  switch (nextSignInStep(await signInFacts(context, user, credentials), session.proofs)) {
    case "SOFTWARE_TOKEN_MFA":
      await countAnswer(context, session);
      await takeCode(context, user, credentials.totpSecret, answer.code, client);
      return advance(context, user, [...session.proofs, "totp"]);
    case "NEW_PASSWORD_REQUIRED":
      await replacePassword(context, user, answer.newPassword ?? "");
      return advance(context, { ...user, status: "CONFIRMED" }, session.proofs);
    case "MFA_SETUP":
      return setUpTotp(context, user, session, answer.code);
    case "SIGNED_IN":
      return advance(context, user, session.proofs);
  }
}

async function setUpTotp(
  context: IdentityContext,
  user: User,
  session: ChallengeSession,
  code: string | undefined,
): Promise<SignInResult> {
  await countAnswer(context, session);
  const { totpSecret, proofs } = session;
  const step = totpSecret && totpStepOf(totpSecret, code ?? "", context.clock());
  if (!totpSecret || step === undefined) throw wrongCode();
  await context.store.users.setTotpSecret(user.id, totpSecret);
  await context.store.users.takeTotpStep(user.id, Number(step));
  return advance(context, user, [...proofs, "totp"]);
}

/** A challenge takes a few codes, then it is spent. @throws challengeOver */
async function countAnswer(context: IdentityContext, session: ChallengeSession): Promise<void> {
  if (!(await claimChallenge(context, session.userId, session.id))) throw challengeOver();
}

/** Accepts a code once. @throws wrongCode, lockedOut */
async function takeCode(
  context: IdentityContext,
  user: User,
  secret: UserCredentials["totpSecret"],
  code: string | undefined,
  client: Client,
): Promise<void> {
  const guess = await claimGuess(context, "code", user.id, client);
  const step = secret === undefined ? undefined : totpStepOf(secret, code ?? "", context.clock());
  if (step === undefined || !(await context.store.users.takeTotpStep(user.id, step))) throw wrongCode();
  await guess.release();
}
