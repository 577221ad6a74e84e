import type { ActorReference } from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import { isBy } from "../database/conditions.ts";
import type { Db } from "../database/connect.ts";
import { newestPage } from "../database/newest-page.ts";
import type { Page, PageRequest } from "../database/page.ts";
import { storableJson } from "../database/storable.ts";
import type { QueryDownloadStatus, QueryDownloadsTable } from "./query-downloads-table.ts";

/** A file of all rows of a query. */
export interface QueryDownload {
  readonly id: string;
  readonly queryId: string;
  /** Empty for all. */
  readonly columns: readonly string[];
  readonly issuedBy: ActorReference;
  readonly status: QueryDownloadStatus;
  /** Empty without one. */
  readonly error: string;
  readonly rowCount: number;
  readonly bytes: number;
  readonly createdAt: Date;
  readonly completedAt: Date | undefined;
  /** Until when the file can be had. */
  readonly expiresAt: Date;
}
export type NewQueryDownload = Pick<QueryDownload, "queryId" | "columns" | "issuedBy" | "expiresAt">;

/** How long the making of a file lives on without a sign of its process. */
const leaseMs = 30_000;
/** How often that process should give one. */
export const queryDownloadRenewalMs = 10_000;
const lostError = "Pharos stopped before the file was complete. Generate it again.";

/** Files of rows that were asked for; where they lie is their maker's business. */
export class QueryDownloadRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  async create(download: NewQueryDownload, now: Date): Promise<QueryDownload> {
    const row = await this.#db
      .insertInto("queryDownloads")
      .values({
        ...download,
        id: this.#newId(),
        columns: [...download.columns],
        issuedBy: storableJson(download.issuedBy),
        status: "running",
        createdAt: now,
        leaseUntil: leaseFrom(now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return asDownload(row);
  }

  /** Says that the file is still being made. */
  async renew(id: string, now: Date): Promise<void> {
    await this.#db
      .updateTable("queryDownloads")
      .set({ leaseUntil: leaseFrom(now) })
      .where("id", "=", id)
      .where("status", "=", "running")
      .execute();
  }

  /** One that has ended stays as it is. */
  async complete(
    id: string,
    outcome: Pick<QueryDownload, "status" | "error" | "rowCount" | "bytes">,
    now: Date,
  ): Promise<void> {
    await this.#db
      .updateTable("queryDownloads")
      .set({ ...outcome, completedAt: now })
      .where("id", "=", id)
      .where("status", "=", "running")
      .execute();
  }

  /** One whose process was lost is `failed`. */
  async get(id: string, now: Date): Promise<QueryDownload | undefined> {
    await this.#failLost(now);
    const row = await this.#db.selectFrom("queryDownloads").selectAll().where("id", "=", id).executeTakeFirst();
    return row && asDownload(row);
  }

  /** The latest file of a query with just these columns. */
  async latestOf(queryId: string, columns: readonly string[], now: Date): Promise<QueryDownload | undefined> {
    await this.#failLost(now);
    const row = await this.#db
      .selectFrom("queryDownloads")
      .selectAll()
      .where("queryId", "=", queryId)
      .where("columns", "=", sql<string[]>`${[...columns]}::text[]`)
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .executeTakeFirst();
    return row && asDownload(row);
  }

  /** Those of one person or program, the newest first. @throws cursorInvalid */
  async list(issuerId: string, page: PageRequest, now: Date): Promise<Page<QueryDownload>> {
    await this.#failLost(now);
    const own = this.#db.selectFrom("queryDownloads").selectAll().where(isBy("issuedBy", issuerId));
    return newestPage(own, page, asDownload);
  }

  /** Which of these have a file that can be had, or will have one. */
  async live(ids: readonly string[], now: Date): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    await this.#failLost(now);
    const rows = await this.#db
      .selectFrom("queryDownloads")
      .select("id")
      .where("id", "in", ids)
      .where("status", "<>", "failed")
      .where("expiresAt", ">", now)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  async #failLost(now: Date): Promise<void> {
    await this.#db
      .updateTable("queryDownloads")
      .set({ status: "failed", error: lostError, completedAt: now })
      .where("status", "=", "running")
      .where("leaseUntil", "<", now)
      .execute();
  }
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

function asDownload({ leaseUntil, completedAt, ...row }: Selectable<QueryDownloadsTable>): QueryDownload {
  return { ...row, completedAt: completedAt ?? undefined };
}
