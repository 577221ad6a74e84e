import type { Mail, MailPurpose } from "@pharos/domain";
import type { Store } from "@pharos/store";

const hourMs = 3_600_000;
/** As long as its links work, or as it is news. */
const lifetimesMs: Readonly<Record<MailPurpose, number>> = {
  INVITATION: 7 * 24 * hourMs,
  PASSWORD_RESET: 24 * hourMs,
  ALERT_ASSIGNED: 24 * hourMs,
  CASE_ASSIGNED: 24 * hourMs,
  QUERY_ROWS: 24 * hourMs,
};

export async function hasMailServer(store: Store): Promise<boolean> {
  return (await store.mailSettings.get()) !== undefined;
}

/** Sent by whichever process delivers. */
export async function queueMail(
  store: Store,
  letter: { readonly purpose: MailPurpose; readonly mail: Mail; readonly topics?: readonly string[] },
  now: Date,
): Promise<void> {
  await store.mails.add({ ...letter, expiresAt: new Date(now.getTime() + lifetimesMs[letter.purpose]) }, now);
}
