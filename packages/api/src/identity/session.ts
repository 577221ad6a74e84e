import type { User } from "@pharos/domain";
import { sessionOver, userDisabled } from "./errors.ts";
import type { IdentityContext } from "./identity-context.ts";
import { identityTokenSeconds, issueIdentityToken } from "./identity-token.ts";
import { newSecretToken } from "./secret-token.ts";

export interface SignedIn {
  readonly status: "SIGNED_IN";
  readonly identityToken: string;
  readonly expiresInSeconds: number;
  readonly user: Pick<User, "id" | "email" | "givenName" | "familyName">;
}
/** The refresh token goes into a cookie and nowhere else. */
export interface OpenedSession {
  readonly answer: SignedIn;
  readonly refreshToken: string;
}

export interface RenewedSession {
  readonly answer: SignedIn;
  /** Undefined: the cookie that the browser has by now is the right one. */
  readonly refreshToken: string | undefined;
}

export async function openSession(context: IdentityContext, user: User): Promise<OpenedSession> {
  const now = context.clock();
  const refreshToken = newSecretToken();
  const expiresAt = sessionEnd(context, now);
  const session = await context.store.sessions.start({ userId: user.id, refreshToken, expiresAt }, now);
  await context.store.users.recordSignIn(user.id, now);
  return { answer: await signedIn(context, user, session.familyId, now), refreshToken };
}

/**
 * Exchanges the refresh token. The slower of two tabs that ask at once gets an identity token alone: the cookie that
 * the faster one got is the browser's, hence its own too.
 * @throws sessionOver, userDisabled
 */
export async function renewSession(context: IdentityContext, refreshToken: string): Promise<RenewedSession> {
  const now = context.clock();
  const nextToken = newSecretToken();
  const expiresAt = sessionEnd(context, now);
  const rotation = await context.store.sessions.rotate({ refreshToken, nextToken, expiresAt }, now);
  if (rotation.outcome === "reused" || rotation.outcome === "unknown") throw sessionOver();
  const user = await context.store.users.get(rotation.session.userId);
  if (!user?.enabled) throw userDisabled();
  const answer = await signedIn(context, user, rotation.session.familyId, now);
  return { answer, refreshToken: rotation.outcome === "rotated" ? nextToken : undefined };
}

async function signedIn(context: IdentityContext, user: User, sessionId: string, now: Date): Promise<SignedIn> {
  return {
    status: "SIGNED_IN",
    identityToken: await issueIdentityToken(context.keys.identity, { userId: user.id, sessionId }, now),
    expiresInSeconds: identityTokenSeconds,
    user: { id: user.id, email: user.email, givenName: user.givenName, familyName: user.familyName },
  };
}

function sessionEnd({ config }: IdentityContext, now: Date): Date {
  return new Date(now.getTime() + config.sessionHours * 3_600_000);
}
