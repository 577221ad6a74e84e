import { createHash } from "node:crypto";
import type { User } from "@pharos/domain";
import type { UserCredentials } from "@pharos/store";
import { sealChallengeSession } from "./challenge-session.ts";
import { lockedOut, userDisabled, wrongCredentials } from "./errors.ts";
import type { IdentityContext } from "./identity-context.ts";
import { lockedSeconds, lockedUntilAfter } from "./lock-out.ts";
import { verifyPassword } from "./password-hash.ts";
import { type OpenedSession, openSession } from "./session.ts";
import { type ChallengeName, nextSignInStep, type Proof, type SignInFacts } from "./sign-in-step.ts";
import { newTotpSecret, totpUri } from "./totp.ts";

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
export async function signIn(context: IdentityContext, email: string, password: string): Promise<SignInResult> {
  const { store, strangers } = context;
  const user = await store.users.getByEmail(email);
  const credentials = user && (await store.users.credentials(user.id));
  refuseLocked(user ? credentials?.lockedUntil : strangers.lockedUntil(email), context.clock());
  if (!(await verifyPassword(credentials?.passwordHash, password)) || user === undefined) {
    if (user) await recordFailure(context, user.id);
    else strangers.recordFailure(email, context.clock());
    throw wrongCredentials();
  }
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
    { userId: user.id, proofs, passwordVersion: passwordVersion(credentials), totpSecret },
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

/** Changes with the password, tells nothing about it. */
export function passwordVersion(credentials: UserCredentials | undefined): string {
  return createHash("sha256")
    .update(credentials?.passwordHash ?? "")
    .digest("base64url");
}

/** @throws lockedOut */
export function refuseLocked(lockedUntil: Date | undefined, now: Date): void {
  const seconds = lockedSeconds(lockedUntil, now);
  if (seconds > 0) throw lockedOut(seconds);
}

/** One more wrong password or code of this user. */
export async function recordFailure({ store, clock }: IdentityContext, userId: string): Promise<void> {
  const failures = await store.users.recordFailedSignIn(userId);
  const until = lockedUntilAfter(failures, clock());
  if (until) await store.users.lock(userId, until);
}
