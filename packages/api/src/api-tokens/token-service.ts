import { apiTokenPermissions, defineError, forbidden, hasPermission, invalidInput } from "@pharos/domain";
import { type ApiToken, apiTokenNotFound } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { isUuid } from "../graphql/uuid.ts";
import { requireConfirmedActor } from "../identity/confirm-owner.ts";
import { newSecretToken } from "../identity/credentials/secret-token.ts";
import { checkName, checkPermissions } from "../roles/role-service.ts";

/** A request that only a token can make came from somebody else. */
export const notAToken = defineError(
  "api_tokens.not_a_token",
  "NotFound",
  () => "This request was not sent with an API token",
);

export interface TokenSettings {
  readonly name: string;
  readonly permissions: readonly string[];
  readonly expiresAt?: Date;
}

export function listTokens(context: RequestContext): Promise<ApiToken[]> {
  authorize(context.actor, "OrganizationApiTokenRead");
  return context.store.apiTokens.list();
}

/**
 * The value is shown once. Nobody can give a token more than they hold and see themselves, or a person who may only make
 * tokens could make one that does everything.
 * @throws apiTokenNameTaken, access.forbidden, input.invalid, confirmationRequired
 */
export async function createToken(
  context: RequestContext,
  settings: TokenSettings,
): Promise<{ token: ApiToken; value: string }> {
  authorize(context.actor, "OrganizationApiTokenModify");
  await requireConfirmedActor(context);
  const permissions = checkPermissions(settings.permissions, (permission) => apiTokenPermissions.includes(permission));
  const missing = permissions.find((permission) => !hasPermission(context.actor.permissions, permission));
  if (missing) throw forbidden(missing);
  if (permissions.length === 0) throw invalidInput("Choose at least one permission");
  const now = context.clock();
  if (settings.expiresAt && settings.expiresAt <= now) throw invalidInput("expiresAt is in the past");
  const value = newSecretToken();
  const { expiresAt } = settings;
  const { kind, id, name: createdBy, logTypeAccess } = context.actor;
  // A token made with a token belongs to whoever made that one.
  const maker = kind === "api-token" ? (await context.store.apiTokens.get(id))?.createdById : id;
  const createdById = kind === "system" ? undefined : maker;
  const token = {
    name: checkName(settings.name),
    value,
    permissions,
    logTypeAccess,
    createdBy,
    createdById,
    expiresAt,
  };
  return { token: await context.store.apiTokens.create(token, now), value };
}

/** For a program to renew its own token: the old value stops working at once. @throws notAToken */
export async function rotateOwnToken({ actor, store, clock }: RequestContext): Promise<ApiToken & { value: string }> {
  if (actor.kind !== "api-token") throw notAToken();
  const value = newSecretToken();
  return { ...(await store.apiTokens.replaceValue(actor.id, value, clock())), value };
}

/** Stops working at once. @throws apiTokenNotFound */
export async function deleteToken(context: RequestContext, id: string): Promise<void> {
  authorize(context.actor, "OrganizationApiTokenModify");
  if (!isUuid(id) || !(await context.store.apiTokens.delete(id))) throw apiTokenNotFound(id);
}
