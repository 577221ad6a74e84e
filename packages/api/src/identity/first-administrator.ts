import { adminRoleName, builtInRoles, PharosError, type User } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { hashPassword } from "./credentials/password-hash.ts";
import { newSecretToken } from "./credentials/secret-token.ts";
import { linkOver } from "./errors.ts";
import type { IdentityContext } from "./identity-context.ts";
import { refuseWeak } from "./passwords.ts";
import { advance, type SignInResult } from "./sign-in.ts";

const firstAdminLinkHours = 24;

/** Admin, Analyst and AnalystReadOnly, where there are no roles yet. */
export function createBuiltInRoles(store: Store, now: Date): Promise<void> {
  return store.roles.seed(builtInRoles, now);
}

/** The token of a link that makes the first administrator; undefined where there are users. Replaces an earlier one. */
export async function createFirstAdminToken(store: Store, now: Date): Promise<string | undefined> {
  if ((await store.users.count()) > 0) return undefined;
  const token = newSecretToken();
  const expiresAt = new Date(now.getTime() + firstAdminLinkHours * 3_600_000);
  await store.oneTimeTokens.create({ purpose: "first-admin", userId: undefined, expiresAt }, token, now);
  return token;
}

export interface NewAdministrator {
  readonly email: string;
  readonly password: string;
  readonly givenName?: string;
  readonly familyName?: string;
}

/** For unattended starts: undefined where there are users already. @throws weakPassword */
export async function createAdministrator(
  store: Store,
  administrator: NewAdministrator,
  now: Date,
): Promise<User | undefined> {
  await refuseWeak(administrator.password, "password", wordsOf(administrator));
  if ((await store.users.count()) > 0) return undefined;
  return createAdmin(store, administrator, now);
}

export async function isFirstAdminTokenGood({ store, clock }: IdentityContext, token: string): Promise<boolean> {
  return (await store.oneTimeTokens.find("first-admin", token, clock())) !== undefined;
}

/** @throws linkOver, weakPassword */
export async function createFirstAdmin(
  context: IdentityContext,
  token: string,
  administrator: NewAdministrator,
): Promise<SignInResult> {
  if (!(await isFirstAdminTokenGood(context, token))) throw linkOver();
  await refuseWeak(administrator.password, "password", wordsOf(administrator));
  const now = context.clock();
  const user = await context.store.transaction(async (store) => {
    const isMine = await store.oneTimeTokens.use("first-admin", token, now);
    if (!isMine || (await store.users.count()) > 0) throw linkOver();
    return createAdmin(store, administrator, now);
  });
  return advance(context, user, ["password"]);
}

function wordsOf({ email, givenName = "", familyName = "" }: NewAdministrator): string[] {
  return [email, givenName, familyName];
}

async function createAdmin(store: Store, administrator: NewAdministrator, now: Date): Promise<User> {
  const role = await store.roles.getByName(adminRoleName);
  if (!role) throw new PharosError("identity.no_admin_role", "ServerError", `The role ${adminRoleName} does not exist`);
  const { email, password, givenName = "Admin", familyName = "" } = administrator;
  const passwordHash = await hashPassword(password);
  return store.users.create({ email, givenName, familyName, roleId: role.id, status: "CONFIRMED", passwordHash }, now);
}
