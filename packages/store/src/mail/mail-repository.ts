import type { Mail, MailPurpose, SettledAttempt } from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";
import type { SecretBox } from "../secrets/secret-box.ts";

export interface NewMail {
  readonly purpose: MailPurpose;
  readonly mail: Mail;
  /** What it tells of; see `recentTopics`. */
  readonly topics?: readonly string[];
  /** It is worthless afterwards. */
  readonly expiresAt: Date;
}

export interface DueMail {
  readonly id: string;
  readonly purpose: MailPurpose;
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  readonly mail: Mail;
}

/** Mail that waits is sealed: it may hold links that sign somebody in. */
export class MailRepository {
  readonly #db: Db;
  readonly #secrets: SecretBox;
  readonly #newId: () => string;

  constructor(db: Db, secrets: SecretBox, newId: () => string) {
    this.#db = db;
    this.#secrets = secrets;
    this.#newId = newId;
  }

  async add({ purpose, mail, topics = [], expiresAt }: NewMail, now: Date): Promise<void> {
    const id = this.#newId();
    await this.#db
      .insertInto("mails")
      .values({
        id,
        purpose,
        recipients: [...mail.to],
        topics: [...topics],
        content: this.#secrets.seal(JSON.stringify(mail), contentPlace(id)),
        status: "QUEUED",
        createdAt: now,
        nextAttemptAt: now,
        expiresAt,
      })
      .execute();
  }

  /** Those of the topics that mail made since then tells of. */
  async recentTopics(topics: readonly string[], since: Date): Promise<Set<string>> {
    const { rows } = await sql<{ topic: string }>`
      SELECT DISTINCT topic FROM mails, unnest(topics) AS topic
      WHERE created_at > ${since} AND topic = ANY(${[...topics]}::text[])`.execute(this.#db);
    return new Set(rows.map(({ topic }) => topic));
  }

  /** Mail to send now, which nobody else gets before `until`. */
  async claim(now: Date, until: Date, limit: number): Promise<DueMail[]> {
    const { rows } = await sql<Omit<DueMail, "mail"> & { readonly content: string }>`
      UPDATE mails SET next_attempt_at = ${until} WHERE id IN (
        SELECT id FROM mails
        WHERE status = 'QUEUED' AND next_attempt_at <= ${now} AND expires_at > ${now} AND content IS NOT NULL
        ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING id, purpose, attempts, next_attempt_at, content`.execute(this.#db);
    return rows.map(({ content, ...row }) => ({
      ...row,
      mail: JSON.parse(this.#secrets.open(content, contentPlace(row.id))),
    }));
  }

  /** What is no longer queued forgets its content. */
  async settle(id: string, { status, attempts, nextAttemptAt }: SettledAttempt, error: string): Promise<void> {
    await this.#db
      .updateTable("mails")
      .set({ status, attempts, nextAttemptAt, error, ...(status !== "QUEUED" && { content: null }) })
      .where("id", "=", id)
      .execute();
  }

  /** Gives up what waited too long. */
  async expire(now: Date): Promise<void> {
    await sql`UPDATE mails SET status = 'FAILED', content = NULL,
        error = CASE error WHEN '' THEN 'It waited too long' ELSE error END
      WHERE status = 'QUEUED' AND expires_at <= ${now}`.execute(this.#db);
  }

  async forget(before: Date): Promise<void> {
    await this.#db.deleteFrom("mails").where("createdAt", "<", before).where("status", "!=", "QUEUED").execute();
  }
}

function contentPlace(id: string): string {
  return `mails.content/${id}`;
}
