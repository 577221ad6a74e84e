import {
  type DeliveryOutcome,
  invalidInput,
  isObject,
  type MailSettings,
  mailSecretKeys,
  mergeSecrets,
  PharosError,
  secretsToEnterAgain,
} from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { requireConfirmedActor } from "../identity/confirm-owner.ts";
import { testLetter } from "../letters/letters.ts";

/** With the password; undefined where no mail server is set up. */
export function readMailSettings(context: RequestContext): Promise<MailSettings | undefined> {
  authorize(context.actor, "GeneralSettingsRead");
  return context.store.mailSettings.get();
}

/** Mail that signs people in goes by this server: only a confirmed person changes it. @throws confirmationRequired, InvalidInput */
export async function changeMailSettings(context: RequestContext, given: unknown): Promise<MailSettings> {
  authorize(context.actor, "GeneralSettingsModify");
  await requireConfirmedActor(context);
  const settings = checkMailSettings(context, given, await context.store.mailSettings.get());
  await context.store.mailSettings.set(settings, context.clock());
  return settings;
}

/** What waits is given up in its time. @throws confirmationRequired */
export async function removeMailSettings(context: RequestContext): Promise<void> {
  authorize(context.actor, "GeneralSettingsModify");
  await requireConfirmedActor(context);
  await context.store.mailSettings.delete();
}

/** Sends a mail to the person who asks, with settings that need not be stored. @throws InvalidInput */
export async function sendTestMail(context: RequestContext, given: unknown): Promise<DeliveryOutcome & { to: string }> {
  authorize(context.actor, "GeneralSettingsModify");
  const { store, mail, actor, config } = context;
  const user = actor.kind === "user" ? await store.users.get(actor.id) : undefined;
  if (!user) throw invalidInput("Only people have an address to send a test to");
  const stored = await store.mailSettings.get();
  const settings = checkMailSettings(context, given ?? stored, stored);
  return { ...(await mail.send(testLetter(user.email, config.publicUrl), settings)), to: user.email };
}

/** Settings with the stored password where it was not entered again. */
function checkMailSettings({ mail }: RequestContext, given: unknown, stored: MailSettings | undefined): MailSettings {
  if (!isObject(given)) throw invalidInput("No mail server is set up");
  const before = { ...stored };
  const { settings, kept } = mergeSecrets(before, given, mailSecretKeys);
  const parsed = mail.parseSettings(settings);
  if (secretsToEnterAgain(before, { ...parsed }, kept).length > 0) {
    const problem = "The server changed: enter the password again";
    throw new PharosError("input.invalid", "InvalidInput", problem, { password: problem });
  }
  return parsed;
}
