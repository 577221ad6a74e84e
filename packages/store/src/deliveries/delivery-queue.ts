import type {
  AlertDelivery,
  DeliveryAttempt,
  DeliveryReceipt,
  Destination,
  DestinationHealth,
  QuietSettings,
  ReminderDecision,
  SettledAttempt,
} from "@pharos/domain";
import { deliveryLifetimeMs, deliveryMessageLengthMax, unrecordedMax } from "@pharos/domain";
import { type RawBuilder, sql } from "kysely";
import { isAmong } from "../database/conditions.ts";
import type { Db } from "../database/connect.ts";
import type { Listen } from "../database/listen.ts";
import { storableJson } from "../database/storable.ts";
import { inTransaction } from "../database/transaction.ts";
import { asDestination } from "../destinations/destination-repository.ts";
import { recordLinks } from "./alert-links.ts";
import { deliveriesChannel } from "./deliveries-channel.ts";
import { queueMissedChanges } from "./queue-follow-ups.ts";

/** An attempt, and where its delivery stands after it. */
export interface AttemptRecord {
  readonly attempt: DeliveryAttempt;
  readonly settled: SettledAttempt;
  readonly receipt?: DeliveryReceipt | undefined;
  /** True where the request of a failed attempt may have arrived. Its delivery remembers it. */
  readonly mayHaveArrived?: boolean;
}

/** A reminder whose time has come. */
export interface DueReminder extends Pick<AlertDelivery, "id" | "alertId" | "destinationId"> {
  /** Null where the destination was deleted. */
  readonly quiet: QuietSettings | null;
  readonly hasComment: boolean;
  /** Earlier reminders of the alert to the destination. */
  readonly sent: number;
}

export interface SettledReminder {
  readonly reminder: DueReminder;
  readonly decision: ReminderDecision;
}

/** The queues of destinations. One process at a time delivers to a destination; it holds a lease on it. */
export class DeliveryQueue {
  readonly #db: Db;
  readonly #listen: Listen | undefined;

  constructor(db: Db, listen: Listen | undefined) {
    this.#db = db;
    this.#listen = listen;
  }

  /** Hears when something was queued, in whatever process; also now and then without reason. */
  onQueued(hear: () => void): AsyncDisposable {
    if (!this.#listen) throw new TypeError("A transaction hears nothing");
    return this.#listen(deliveriesChannel, hear);
  }

  /**
   * Takes the destinations that have something due and that no other process holds. What a process that died may have
   * been sending is marked as what may have arrived.
   */
  async claim(holder: string, now: Date, until: Date): Promise<Destination[]> {
    return inTransaction(this.#db, async (tx) => {
      const { rows: free } = await sql<{ id: string; holder: string | null }>`
        SELECT d.id, d.holder FROM destinations d
        WHERE (d.held_until IS NULL OR d.held_until < ${now})
          AND (d.paused_until IS NULL OR d.paused_until <= ${now})
          AND EXISTS (SELECT 1 FROM deliveries q WHERE q.destination_id = d.id AND ${isDue(now)})
        FOR UPDATE SKIP LOCKED`.execute(tx);
      const left = free.flatMap((one) => (one.holder === null ? [] : [one.id]));
      if (left.length > 0) await markUnderWay(tx, left, now);
      const ids = free.map(({ id }) => id);
      const claimed = tx.updateTable("destinations").set({ holder, heldUntil: until }).where(isAmong("id", ids));
      return (await claimed.returningAll().execute()).map(asDestination);
    });
  }

  /** Keeps a destination; false where another process took it over. */
  async renew(destinationId: string, holder: string, until: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#ofHolder(destinationId, holder).set({ heldUntil: until }).executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async release(destinationId: string, holder: string): Promise<void> {
    await this.#ofHolder(destinationId, holder).set({ holder: null, heldUntil: null }).execute();
  }

  /** What is due, in order; nothing while the destination is paused or another process holds it. */
  async due(
    destinationId: string,
    holder: string,
    now: Date,
    { limit, without }: { readonly limit: number; readonly without: readonly number[] },
  ): Promise<AlertDelivery[]> {
    const { rows } = await sql<AlertDelivery>`
      SELECT q.* FROM deliveries q JOIN destinations d ON d.id = q.destination_id
      WHERE q.destination_id = ${destinationId} AND d.holder = ${holder}
        AND (d.paused_until IS NULL OR d.paused_until <= ${now})
        AND ${isDue(now)} AND q.id <> ALL(${[...without]}::bigint[])
      ORDER BY q.id LIMIT ${limit}`.execute(this.#db);
    return rows;
  }

  /** Everything that belongs into one digest, in order: what was tried equally often for the same time. */
  async digestOf(
    { destinationId, digestAt, attempts }: Pick<AlertDelivery, "destinationId" | "digestAt" | "attempts">,
    now: Date,
    { limit, without }: { readonly limit: number; readonly without: readonly number[] },
  ): Promise<AlertDelivery[]> {
    const { rows } = await sql<AlertDelivery>`
      SELECT q.* FROM deliveries q
      WHERE q.destination_id = ${destinationId} AND q.digest_at = ${digestAt} AND q.attempts = ${attempts}
        AND ${isDue(now)} AND q.id <> ALL(${[...without]}::bigint[])
      ORDER BY q.id LIMIT ${limit}`.execute(this.#db);
    return rows;
  }

  /** Makes due what has waited until its time; reminders are decided one by one. */
  async releaseWaiting(now: Date): Promise<void> {
    await sql`
      UPDATE deliveries SET status = 'QUEUED', expires_at = ${new Date(now.getTime() + deliveryLifetimeMs)}
      WHERE status = 'WAITING' AND next_attempt_at <= ${now} AND trigger <> 'REMINDER'`.execute(this.#db);
  }

  /** Reminders whose time has come, with what decides about them; other processes leave them alone. */
  async dueReminders(now: Date, limit: number): Promise<DueReminder[]> {
    const { rows } = await sql<DueReminder>`
      SELECT q.id, q.alert_id, q.destination_id, d.quiet,
        EXISTS (SELECT 1 FROM alert_history h WHERE h.alert_id = q.alert_id AND h.type = 'COMMENT') AS has_comment,
        (SELECT count(*) FROM deliveries r WHERE r.alert_id = q.alert_id AND r.destination_id = q.destination_id
          AND r.trigger = 'REMINDER' AND r.status <> 'WAITING') AS sent
      FROM deliveries q LEFT JOIN destinations d ON d.id = q.destination_id
      WHERE q.status = 'WAITING' AND q.next_attempt_at <= ${now} AND q.trigger = 'REMINDER'
      ORDER BY q.next_attempt_at LIMIT ${limit} FOR UPDATE OF q SKIP LOCKED`.execute(this.#db);
    return rows;
  }

  /** In the transaction that read the reminders. */
  async settleReminders(settled: readonly SettledReminder[], now: Date): Promise<void> {
    const dropped = settled.flatMap(({ reminder, decision }) => (decision.kind === "DROP" ? [reminder.id] : []));
    await sql`DELETE FROM deliveries WHERE id = ANY(${dropped}::bigint[])`.execute(this.#db);
    for (const { reminder, decision } of settled) {
      if (decision.kind === "WAIT") {
        await sql`UPDATE deliveries SET next_attempt_at = ${decision.until} WHERE id = ${reminder.id}`.execute(
          this.#db,
        );
      }
      if (decision.kind !== "SEND") continue;
      const expiresAt = new Date(now.getTime() + deliveryLifetimeMs);
      await sql`UPDATE deliveries SET status = 'QUEUED', expires_at = ${expiresAt} WHERE id = ${reminder.id}`.execute(
        this.#db,
      );
      if (decision.nextAt) {
        await sql`
          INSERT INTO deliveries (alert_id, destination_id, trigger, status, created_at, next_attempt_at, expires_at)
          VALUES (${reminder.alertId}, ${reminder.destinationId}, 'REMINDER', 'WAITING', ${now}, ${decision.nextAt},
            ${new Date(decision.nextAt.getTime() + deliveryLifetimeMs)})`.execute(this.#db);
      }
    }
  }

  /**
   * Writes attempts to one destination and what they tell of it. What somebody ended meanwhile stays ended. With
   * `isBack` everything that waits for another attempt is due at once.
   * @returns false where somebody changed the destination since: attempts by its old settings tell nothing of the new
   */
  async record(
    { id: destinationId, revision }: Pick<Destination, "id" | "revision">,
    records: readonly AttemptRecord[],
    health: DestinationHealth,
    { isBack, now }: { readonly isBack: boolean; readonly now: Date },
  ): Promise<boolean> {
    if (records.length === 0) return true;
    const settled = records.map(({ attempt, settled, mayHaveArrived = false }) => ({
      id: attempt.deliveryId,
      status: settled.status,
      attempts: settled.attempts,
      next_attempt_at: settled.nextAttemptAt,
      may_have_arrived: mayHaveArrived,
    }));
    const delivered = records.filter(({ settled }) => settled.status === "DELIVERED");
    return inTransaction(this.#db, async (db) => {
      await sql`
        UPDATE deliveries SET status = n.status, attempts = n.attempts, next_attempt_at = n.next_attempt_at,
          may_have_arrived = deliveries.may_have_arrived OR n.may_have_arrived
        FROM jsonb_to_recordset(${storableJson(settled)}::jsonb)
          AS n (id bigint, status text, attempts int, next_attempt_at timestamptz, may_have_arrived boolean)
        WHERE deliveries.id = n.id
          AND (deliveries.status = 'QUEUED' OR (deliveries.status = 'MUTED' AND n.status = 'DELIVERED'))`.execute(db);
      await sql`
        INSERT INTO delivery_attempts
          (delivery_id, destination_id, at, duration_ms, outcome, status_code, message, label, url)
        SELECT n.delivery_id, ${destinationId}, n.at, n.duration_ms, n.outcome, n.status_code, n.message, n.label, n.url
        FROM jsonb_to_recordset(${storableJson(records.map(({ attempt }) => attemptRow(attempt)))}::jsonb)
          AS n (delivery_id bigint, at timestamptz, duration_ms int, outcome text, status_code int, message text,
                label text, url text)
        WHERE EXISTS (SELECT 1 FROM deliveries WHERE id = n.delivery_id)`.execute(db);
      await recordLinks(db, destinationId, records, now);
      await queueMissedChanges(
        db,
        destinationId,
        delivered.map(({ attempt }) => attempt.deliveryId),
        now,
      );
      const { numUpdatedRows } = await db
        .updateTable("destinations")
        .set({ ...health, pausedUntil: health.pausedUntil ?? null })
        .where("id", "=", destinationId)
        .where("revision", "=", revision)
        .executeTakeFirst();
      const isCurrent = numUpdatedRows > 0n;
      if (isCurrent && isBack) {
        await sql`UPDATE deliveries SET next_attempt_at = ${now}
          WHERE destination_id = ${destinationId} AND status = 'QUEUED' AND next_attempt_at > ${now}`.execute(db);
      }
      return isCurrent;
    });
  }

  /** When to look again; undefined while nothing is queued. */
  async nextDueAt(now: Date): Promise<Date | undefined> {
    const { rows } = await sql<{ at: Date | null }>`
      SELECT min(greatest(q.next_attempt_at, d.paused_until, d.held_until)) AS at
      FROM destinations d CROSS JOIN LATERAL (
        SELECT q.next_attempt_at FROM deliveries q
        WHERE q.destination_id = d.id AND q.status = 'QUEUED' AND q.next_attempt_at > ${now}
        ORDER BY q.id LIMIT 1000
      ) AS q`.execute(this.#db);
    const paused = await sql<{ at: Date | null }>`
      SELECT min(greatest(d.paused_until, d.held_until)) AS at FROM destinations d
      WHERE EXISTS (SELECT 1 FROM deliveries q WHERE q.destination_id = d.id AND ${isDue(now)})`.execute(this.#db);
    const waiting = await sql<{ at: Date | null }>`
      SELECT min(next_attempt_at) AS at FROM deliveries WHERE status = 'WAITING'`.execute(this.#db);
    const times = [rows[0]?.at, paused.rows[0]?.at, waiting.rows[0]?.at].flatMap((at) => (at ? [at.getTime()] : []));
    return times.length > 0 ? new Date(Math.min(...times)) : undefined;
  }

  /** Gives up what waited too long, and tells how many that were. */
  async expire(now: Date): Promise<number> {
    const { rows } = await sql`
      WITH expired AS (
        UPDATE deliveries SET status = 'FAILED' WHERE status = 'QUEUED' AND expires_at <= ${now}
        RETURNING id, destination_id
      )
      INSERT INTO delivery_attempts (delivery_id, destination_id, at, duration_ms, outcome, status_code, message, label, url)
      SELECT id, destination_id, ${now}, 0, 'expired', 0, 'Not sent: it waited for three days', '', '' FROM expired
      RETURNING id`.execute(this.#db);
    return rows.length;
  }

  #ofHolder(destinationId: string, holder: string) {
    return this.#db.updateTable("destinations").where("id", "=", destinationId).where("holder", "=", holder);
  }
}

/** Of destinations that a process left without giving them back, what it may have been sending: the first in order. */
async function markUnderWay(tx: Db, destinationIds: readonly string[], now: Date): Promise<void> {
  await sql`
    UPDATE deliveries SET may_have_arrived = true WHERE id IN (
      SELECT first.id FROM unnest(${[...destinationIds]}::text[]) left_one (id) CROSS JOIN LATERAL (
        SELECT q.id FROM deliveries q WHERE q.destination_id = left_one.id AND ${isDue(now)}
        ORDER BY q.id LIMIT ${unrecordedMax}) first)`.execute(tx);
}

/** A later message of an alert waits for the earlier ones to the same destination. */
function isDue(now: Date): RawBuilder<boolean> {
  return sql`q.status = 'QUEUED' AND q.next_attempt_at <= ${now} AND q.expires_at > ${now} AND NOT EXISTS (
    SELECT 1 FROM deliveries earlier
    WHERE earlier.alert_id = q.alert_id AND earlier.destination_id = q.destination_id
      AND earlier.status IN ('QUEUED', 'WAITING') AND earlier.id < q.id
      AND NOT (earlier.status = 'WAITING' AND earlier.trigger = 'REMINDER'))`;
}

function attemptRow(attempt: DeliveryAttempt) {
  return {
    delivery_id: attempt.deliveryId,
    at: attempt.at,
    duration_ms: Math.round(attempt.durationMs),
    outcome: attempt.outcome,
    status_code: attempt.statusCode,
    message: attempt.message.slice(0, deliveryMessageLengthMax),
    label: attempt.label,
    url: attempt.url,
  };
}
