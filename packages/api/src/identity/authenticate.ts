import type { IncomingHttpHeaders } from "node:http";
import { type Actor, type User, visibleLogTypesOf } from "@pharos/domain";
import type { Authenticate } from "../access/authenticate.ts";
import type { IdentityContext } from "./identity-context.ts";
import { readIdentityToken } from "./identity-token.ts";

/** The user of `Authorization: <identity token>`, with or without the word Bearer. */
export function authenticateUser(context: IdentityContext): Authenticate {
  return async (headers) => {
    const user = await userOfRequest(context, headers);
    return user && actorOf(context, user);
  };
}

/** Asks the store each time, so that a sign-out, a switched-off account or a changed role works at once. */
export async function userOfRequest(
  { store, keys, clock }: IdentityContext,
  headers: IncomingHttpHeaders,
): Promise<User | undefined> {
  const token = headers.authorization?.replace(/^Bearer +/i, "");
  const claims = token && (await readIdentityToken(keys.identity, token, clock()));
  if (!claims) return undefined;
  const [isActive, user] = await Promise.all([
    store.sessions.isActive(claims.sessionId, clock()),
    store.users.get(claims.userId),
  ]);
  return isActive && user?.enabled ? user : undefined;
}

async function actorOf({ store }: IdentityContext, user: User): Promise<Actor> {
  const role = await store.roles.get(user.roleId);
  const name = `${user.givenName} ${user.familyName}`.trim() || user.email;
  const known = role?.logTypeAccessKind === "DENY" ? await store.schemas.names() : [];
  const logTypeAccess = role ? visibleLogTypesOf(role, known) : [];
  const permissions = role?.permissions ?? [];
  return { kind: "user", id: user.id, name, permissions, ...(logTypeAccess && { logTypeAccess }) };
}
