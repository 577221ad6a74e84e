import type { CaseAttachment } from "@pharos/domain";
import type { Db } from "../database/connect.ts";
import { cutIntoPieces } from "../database/cut-into-pieces.ts";
import { storableJson } from "../database/storable.ts";
import { inTransaction } from "../database/transaction.ts";
import { isVisibleCase } from "./case-condition.ts";
import { lockCase } from "./case-entries.ts";

export type NewCaseAttachment = Omit<CaseAttachment, "id" | "bytes">;

/** The files of cases. Who may see them is asked of their case. */
export class CaseAttachmentRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  /** Oldest first; none where the reader does not see the case. */
  async list(caseNumber: number, logTypeAccess?: readonly string[]): Promise<CaseAttachment[]> {
    return this.#db
      .selectFrom("caseAttachments")
      .selectAll()
      .where("caseNumber", "=", caseNumber)
      .where((eb) => isVisibleCase(eb, caseNumber, logTypeAccess))
      .orderBy("addedAt")
      .orderBy("id")
      .execute();
  }

  async get(id: string): Promise<CaseAttachment | undefined> {
    return this.#db.selectFrom("caseAttachments").selectAll().where("id", "=", id).executeTakeFirst();
  }

  /**
   * @param check decides about what the case has already; nobody else adds to it meanwhile
   * @throws caseNotFound, and what `check` throws
   */
  async add(
    attachment: NewCaseAttachment,
    bytes: Uint8Array,
    check: (held: readonly CaseAttachment[]) => void,
  ): Promise<CaseAttachment> {
    return inTransaction(this.#db, async (db) => {
      const { caseNumber } = attachment;
      await lockCase(db, caseNumber);
      check(await new CaseAttachmentRepository(db, this.#newId).list(caseNumber));
      const id = this.#newId();
      const row = { ...attachment, id, bytes: bytes.length, addedBy: storableJson(attachment.addedBy) };
      const kept = await db.insertInto("caseAttachments").values(row).returningAll().executeTakeFirstOrThrow();
      for (const piece of cutIntoPieces(bytes))
        await db
          .insertInto("caseAttachmentPieces")
          .values({ attachmentId: id, ...piece })
          .execute();
      return kept;
    });
  }

  /** The file, piece by piece. */
  async *read(id: string): AsyncGenerator<Buffer> {
    for (let number = 0; ; number++) {
      const piece = await this.#db
        .selectFrom("caseAttachmentPieces")
        .select("bytes")
        .where("attachmentId", "=", id)
        .where("number", "=", number)
        .executeTakeFirst();
      if (!piece) return;
      yield piece.bytes;
    }
  }

  async delete(id: string): Promise<void> {
    await this.#db.deleteFrom("caseAttachments").where("id", "=", id).execute();
  }
}
