import type { MailSettings } from "@pharos/domain";
import type { Db } from "../database/connect.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import { SettingRepository } from "../settings/setting-repository.ts";

export const mailSettingsKey = "mail.server";

/** The mail server of the installation, sealed as a whole. */
export class MailSettingsRepository {
  readonly #settings: SettingRepository;
  readonly #secrets: SecretBox;

  constructor(db: Db, secrets: SecretBox) {
    this.#settings = new SettingRepository(db);
    this.#secrets = secrets;
  }

  /** With the password; undefined where none is set up. @throws secretUnreadable */
  async get(): Promise<MailSettings | undefined> {
    const sealed = await this.#settings.get(mailSettingsKey);
    return typeof sealed === "string" ? JSON.parse(this.#secrets.open(sealed, mailSettingsKey)) : undefined;
  }

  async set(settings: MailSettings, now: Date): Promise<void> {
    const sealed = this.#secrets.seal(JSON.stringify(settings), mailSettingsKey);
    await this.#settings.set(mailSettingsKey, sealed, now);
  }

  async delete(): Promise<void> {
    await this.#settings.delete(mailSettingsKey);
  }
}
