import type { User } from "@pharos/domain";
import { invitationLetter, passwordLetter } from "../letters/letters.ts";
import { hasMailServer, queueMail } from "../letters/queue-mail.ts";
import { AddressLimit } from "./address-limit.ts";
import { administratorIds } from "./administrator-ids.ts";
import { newSecretToken } from "./credentials/secret-token.ts";
import type { IdentityContext } from "./identity-context.ts";

const resetLinkHours = 24;
const invitationLinkHours = 7 * 24;

/** Mails a link, or tells administrators where no mail server is set up; once a minute at most for the same person. */
export class ForgottenPasswords {
  readonly #limit = new AddressLimit({ burst: 1, refillMs: 60_000 });

  async report(context: IdentityContext, email: string): Promise<void> {
    const { store, clock } = context;
    const user = await store.users.getByEmail(email);
    if (!user?.enabled || this.#limit.take(user.id, clock()) > 0) return;
    if (await hasMailServer(store)) return mailPasswordLink(context, user, "An administrator");
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

type LinkContext = Pick<IdentityContext, "store" | "clock" | "config">;
const purposeOf = ({ status }: User) => (status === "INVITED" ? "invitation" : "password-reset");

/** A link with which a person sets their password; earlier ones stop working. */
export async function createPasswordLink({ store, clock, config }: LinkContext, user: User): Promise<string> {
  const now = clock();
  const token = newSecretToken();
  const purpose = purposeOf(user);
  const hours = purpose === "invitation" ? invitationLinkHours : resetLinkHours;
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  await store.oneTimeTokens.create({ purpose, userId: user.id, expiresAt }, token, now);
  const path = purpose === "invitation" ? "/invitation/" : "/password-reset/";
  return linkWithToken(`${config.publicUrl}${path}`, token);
}

/** Sends such a link to the person alone. `by` is who invited them. */
export async function mailPasswordLink(context: LinkContext, user: User, by: string): Promise<void> {
  const url = await createPasswordLink(context, user);
  const letter =
    purposeOf(user) === "invitation"
      ? ({ purpose: "INVITATION", mail: invitationLetter(user, { url, by }) } as const)
      : ({ purpose: "PASSWORD_RESET", mail: passwordLetter(user, url) } as const);
  await queueMail(context.store, letter, context.clock());
}
