import { createHash, randomUUID } from "node:crypto";
import type { User } from "@pharos/domain";
import type { UserCredentials } from "@pharos/store";
import { sealChallengeSession } from "./challenge-session.ts";
import { accountOf, claimGuess } from "./claim-guess.ts";
import type { Client } from "./client.ts";
import { verifyPassword } from "./credentials/password-hash.ts";
import { newTotpSecret, totpUri } from "./credentials/totp.ts";
import { userDisabled, wrongCredentials } from "./errors.ts";
import type { IdentityContext } from "./identity-context.ts";
import { type OpenedSession, openSession } from "./session.ts";
import { type ChallengeName, nextSignInStep, type Proof, type SignInFacts } from "./sign-in-step.ts";

export interface Challenge {
  readonly status: "CHALLENGE";
  readonly challenge: ChallengeName;
  readonly session: string;
  /** MFA_SETUP: for the authenticator app. */
  readonly totp?: { readonly secret: string; readonly uri: string };
}
export type SignInResult = OpenedSession | { readonly answer: Challenge; readonly refreshToken?: undefined };

/** An administrator may demand authenticator codes of everyone. */
export const mfaRequiredSetting = "identity.mfa_required";

/** @throws wrongCredentials, lockedOut, userDisabled */
export async function signIn(
  context: IdentityContext,
  email: string,
  password: string,
  client: Client,
): Promise<SignInResult> {
  const { store } = context;
  const user = await store.users.getByEmail(email);
  const guess = await claimGuess(context, "password", accountOf(user, email), client);
  // Asked for also when there is nobody, so that time tells nothing.
  const credentials = await store.users.credentials(user?.id ?? "nobody");
  if (!(await verifyPassword(credentials?.passwordHash, password)) || user === undefined) throw wrongCredentials();
  await guess.release();
  return advance(context, user, ["password"]);
}

/** The next challenge for someone who has given these proofs, or the session. @throws userDisabled */
export async function advance(context: IdentityContext, user: User, proofs: readonly Proof[]): Promise<SignInResult> {
  if (!user.enabled) throw userDisabled();
  const credentials = await context.store.users.credentials(user.id);
  const step = nextSignInStep(await signInFacts(context, user, credentials), proofs);
  if (step === "SIGNED_IN") return openSession(context, user);
  const totpSecret = step === "MFA_SETUP" ? newTotpSecret() : undefined;
  const session = await sealChallengeSession(
    context.keys.challenge,
    { id: randomUUID(), userId: user.id, proofs, credentialsVersion: credentialsVersion(credentials), totpSecret },
    context.clock(),
  );
  const totp = totpSecret && { totp: { secret: totpSecret, uri: totpUri(totpSecret, user.email) } };
  return { answer: { status: "CHALLENGE", challenge: step, session, ...totp } };
}

export async function signInFacts(
  { store }: IdentityContext,
  user: User,
  credentials: UserCredentials | undefined,
): Promise<SignInFacts> {
  return {
    hasTotp: credentials?.totpSecret !== undefined,
    mustChangePassword: user.status === "FORCE_CHANGE_PASSWORD",
    isMfaRequired: (await store.settings.get(mfaRequiredSetting)) === true,
  };
}

/** Changes with the password and the authenticator, tells nothing about them. */
export function credentialsVersion(credentials: UserCredentials | undefined): string {
  const { passwordHash = "", totpSecret = "" } = credentials ?? {};
  return createHash("sha256")
    .update(JSON.stringify([passwordHash, totpSecret]))
    .digest("base64url");
}
