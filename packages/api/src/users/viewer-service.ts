import { forbidden, type Permission, withImpliedPermissions } from "@pharos/domain";
import type { RequestContext } from "../context/request-context.ts";

export interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly roleName: string;
  /** With those that others imply. */
  readonly permissions: readonly Permission[];
  readonly hasTotp: boolean;
}

/** The signed-in user; an API token is nobody. @throws access.forbidden */
export async function viewerOf({ actor, store }: RequestContext): Promise<Viewer> {
  const user = actor.kind === "user" ? await store.users.get(actor.id) : undefined;
  if (!user) throw forbidden("to be a signed-in user");
  const [role, credentials] = await Promise.all([store.roles.get(user.roleId), store.users.credentials(user.id)]);
  return {
    id: user.id,
    email: user.email,
    givenName: user.givenName,
    familyName: user.familyName,
    roleName: role?.name ?? "",
    permissions: withImpliedPermissions(actor.permissions),
    hasTotp: credentials?.totpSecret !== undefined,
  };
}
