import { type Actor, PharosError, type User } from "@pharos/domain";
import { claimConfirmation } from "./claim-guess.ts";
import { verifyPassword } from "./credentials/password-hash.ts";
import { totpStepOf } from "./credentials/totp.ts";
import { confirmationRequired } from "./errors.ts";
import type { IdentityContext } from "./identity-context.ts";

/** Who is signed in, and by which sign-in. */
export interface Owner {
  readonly user: User;
  readonly sessionId: string;
}
export interface Confirmation {
  readonly password: string;
  /** Needed by those who have an authenticator. */
  readonly code?: string | undefined;
}

/** How long a confirmation holds. */
const confirmationMs = 5 * 60_000;

/**
 * Makes sure that whoever holds the session is its owner: the password, and a code where there is an authenticator.
 * @throws identity.not_confirmed, lockedOut
 */
export async function confirmOwner(
  context: IdentityContext,
  { user, sessionId }: Owner,
  { password, code }: Confirmation,
  passwordField = "password",
): Promise<void> {
  const guess = await claimConfirmation(context, user.id, sessionId);
  const { passwordHash, totpSecret } = (await context.store.users.credentials(user.id)) ?? {};
  if (!(await verifyPassword(passwordHash, password))) throw notConfirmed(passwordField, "The password is wrong");
  if (totpSecret !== undefined) {
    const step = totpStepOf(totpSecret, code ?? "", context.clock());
    const isGood = step !== undefined && (await context.store.users.takeTotpStep(user.id, step));
    if (!isGood) {
      throw notConfirmed("code", code ? "The code is wrong or was used" : "Enter the code of your authenticator");
    }
  }
  await guess.release();
}

/** Lets the session do what needs a confirmed owner, for five minutes. @throws identity.not_confirmed, lockedOut */
export async function confirmSession(
  context: IdentityContext,
  owner: Owner,
  confirmation: Confirmation,
): Promise<void> {
  await confirmOwner(context, owner, confirmation);
  await context.store.sessions.confirm(owner.sessionId, context.clock());
}

/**
 * For what gives access to somebody, so that a session that was found open cannot be turned into more than itself. API
 * tokens and the command line have no person to ask. @throws confirmationRequired
 */
export async function requireConfirmedActor(
  context: Pick<IdentityContext, "store" | "clock"> & { readonly actor: Actor },
): Promise<void> {
  if (context.actor.kind === "user") await requireConfirmation(context, context.actor.sessionId);
}

/** @throws confirmationRequired */
export async function requireConfirmation(
  { store, clock }: Pick<IdentityContext, "store" | "clock">,
  sessionId: string | undefined,
): Promise<void> {
  const since = new Date(clock().getTime() - confirmationMs);
  if (sessionId === undefined || !(await store.sessions.isConfirmed(sessionId, since))) throw confirmationRequired();
}

function notConfirmed(field: string, message: string): PharosError {
  return new PharosError("identity.not_confirmed", "InvalidInput", message, { [field]: message });
}
