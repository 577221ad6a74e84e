import { guessablePassword, passwordProblems, type User } from "@pharos/domain";
import { confirmOwner, type Owner } from "./confirm-owner.ts";
import { isPasswordGuessable } from "./credentials/is-password-guessable.ts";
import { hashPassword, verifyPassword } from "./credentials/password-hash.ts";
import { linkOver, weakPassword } from "./errors.ts";
import type { IdentityContext } from "./identity-context.ts";
import { advance, type SignInResult } from "./sign-in.ts";

/**
 * Sets a password that the person chose, which must be a new one, and ends everything that the old one began: sessions
 * and links for another password. @throws weakPassword
 */
export async function replacePassword(
  context: Pick<IdentityContext, "store" | "clock">,
  user: User,
  newPassword: string,
  field = "newPassword",
): Promise<void> {
  await refuseWeak(newPassword, field, wordsOf(user));
  const { passwordHash } = (await context.store.users.credentials(user.id)) ?? {};
  if (await verifyPassword(passwordHash, newPassword)) {
    throw weakPassword(["Choose another password than the one you have"], field);
  }
  const newHash = await hashPassword(newPassword);
  await context.store.transaction(async (store) => {
    await store.users.setPassword(user.id, newHash, "CONFIRMED");
    await store.sessions.revokeAllOfUser(user.id, context.clock());
    await store.oneTimeTokens.revoke("password-reset", user.id);
  });
}

/** @throws weakPassword */
export async function refuseWeak(password: string, field: string, ownWords: readonly string[]): Promise<void> {
  const problems = passwordProblems(password);
  if (problems.length === 0 && (await isPasswordGuessable({ password, ownWords }))) problems.push(guessablePassword);
  if (problems.length > 0) throw weakPassword(problems, field);
}

/** What others know of a person, and try first. */
function wordsOf({ email, givenName, familyName }: User): string[] {
  return [email, givenName, familyName];
}

/** Ends every session of the user, this one included. @throws identity.not_confirmed, weakPassword, lockedOut */
export async function changePassword(
  context: IdentityContext,
  owner: Owner,
  { oldPassword, newPassword, code }: { oldPassword: string; newPassword: string; code?: string | undefined },
): Promise<void> {
  await refuseWeak(newPassword, "newPassword", wordsOf(owner.user));
  await confirmOwner(context, owner, { password: oldPassword, code }, "oldPassword");
  await replacePassword(context, owner.user, newPassword);
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

/** Ends every session of the user, whom it returns. @throws linkOver, weakPassword */
export function resetPassword(context: IdentityContext, token: string, newPassword: string): Promise<User> {
  return useLink(context, "password-reset", token, newPassword, "newPassword");
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
  const found = await context.store.oneTimeTokens.find(purpose, token, now);
  const owner = found?.userId === undefined ? undefined : await context.store.users.get(found.userId);
  if (!owner) throw linkOver();
  await refuseWeak(password, field, wordsOf(owner));
  return context.store.transaction(async (store) => {
    const link = await store.oneTimeTokens.use(purpose, token, now);
    const user = link?.userId === undefined ? undefined : await store.users.get(link.userId);
    if (!user) throw linkOver();
    await replacePassword({ ...context, store }, user, password, field);
    return { ...user, status: "CONFIRMED" as const };
  });
}
