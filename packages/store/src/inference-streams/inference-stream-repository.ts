import { type InferenceStream, inferenceRestarted } from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { newestPage } from "../database/newest-page.ts";
import type { Page, PageRequest } from "../database/page.ts";
import { storableJson } from "../database/storable.ts";
import type { InferenceStreamsTable } from "./inference-streams-table.ts";

export type NewInferenceStream = Pick<
  InferenceStream,
  "alias" | "createdBy" | "userPrompt" | "parentStreamId" | "metadata" | "logTypeAccess"
>;
export type InferenceStreamChange = Partial<Pick<InferenceStream, "name" | "pinned" | "saved">>;
/** How it ended; what is left out stays as it was told last. */
export type InferenceEnding = Pick<InferenceStream, "error"> & Partial<Pick<InferenceStream, "responseText" | "usage">>;
export interface InferenceStreamFilter {
  readonly alias: string;
  readonly parentStreamId?: string;
  /** Only those without events of other log types; undefined for all. */
  readonly logTypeAccess: readonly string[] | undefined;
}

/** How long an answer is waited for without a sign of the process that writes it. */
const leaseMs = 30_000;
/** How often that process should give one. */
export const inferenceRenewalMs = 10_000;

/** Answers of AI models. One whose process was lost is finished, with an error that says so. */
export class InferenceStreamRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  async create({ createdBy, metadata, ...stream }: NewInferenceStream, now: Date): Promise<InferenceStream> {
    const row = await this.#db
      .insertInto("inferenceStreams")
      .values({
        ...stream,
        parentStreamId: stream.parentStreamId ?? null,
        logTypeAccess: stream.logTypeAccess ? [...stream.logTypeAccess] : null,
        id: this.#newId(),
        createdBy: storableJson(createdBy),
        metadata: storableJson(metadata),
        createdAt: now,
        updatedAt: now,
        leaseUntil: leaseFrom(now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return asStream(row);
  }

  /** What is written so far. False when it is finished: whoever writes it stops. */
  async write(id: string, responseText: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("inferenceStreams")
      .set({ responseText, updatedAt: now, leaseUntil: leaseFrom(now) })
      .where("id", "=", id)
      .where("finished", "=", false)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** One that is finished stays as it is; then false. */
  async finish(id: string, { usage, ...ending }: InferenceEnding, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("inferenceStreams")
      .set({ ...ending, ...(usage && { usage: storableJson(usage) }), finished: true, updatedAt: now })
      .where("id", "=", id)
      .where("finished", "=", false)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async change(id: string, change: InferenceStreamChange, now: Date): Promise<void> {
    await this.#db
      .updateTable("inferenceStreams")
      .set({ ...change, updatedAt: now })
      .where("id", "=", id)
      .execute();
  }

  async delete(id: string): Promise<void> {
    await this.#db.deleteFrom("inferenceStreams").where("id", "=", id).execute();
  }

  async get(id: string, now: Date): Promise<InferenceStream | undefined> {
    await this.#finishLost(now);
    const row = await this.#db.selectFrom("inferenceStreams").selectAll().where("id", "=", id).executeTakeFirst();
    return row && asStream(row);
  }

  /** The newest first. @throws cursorInvalid */
  async list(filter: InferenceStreamFilter, page: PageRequest, now: Date): Promise<Page<InferenceStream>> {
    await this.#finishLost(now);
    const { alias, parentStreamId, logTypeAccess } = filter;
    let query = this.#db.selectFrom("inferenceStreams").selectAll().where("alias", "=", alias);
    if (parentStreamId !== undefined) query = query.where("parentStreamId", "=", parentStreamId);
    if (logTypeAccess) query = query.where(sql<boolean>`log_type_access <@ ${[...logTypeAccess]}::text[]`);
    return newestPage(query, page, asStream);
  }

  /** Removes those from before that nobody saved. Returns how many. */
  async expire(before: Date): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("inferenceStreams")
      .where("createdAt", "<", before)
      .where("saved", "=", false)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  async #finishLost(now: Date): Promise<void> {
    await this.#db
      .updateTable("inferenceStreams")
      .set({ finished: true, error: inferenceRestarted().message, updatedAt: now })
      .where("finished", "=", false)
      .where("leaseUntil", "<", now)
      .execute();
  }
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

function asStream({ leaseUntil, ...row }: Selectable<InferenceStreamsTable>): InferenceStream {
  return {
    ...row,
    parentStreamId: row.parentStreamId ?? undefined,
    usage: row.usage ?? undefined,
    logTypeAccess: row.logTypeAccess ?? undefined,
  };
}
