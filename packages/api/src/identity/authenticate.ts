import type { IncomingHttpHeaders } from "node:http";
import { type Actor, visibleLogTypesOf } from "@pharos/domain";
import type { Authenticate } from "../access/authenticate.ts";
import type { Owner } from "./confirm-owner.ts";
import { readIdentityToken } from "./credentials/identity-token.ts";
import type { IdentityContext } from "./identity-context.ts";

/** The user of `Authorization: <identity token>`, with or without the word Bearer. */
export function authenticateUser(context: IdentityContext): Authenticate {
  return async (headers) => {
    const owner = await ownerOfRequest(context, headers);
    return owner && actorOf(context, owner);
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

async function actorOf({ store }: IdentityContext, { user, sessionId }: Owner): Promise<Actor> {
  const role = await store.roles.get(user.roleId);
  const name = `${user.givenName} ${user.familyName}`.trim() || user.email;
  const known = role?.logTypeAccessKind === "DENY" ? await store.schemas.names() : [];
  const logTypeAccess = role ? visibleLogTypesOf(role, known) : [];
  const permissions = role?.permissions ?? [];
  return { kind: "user", id: user.id, sessionId, name, permissions, ...(logTypeAccess && { logTypeAccess }) };
}
