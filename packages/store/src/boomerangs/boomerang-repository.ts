import {
  type Boomerang,
  type BoomerangAnswer,
  boomerangOpen,
  boomerangsTooMany,
  nextBoomerangAt,
  openBoomerangsMax,
} from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { BoomerangsTable } from "./boomerangs-table.ts";

export type NewBoomerang = Pick<
  Boomerang,
  | "alertId"
  | "destinationId"
  | "externalId"
  | "askerId"
  | "askerName"
  | "askerRemoteId"
  | "recipientId"
  | "recipientName"
  | "question"
>;

/** How a question ends. */
export type BoomerangEnd =
  | { readonly state: "ANSWERED"; readonly answer: BoomerangAnswer; readonly reply: string }
  | { readonly state: "EXPIRED" }
  | { readonly state: "FAILED"; readonly reply: string };

const openStates = ["ASKING", "OPEN"] as const;

export class BoomerangRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  /** It is due at once. @throws boomerangOpen, boomerangsTooMany */
  async add(boomerang: NewBoomerang, now: Date): Promise<Boomerang> {
    return inTransaction(this.#db, async (db) => {
      // One after the other, or two that are added at once would not see each other.
      await sql`SELECT 1 FROM alerts WHERE id = ${boomerang.alertId} FOR NO KEY UPDATE`.execute(db);
      const open = await db
        .selectFrom("boomerangs")
        .select("recipientId")
        .where("alertId", "=", boomerang.alertId)
        .where("state", "in", openStates)
        .execute();
      if (open.some(({ recipientId }) => recipientId === boomerang.recipientId))
        throw boomerangOpen(boomerang.recipientName);
      if (open.length >= openBoomerangsMax) throw boomerangsTooMany(openBoomerangsMax);
      const row = { ...boomerang, id: this.#newId(), state: "ASKING", reply: "", askedAt: now, nextAt: now } as const;
      return asBoomerang(await db.insertInto("boomerangs").values(row).returningAll().executeTakeFirstOrThrow());
    });
  }

  async get(id: string): Promise<Boomerang | undefined> {
    const row = await this.#db.selectFrom("boomerangs").selectAll().where("id", "=", id).executeTakeFirst();
    return row && asBoomerang(row);
  }

  /** Those that are due, which nobody else gets until then. */
  async takeDue(now: Date, until: Date, max: number): Promise<Boomerang[]> {
    const due = this.#db
      .selectFrom("boomerangs")
      .select("id")
      .where("nextAt", "<=", now)
      .orderBy("nextAt")
      .limit(max)
      .forUpdate()
      .skipLocked();
    const rows = await this.#db
      .with(
        (cte) => cte("due").materialized(),
        () => due,
      )
      .updateTable("boomerangs")
      .set({ nextAt: until })
      .where("id", "in", (eb) => eb.selectFrom("due").select("id"))
      .returningAll()
      .execute();
    return rows.map(asBoomerang);
  }

  /** Remembers where the question was put. One that was answered in that moment is due again, to be closed there. */
  async markSent({ id, askedAt }: Boomerang, { channel, ts }: SentPlace, now: Date): Promise<void> {
    const next = nextBoomerangAt({ askedAt, remindedAt: undefined });
    await sql`
      UPDATE boomerangs SET channel = ${channel}, ts = ${ts},
        next_at = CASE WHEN state = 'ASKING' THEN ${next}::timestamptz ELSE ${now}::timestamptz END,
        state = CASE WHEN state = 'ASKING' THEN 'OPEN' ELSE state END
      WHERE id = ${id}`.execute(this.#db);
  }

  async markReminded({ id, askedAt }: Boomerang, now: Date): Promise<void> {
    await this.#db
      .updateTable("boomerangs")
      .set({ remindedAt: now, nextAt: nextBoomerangAt({ askedAt, remindedAt: now }) })
      .where("id", "=", id)
      .where("state", "=", "OPEN")
      .execute();
  }

  /** Undefined where it has ended already. What ends is due at once, so that people are told. */
  async end(id: string, end: BoomerangEnd, now: Date): Promise<Boomerang | undefined> {
    const row = await this.#db
      .updateTable("boomerangs")
      .set({ ...end, endedAt: now, nextAt: now })
      .where("id", "=", id)
      .where("state", "in", openStates)
      .returningAll()
      .executeTakeFirst();
    return row && asBoomerang(row);
  }

  /** Undefined: there is nothing more to do. One whose state has changed since keeps its own time. */
  async putOff({ id, state }: Pick<Boomerang, "id" | "state">, nextAt: Date | undefined): Promise<void> {
    await this.#db
      .updateTable("boomerangs")
      .set({ nextAt: nextAt ?? null })
      .where("id", "=", id)
      .where("state", "=", state)
      .execute();
  }

  /** Addresses that an alert's events name, at most so many. */
  async emailsOf(alertId: string, max: number): Promise<string[]> {
    const { rows } = await sql<{ value: string }>`
      SELECT DISTINCT value FROM alert_entities
      WHERE alert_id = ${alertId} AND field IN ('p_any_emails', 'p_any_usernames') AND value LIKE '%_@_%.%'
      ORDER BY value LIMIT ${max}`.execute(this.#db);
    return rows.map(({ value }) => value);
  }

  async forget(before: Date): Promise<void> {
    await this.#db.deleteFrom("boomerangs").where("endedAt", "<", before).execute();
  }
}

interface SentPlace {
  readonly channel: string;
  readonly ts: string;
}

function asBoomerang({ nextAt: _, ...row }: Selectable<BoomerangsTable>): Boomerang {
  return {
    ...row,
    channel: row.channel ?? undefined,
    ts: row.ts ?? undefined,
    answer: row.answer ?? undefined,
    remindedAt: row.remindedAt ?? undefined,
    endedAt: row.endedAt ?? undefined,
  };
}
