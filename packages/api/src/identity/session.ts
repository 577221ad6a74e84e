import { createHmac } from "node:crypto";
import type { User } from "@pharos/domain";
import type { Client } from "./client.ts";
import { identityTokenSeconds, issueIdentityToken } from "./credentials/identity-token.ts";
import { newSecretToken } from "./credentials/secret-token.ts";
import { sessionOver, userDisabled } from "./errors.ts";
import type { IdentityContext } from "./identity-context.ts";

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

export async function openSession(context: IdentityContext, user: User): Promise<OpenedSession> {
  const now = context.clock();
  const refreshToken = newSecretToken();
  const expiresAt = sessionEnd(context, now);
  const session = await context.store.sessions.start({ userId: user.id, refreshToken, expiresAt }, now);
  await context.store.users.recordSignIn(user.id, now);
  return { answer: await signedIn(context, user, session.familyId, now), refreshToken };
}

/**
 * Exchanges the refresh token. The slower of two tabs of one browser gets the same new one as the faster.
 * @throws sessionOver, userDisabled
 */
export async function renewSession(
  context: IdentityContext,
  refreshToken: string,
  { network, userAgent }: Client,
): Promise<OpenedSession> {
  const now = context.clock();
  const nextToken = createHmac("sha256", context.keys.refresh).update(refreshToken).digest("base64url");
  const request = { refreshToken, nextToken, expiresAt: sessionEnd(context, now), client: `${network} ${userAgent}` };
  const rotation = await context.store.sessions.rotate(request, now);
  if (rotation.outcome === "unknown") throw sessionOver();
  if (rotation.outcome === "reused") {
    const { userId } = rotation.session;
    await context.store.notifications.create([userId], { ...sessionEnded, metadata: { userId } }, now);
    throw sessionOver();
  }
  const user = await context.store.users.get(rotation.session.userId);
  if (!user?.enabled) throw userDisabled();
  return { answer: await signedIn(context, user, rotation.session.familyId, now), refreshToken: nextToken };
}

const sessionEnded = {
  topic: "SYSTEM_NOTIFICATION",
  level: "WARNING",
  title: "Session ended",
  message:
    "One of your sessions was used from two places at once, so it was ended. If you cannot explain that, change your password.",
  neededLogTypes: [] as string[],
} as const;

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
