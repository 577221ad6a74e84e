import { passwordProblems, type User } from "@pharos/domain";
import { linkOver, weakPassword, wrongOldPassword } from "./errors.ts";
import type { IdentityContext } from "./identity-context.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { advance, recordFailure, refuseLocked, type SignInResult } from "./sign-in.ts";

/** Sets a password that the person chose, which must be a new one. @throws weakPassword */
export async function setPassword(
  context: Pick<IdentityContext, "store">,
  user: User,
  newPassword: string,
  field = "newPassword",
): Promise<void> {
  refuseWeak(newPassword, field);
  const { passwordHash } = (await context.store.users.credentials(user.id)) ?? {};
  if (await verifyPassword(passwordHash, newPassword)) {
    throw weakPassword(["Choose another password than the one you have"], field);
  }
  await context.store.users.setPassword(user.id, await hashPassword(newPassword), "CONFIRMED");
}

/** @throws weakPassword */
export function refuseWeak(password: string, field: string): void {
  const problems = passwordProblems(password);
  if (problems.length > 0) throw weakPassword(problems, field);
}

/** Ends every session of the user, this one included. @throws wrongOldPassword, weakPassword, lockedOut */
export async function changePassword(
  context: IdentityContext,
  user: User,
  oldPassword: string,
  newPassword: string,
): Promise<void> {
  const credentials = await context.store.users.credentials(user.id);
  refuseLocked(credentials?.lockedUntil, context.clock());
  if (!(await verifyPassword(credentials?.passwordHash, oldPassword))) {
    await recordFailure(context, user.id);
    throw wrongOldPassword();
  }
  await setPassword(context, user, newPassword);
  await context.store.sessions.revokeAllOfUser(user.id, context.clock());
}

/** The first password of someone who was invited; signs them in. @throws linkOver, weakPassword */
export async function acceptInvitation(
  context: IdentityContext,
  token: string,
  password: string,
): Promise<SignInResult> {
  const user = await useLink(context, "invitation", token, password, "password");
  return advance(context, user, ["password"]);
}

/** Ends every session of the user. @throws linkOver, weakPassword */
export async function resetPassword(context: IdentityContext, token: string, newPassword: string): Promise<void> {
  const user = await useLink(context, "password-reset", token, newPassword, "newPassword");
  await context.store.sessions.revokeAllOfUser(user.id, context.clock());
}

/** The link is used up only when the password is good: who mistypes may try again. */
async function useLink(
  context: IdentityContext,
  purpose: "invitation" | "password-reset",
  token: string,
  password: string,
  field: string,
): Promise<User> {
  const now = context.clock();
  if (!(await context.store.oneTimeTokens.find(purpose, token, now))) throw linkOver();
  refuseWeak(password, field);
  return context.store.transaction(async (store) => {
    const link = await store.oneTimeTokens.use(purpose, token, now);
    const user = link?.userId === undefined ? undefined : await store.users.get(link.userId);
    if (!user) throw linkOver();
    await setPassword({ store }, user, password, field);
    return { ...user, status: "CONFIRMED" as const };
  });
}
