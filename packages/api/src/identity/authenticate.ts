import type { IncomingHttpHeaders } from "node:http";
import type { Authenticate } from "../access/authenticate.ts";
import { readUserActor } from "../access/user-actor.ts";
import type { Owner } from "./confirm-owner.ts";
import { readIdentityToken } from "./credentials/identity-token.ts";
import type { IdentityContext } from "./identity-context.ts";

/** The user of `Authorization: <identity token>`, with or without the word Bearer. */
export function authenticateUser(context: IdentityContext): Authenticate {
  return async (headers) => {
    const owner = await ownerOfRequest(context, headers);
    return owner && { ...(await readUserActor(context.store, owner.user)), sessionId: owner.sessionId };
  };
}

/** Asks the store each time, so that a sign-out, a switched-off account or a changed role works at once. */
export async function ownerOfRequest(
  { store, keys, clock }: IdentityContext,
  headers: IncomingHttpHeaders,
): Promise<Owner | undefined> {
  const token = headers.authorization?.replace(/^Bearer +/i, "");
  const claims = token && (await readIdentityToken(keys.identity, token, clock()));
  if (!claims) return undefined;
  const [isActive, user] = await Promise.all([
    store.sessions.isActive(claims.sessionId, clock()),
    store.users.get(claims.userId),
  ]);
  return isActive && user?.enabled ? { user, sessionId: claims.sessionId } : undefined;
}
