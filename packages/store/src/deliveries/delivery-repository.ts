import {
  type AlertDelivery,
  type AlertHistoryEntry,
  type DeliveryAttempt,
  type DeliveryTrigger,
  deliveryLifetimeMs,
} from "@pharos/domain";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { needsOnly } from "../database/conditions.ts";
import type { Db } from "../database/connect.ts";
import { deliveriesChannel } from "./deliveries-channel.ts";

export interface NewDeliveries {
  readonly alertId: string;
  readonly destinationIds: readonly string[];
  readonly trigger: DeliveryTrigger;
}

/** A delivery with all attempts, the oldest first. */
export interface DeliveryWithAttempts extends AlertDelivery {
  readonly history: readonly DeliveryAttempt[];
  /** What it tells of; null when it brings the alert itself. */
  readonly change: Pick<AlertHistoryEntry, "type" | "to"> | null;
}

/** How a destination did, as far as the reader may see its alerts. */
export interface DestinationCounts {
  readonly lastDeliveredAt: Date | undefined;
  /** Attempts of the last 24 hours. */
  readonly succeeded: number;
  readonly failed: number;
  /** Alerts that wait, and alerts that were given up. */
  readonly queued: number;
  readonly undelivered: number;
  /** What the last failed attempt of the last 24 hours said; empty where none failed. */
  readonly lastError: string;
}

/** Which deliveries to send once more. */
export type DeliverySelection = { readonly ids: readonly number[] } | { readonly destinationId: string };

const dayMs = 86_400_000;

/** Alerts that were, are or could not be sent. */
export class DeliveryRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** In the transaction that creates the alert. A destination that was deleted meanwhile gets none. */
  async add(news: readonly NewDeliveries[], now: Date): Promise<void> {
    const pairs = news.flatMap(({ alertId, destinationIds, trigger }) =>
      destinationIds.map((destinationId) => ({ alertId, destinationId, trigger })),
    );
    if (pairs.length === 0) return;
    // Whoever deletes a destination waits for this lock, and then ends what was queued here.
    await sql`
      WITH wanted AS (
        SELECT * FROM unnest(
          ${pairs.map((pair) => pair.alertId)}::text[], ${pairs.map((pair) => pair.destinationId)}::text[],
          ${pairs.map((pair) => pair.trigger)}::text[]) WITH ORDINALITY AS w (alert_id, destination_id, trigger, place)
      ), present AS (
        SELECT id FROM destinations WHERE id IN (SELECT destination_id FROM wanted) ORDER BY id FOR KEY SHARE
      )
      INSERT INTO deliveries (alert_id, destination_id, trigger, status, created_at, next_attempt_at, expires_at)
      SELECT alert_id, destination_id, trigger, 'QUEUED', ${now}, ${now}, ${expiryAt(now)}
      FROM wanted JOIN present ON present.id = wanted.destination_id ORDER BY place`.execute(this.#db);
    await this.#notify();
  }

  /** Sends what was given up once more, from the first attempt on; returns how many. */
  async retry(selection: DeliverySelection, now: Date, logTypeAccess?: readonly string[]): Promise<number> {
    const chosen: RawBuilder<SqlBool> =
      "ids" in selection
        ? sql`q.id = ANY(${[...selection.ids]}::bigint[])`
        : sql`q.destination_id = ${selection.destinationId}`;
    const { rows } = await sql`
      UPDATE deliveries q SET status = 'QUEUED', attempts = 0, next_attempt_at = ${now}, expires_at = ${expiryAt(now)}
      FROM alerts, destinations d
      WHERE alerts.id = q.alert_id AND d.id = q.destination_id AND q.status = 'FAILED' AND ${chosen}
        AND ${visible(logTypeAccess)}
      RETURNING q.id`.execute(this.#db);
    if (rows.length > 0) await this.#notify();
    return rows.length;
  }

  /** What waits is due now: the destination was mended. */
  async release(destinationId: string, now: Date): Promise<void> {
    await sql`UPDATE deliveries SET next_attempt_at = least(next_attempt_at, ${now})
      WHERE destination_id = ${destinationId} AND status = 'QUEUED'`.execute(this.#db);
    await this.#notify();
  }

  /** Ends what waits for a destination that was deleted. */
  async cancel(destinationId: string, now: Date): Promise<void> {
    await sql`
      WITH ended AS (
        UPDATE deliveries SET status = 'FAILED' WHERE destination_id = ${destinationId} AND status = 'QUEUED'
        RETURNING id
      )
      INSERT INTO delivery_attempts (delivery_id, destination_id, at, duration_ms, outcome, status_code, message, label, url)
      SELECT id, ${destinationId}, ${now}, 0, 'cancelled', 0, 'Not sent: the destination was deleted', '', ''
      FROM ended`.execute(this.#db);
  }

  async getMany(ids: readonly number[]): Promise<AlertDelivery[]> {
    if (ids.length === 0) return [];
    return this.#db.selectFrom("deliveries").selectAll().where("id", "in", ids).execute();
  }

  /** By alert, the oldest first. */
  async byAlerts(alertIds: readonly string[]): Promise<Map<string, DeliveryWithAttempts[]>> {
    if (alertIds.length === 0) return new Map();
    const deliveries = await this.#db
      .selectFrom("deliveries")
      .leftJoin("alertHistory as entry", "entry.id", "deliveries.entryId")
      .selectAll("deliveries")
      .select(["entry.type as changeType", "entry.to as changeTo"])
      .where("deliveries.alertId", "in", alertIds)
      .orderBy("deliveries.id")
      .execute();
    const attempts = await this.#attemptsOf(deliveries.map(({ id }) => id));
    const shown = deliveries.map(({ changeType, changeTo, ...delivery }) => ({
      ...delivery,
      history: attempts.get(delivery.id) ?? [],
      change: changeType === null || changeTo === null ? null : { type: changeType, to: changeTo },
    }));
    return Map.groupBy(shown, ({ alertId }) => alertId);
  }

  /** By destination. */
  async counts(
    destinationIds: readonly string[],
    now: Date,
    logTypeAccess?: readonly string[],
  ): Promise<Map<string, DestinationCounts>> {
    const { rows } = await sql<DestinationCounts & { readonly id: string; readonly deliveredAt: Date | null }>`
      SELECT wanted.id, tried.*, waiting.* FROM unnest(${[...destinationIds]}::text[]) AS wanted (id)
      CROSS JOIN LATERAL (
        SELECT max(a.at) FILTER (WHERE a.outcome = 'delivered') AS delivered_at,
          count(*) FILTER (WHERE a.outcome = 'delivered' AND a.at > ${dayBefore(now)}) AS succeeded,
          count(*) FILTER (WHERE a.outcome <> 'delivered' AND a.at > ${dayBefore(now)}) AS failed,
          coalesce((array_agg(a.message ORDER BY a.id DESC)
            FILTER (WHERE a.outcome <> 'delivered' AND a.at > ${dayBefore(now)}))[1], '') AS last_error
        FROM delivery_attempts a JOIN deliveries q ON q.id = a.delivery_id JOIN alerts ON alerts.id = q.alert_id
        WHERE a.destination_id = wanted.id AND ${visible(logTypeAccess)}
      ) AS tried CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE q.status = 'QUEUED') AS queued,
          count(*) FILTER (WHERE q.status = 'FAILED') AS undelivered
        FROM deliveries q JOIN alerts ON alerts.id = q.alert_id
        WHERE q.destination_id = wanted.id AND q.status IN ('QUEUED', 'FAILED') AND ${visible(logTypeAccess)}
      ) AS waiting`.execute(this.#db);
    return new Map(
      rows.map(({ id, deliveredAt, ...counts }) => [id, { ...counts, lastDeliveredAt: deliveredAt ?? undefined }]),
    );
  }

  /** Forgets what was delivered or given up before. */
  async forget(before: Date): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("deliveries")
      .where("status", "!=", "QUEUED")
      .where("createdAt", "<", before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  async #attemptsOf(deliveryIds: readonly number[]): Promise<Map<number, DeliveryAttempt[]>> {
    if (deliveryIds.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("deliveryAttempts")
      .select(["deliveryId", "at", "durationMs", "outcome", "statusCode", "message", "label", "url"])
      .where("deliveryId", "in", deliveryIds)
      .orderBy("id")
      .execute();
    return Map.groupBy(rows, ({ deliveryId }) => deliveryId);
  }

  async #notify(): Promise<void> {
    await sql`SELECT pg_notify(${deliveriesChannel}, '')`.execute(this.#db);
  }
}

function visible(logTypeAccess: readonly string[] | undefined): RawBuilder<SqlBool> {
  return logTypeAccess ? sql<SqlBool>`${needsOnly("alerts.neededLogTypes", logTypeAccess)}` : sql<SqlBool>`true`;
}

const expiryAt = (now: Date) => new Date(now.getTime() + deliveryLifetimeMs);
const dayBefore = (now: Date) => new Date(now.getTime() - dayMs);
