import type { User } from "@pharos/domain";
import { AddressLimit } from "./address-limit.ts";
import { administratorIds } from "./administrator-ids.ts";
import { newSecretToken } from "./credentials/secret-token.ts";
import type { IdentityContext } from "./identity-context.ts";

const resetLinkHours = 24;
const invitationLinkHours = 7 * 24;

/** Tells administrators, once a minute at most for the same person. */
export class ForgottenPasswords {
  readonly #limit = new AddressLimit({ burst: 1, refillMs: 60_000 });

  async report({ store, clock }: IdentityContext, email: string): Promise<void> {
    const user = await store.users.getByEmail(email);
    if (!user?.enabled || this.#limit.take(user.id, clock()) > 0) return;
    const notification = {
      topic: "SYSTEM_NOTIFICATION" as const,
      level: "INFO" as const,
      title: "Password forgotten",
      message: `${user.email} asks for a new password. Make a reset link for this user and hand it over.`,
      metadata: { userId: user.id },
      neededLogTypes: [],
    };
    await store.notifications.create(await administratorIds(store), notification, clock());
  }
}

/** In the fragment, which browsers send to nobody: no log, no proxy and no other site gets to see it. */
export function linkWithToken(address: string, token: string): string {
  return `${address}#token=${token}`;
}

/** A link with which a person sets their password; shown once, and earlier ones stop working. */
export async function createPasswordLink(
  { store, clock, config }: Pick<IdentityContext, "store" | "clock" | "config">,
  user: User,
  purpose: "invitation" | "password-reset",
): Promise<string> {
  const now = clock();
  const token = newSecretToken();
  const hours = purpose === "invitation" ? invitationLinkHours : resetLinkHours;
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  await store.oneTimeTokens.create({ purpose, userId: user.id, expiresAt }, token, now);
  const path = purpose === "invitation" ? "/invitation/" : "/password-reset/";
  return linkWithToken(`${config.publicUrl}${path}`, token);
}
