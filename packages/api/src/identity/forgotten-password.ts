import { hasPermission, type User } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { AttemptLimit } from "./attempt-limit.ts";
import type { IdentityContext } from "./identity-context.ts";
import { newSecretToken } from "./secret-token.ts";

const resetLinkHours = 24;
const invitationLinkHours = 7 * 24;

/** Tells administrators, once a minute at most for the same person. */
export class ForgottenPasswords {
  readonly #limit = new AttemptLimit(1);

  async report({ store, clock }: IdentityContext, email: string): Promise<void> {
    const user = await store.users.getByEmail(email);
    if (!user?.enabled || this.#limit.take(user.id, clock()) > 0) return;
    const notification = {
      topic: "SYSTEM_NOTIFICATION" as const,
      level: "INFO" as const,
      title: "Password forgotten",
      message: `${user.email} asks for a new password. Make a reset link for this user and hand it over.`,
      metadata: { userId: user.id },
    };
    await store.notifications.create(await administratorIds(store), notification, clock());
  }
}

async function administratorIds(store: Store): Promise<string[]> {
  const [users, roles] = await Promise.all([store.users.list(), store.roles.list()]);
  const managing = new Set(roles.filter((r) => hasPermission(r.permissions, "UserModify")).map((r) => r.id));
  return users.filter((user) => user.enabled && managing.has(user.roleId)).map((user) => user.id);
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
  return `${config.publicUrl}${path}?token=${token}`;
}
