import type { ActorReference } from "@pharos/domain";
import type { Selectable } from "kysely";
import type { Db } from "../database/connect.ts";
import { violates } from "../database/failures.ts";
import { storableJson } from "../database/storable.ts";
import { receiptNotFound, uploadUnderWay } from "./errors.ts";
import type { ReceiptKind, ReceiptsTable } from "./receipts-table.ts";

/** Work that a client asked for and comes back to. */
export interface Receipt {
  readonly id: string;
  readonly kind: ReceiptKind;
  /** Whatever the kind of work calls its states; `FAILED` where its process was lost. */
  readonly status: string;
  /** Empty without one. */
  readonly error: string;
  readonly result: unknown;
  readonly actor: ActorReference;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Undefined while it is under way. */
  readonly completedAt: Date | undefined;
}

/** How long work lives on without a sign of the process that does it. */
const leaseMs = 30_000;
/** How often that process should give one. */
export const receiptRenewalMs = 10_000;
const lostError = "The server stopped before this was done. Try again.";

export class ReceiptRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  /** `result`: what there is to tell before the work has begun. @throws uploadUnderWay for a second upload at a time */
  async open(
    kind: ReceiptKind,
    status: string,
    actor: ActorReference,
    now: Date,
    result: unknown = null,
  ): Promise<Receipt> {
    await this.#failLost(now);
    try {
      const row = await this.#db
        .insertInto("receipts")
        .values({
          id: this.#newId(),
          kind,
          status,
          result: storableJson(result),
          actor: storableJson(actor),
          createdAt: now,
          updatedAt: now,
          leaseUntil: leaseFrom(now),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return asReceipt(row);
    } catch (error) {
      throw violates(error, "receipts_one_upload") ? uploadUnderWay() : error;
    }
  }

  /**
   * Says that the work goes on; where `progress` is given, how far it is.
   * @returns false once it is complete, such as by somebody who cancelled it
   */
  async renew(
    id: string,
    now: Date,
    progress?: { readonly status: string; readonly result: unknown },
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("receipts")
      .set({
        updatedAt: now,
        leaseUntil: leaseFrom(now),
        ...(progress && { status: progress.status, result: storableJson(progress.result) }),
      })
      .where("id", "=", id)
      .where("completedAt", "is", null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Without a result it keeps the one that was told last. One that is complete stays as it is. */
  async complete(
    id: string,
    { status, error = "", result }: { status: string; error?: string; result?: unknown },
    now: Date,
  ): Promise<void> {
    await this.#db
      .updateTable("receipts")
      .set({
        status,
        error,
        ...(result !== undefined && { result: storableJson(result) }),
        updatedAt: now,
        completedAt: now,
      })
      .where("id", "=", id)
      .where("completedAt", "is", null)
      .execute();
  }

  /** One whose process was lost is `FAILED`. @throws receiptNotFound */
  async get(id: string, kind: ReceiptKind, now: Date): Promise<Receipt> {
    const receipt = await this.find(id, kind, now);
    if (!receipt) throw receiptNotFound(id, kind);
    return receipt;
  }

  async find(id: string, kind: ReceiptKind, now: Date): Promise<Receipt | undefined> {
    await this.#failLost(now);
    const row = await this.#db
      .selectFrom("receipts")
      .selectAll()
      .where("id", "=", id)
      .where("kind", "=", kind)
      .executeTakeFirst();
    return row && asReceipt(row);
  }

  /** The newest first. */
  async list(kind: ReceiptKind, limit: number, now: Date): Promise<Receipt[]> {
    await this.#failLost(now);
    const rows = this.#db.selectFrom("receipts").selectAll().where("kind", "=", kind).orderBy("createdAt", "desc");
    return (await rows.limit(limit).execute()).map(asReceipt);
  }

  async deleteBefore(time: Date): Promise<void> {
    await this.#db.deleteFrom("receipts").where("completedAt", "<", time).execute();
  }

  async #failLost(now: Date): Promise<void> {
    await this.#db
      .updateTable("receipts")
      .set({ status: "FAILED", error: lostError, updatedAt: now, completedAt: now })
      .where("completedAt", "is", null)
      .where("leaseUntil", "<", now)
      .execute();
  }
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

function asReceipt({ leaseUntil, completedAt, ...row }: Selectable<ReceiptsTable>): Receipt {
  return { ...row, completedAt: completedAt ?? undefined };
}
