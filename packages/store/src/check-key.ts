import type { Db } from "./database/connect.ts";
import { inTransaction } from "./database/transaction.ts";
import { settingsPlace } from "./destinations/destination-repository.ts";
import { mailSettingsKey } from "./mail/mail-settings-repository.ts";
import { tokenPlace } from "./packs/pack-source-repository.ts";
import { keyLost } from "./secrets/errors.ts";
import type { SecretBox } from "./secrets/secret-box.ts";
import { secretPlace } from "./sources/source-secret.ts";
import { totpPlace } from "./users/user-repository.ts";

/** What the database keeps sealed, by the names that people know. */
export interface SealedSecrets {
  /** Labels of log sources with a secret of their own. */
  readonly sources: readonly string[];
  /** Addresses of users with a second factor. */
  readonly users: readonly string[];
  /** Names of alert destinations. */
  readonly destinations: readonly string[];
  /** Names of pack sources with a token. */
  readonly packSources: readonly string[];
  /** Whether a mail server is set up. */
  readonly hasMailServer: boolean;
}

export interface KeyCheckOptions {
  readonly keyPlace?: string;
  readonly onKeyLost?: (lost: SealedSecrets) => void;
}

/**
 * Finds out whether this is the key of the database: it opens at least one of the secrets, or there are none.
 * @throws keyLost unless `onKeyLost` accepts that they are forgotten
 */
export async function checkKey(db: Db, box: SecretBox, { keyPlace, onKeyLost }: KeyCheckOptions): Promise<void> {
  const [sources, users, destinations, packSources, mailServer] = await Promise.all([
    db.selectFrom("sources").select(["id", "label", "secret"]).where("secret", "is not", null).execute(),
    db.selectFrom("users").select(["id", "email", "totpSecret"]).where("totpSecret", "is not", null).execute(),
    db.selectFrom("destinations").select(["id", "displayName", "settings"]).where("settings", "is not", null).execute(),
    db.selectFrom("packSources").select(["id", "displayName", "token"]).where("token", "is not", null).execute(),
    db.selectFrom("settings").select("value").where("key", "=", mailSettingsKey).executeTakeFirst(),
  ]);
  const sealed = [
    ...sources.map(({ id, secret }) => [secret, secretPlace(id)] as const),
    ...users.map(({ id, totpSecret }) => [totpSecret, totpPlace(id)] as const),
    ...destinations.map(({ id, settings }) => [settings, settingsPlace(id)] as const),
    ...packSources.map(({ id, token }) => [token, tokenPlace(id)] as const),
    ...(mailServer ? [[String(mailServer.value), mailSettingsKey] as const] : []),
  ];
  if (sealed.length === 0 || sealed.some(([text, place]) => canOpen(box, text, place))) return;
  const lost = {
    sources: sources.map(({ label }) => label),
    users: users.map(({ email }) => email),
    destinations: destinations.map(({ displayName }) => displayName),
    packSources: packSources.map(({ displayName }) => displayName),
    hasMailServer: mailServer !== undefined,
  };
  if (!onKeyLost) throw keyLost(keyPlace ?? "The secret key", describeLoss(lost));
  await inTransaction(db, async (tx) => {
    await tx.updateTable("sources").set({ secret: null }).execute();
    await tx.updateTable("pulls").set({ tokens: null, authorizationRequest: null }).execute();
    await tx.updateTable("users").set({ totpSecret: null, totpLastStep: 0 }).execute();
    await tx.updateTable("destinations").set({ settings: null, verification: "CREDENTIALS_REJECTED" }).execute();
    await tx.updateTable("packSources").set({ token: null }).execute();
    await tx.deleteFrom("settings").where("key", "=", mailSettingsKey).execute();
    await tx.updateTable("mails").set({ content: null }).execute();
  });
  onKeyLost(lost);
}

/** `the secrets of 2 log sources (Doors, Gates) and the second factors of 1 user (ada@example.com)` */
export function describeLoss({ sources, users, destinations, packSources, hasMailServer }: SealedSecrets): string {
  return new Intl.ListFormat("en", { style: "long", type: "conjunction" }).format([
    ...(sources.length > 0 ? [`the secrets of ${countOf(sources, "log source")}`] : []),
    ...(users.length > 0 ? [`the second factors of ${countOf(users, "user")}`] : []),
    ...(destinations.length > 0 ? [`the settings of ${countOf(destinations, "alert destination")}`] : []),
    ...(packSources.length > 0 ? [`the tokens of ${countOf(packSources, "pack source")}`] : []),
    ...(hasMailServer ? ["the settings of the mail server"] : []),
  ]);
}

const namesMax = 5;

function countOf(names: readonly string[], noun: string): string {
  const more = names.length > namesMax ? ", …" : "";
  return `${names.length} ${noun}${names.length === 1 ? "" : "s"} (${names.slice(0, namesMax).join(", ")}${more})`;
}

function canOpen(box: SecretBox, sealed: string | null, place: string): boolean {
  try {
    box.open(sealed ?? "", place);
    return true;
  } catch {
    return false;
  }
}
