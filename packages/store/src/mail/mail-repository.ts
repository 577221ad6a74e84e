import { failedMailDays, type Mail, type MailPurpose, mailPurposesWithLink, type SettledAttempt } from "@pharos/domain";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { newestPage } from "../database/newest-page.ts";
import type { Page, PageRequest } from "../database/page.ts";
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

/** Mail that was given up. */
export interface FailedMail {
  readonly id: string;
  readonly purpose: MailPurpose;
  readonly recipients: readonly string[];
  /** Undefined once it cannot be sent again: its content was forgotten. */
  readonly subject: string | undefined;
  readonly error: string;
  readonly failedAt: Date;
}

const dayMs = 86_400_000;

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
        failedAt: null,
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
      WITH due AS MATERIALIZED (
        SELECT id FROM mails
        WHERE status = 'QUEUED' AND next_attempt_at <= ${now} AND expires_at > ${now} AND content IS NOT NULL
        ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      UPDATE mails SET next_attempt_at = ${until} WHERE id IN (SELECT id FROM due)
      RETURNING id, purpose, attempts, next_attempt_at, content`.execute(this.#db);
    return rows.map(({ content, ...row }) => ({
      ...row,
      mail: this.#open(row.id, content),
    }));
  }

  /** What was sent forgets its content. */
  async settle(
    id: string,
    { status, attempts, nextAttemptAt }: SettledAttempt,
    error: string,
    now: Date,
  ): Promise<void> {
    await this.#db
      .updateTable("mails")
      .set({
        ...{ status, attempts, nextAttemptAt, error },
        ...(status === "DELIVERED" && { content: null }),
        ...(status === "FAILED" && { failedAt: now }),
      })
      .where("id", "=", id)
      .execute();
  }

  /** Gives up what waited too long, and forgets the content of what can no longer be sent again. */
  async expire(now: Date): Promise<void> {
    await sql`UPDATE mails SET status = 'FAILED', failed_at = ${now},
        error = CASE error WHEN '' THEN 'It waited too long' ELSE error END
      WHERE status = 'QUEUED' AND expires_at <= ${now}`.execute(this.#db);
    await sql`UPDATE mails SET content = NULL
      WHERE status = 'FAILED' AND content IS NOT NULL
        AND (created_at <= ${new Date(now.getTime() - failedMailDays * dayMs)}
          OR (purpose = ANY(${mailPurposesWithLink}::text[]) AND expires_at <= ${now}))`.execute(this.#db);
  }

  /** What was given up and can still be sent again waits anew, until then or for as long as its link works. */
  async retry(id: string, now: Date, until: Date): Promise<boolean> {
    const { rows } = await sql`
      UPDATE mails SET status = 'QUEUED', attempts = 0, next_attempt_at = ${now}, failed_at = NULL, error = '',
        expires_at = CASE WHEN purpose = ANY(${mailPurposesWithLink}::text[]) THEN expires_at ELSE ${until} END
      WHERE id = ${id} AND status = 'FAILED' AND content IS NOT NULL
        AND (purpose <> ALL(${mailPurposesWithLink}::text[]) OR expires_at > ${now})
      RETURNING id`.execute(this.#db);
    return rows.length > 0;
  }

  /** The newest first. */
  async listFailed(page: PageRequest): Promise<Page<FailedMail>> {
    const failed = this.#db.selectFrom("mails").selectAll().where("status", "=", "FAILED");
    return newestPage(failed, page, ({ id, purpose, recipients, content, error, failedAt, createdAt }) => ({
      ...{ id, purpose, recipients, error, failedAt: failedAt ?? createdAt },
      subject: content === null ? undefined : this.#open(id, content).subject,
    }));
  }

  async countFailed(): Promise<number> {
    return this.#count(sql<SqlBool>`status = 'FAILED'`);
  }

  /** Also what is being sent. */
  async countDue(now: Date): Promise<number> {
    return this.#count(sql<SqlBool>`status = 'QUEUED' AND next_attempt_at <= ${now} AND content IS NOT NULL`);
  }

  async forget(before: Date): Promise<void> {
    await this.#db.deleteFrom("mails").where("createdAt", "<", before).where("status", "!=", "QUEUED").execute();
  }

  #open(id: string, content: string): Mail {
    return JSON.parse(this.#secrets.open(content, contentPlace(id)));
  }

  async #count(condition: Expression<SqlBool>): Promise<number> {
    const { count } = await this.#db
      .selectFrom("mails")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where(condition)
      .executeTakeFirstOrThrow();
    return count;
  }
}

function contentPlace(id: string): string {
  return `mails.content/${id}`;
}
