import { type AlertHistoryEntry, deliveryLifetimeMs, followedChanges } from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { deliveriesChannel } from "./deliveries-channel.ts";

/**
 * Queues a message about each change for the destinations that follow such changes and that have the alert, or are to
 * get it; never for the destination that the change came from. A digest tells of the alert as it is by then. To be
 * called in the transaction of the change.
 */
export async function queueFollowUps(db: Db, entries: readonly AlertHistoryEntry[]): Promise<void> {
  const followed = entries.filter(({ type }) => (followedChanges as readonly string[]).includes(type));
  if (followed.length === 0) return;
  const rows = followed.map(({ id, alertId, type, origin, at }) => ({
    id,
    alert_id: alertId,
    type,
    origin: origin ?? null,
    at,
    expires_at: new Date(at.getTime() + deliveryLifetimeMs),
  }));
  // A destination is locked against deletion, which ends what is queued for it.
  const { rows: queued } = await sql`
    INSERT INTO deliveries (alert_id, destination_id, trigger, entry_id, status, created_at, next_attempt_at, expires_at)
    SELECT e.alert_id, d.id, 'CHANGED', e.id, 'QUEUED', e.at, e.at, e.expires_at
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS (
      id text, alert_id text, type text, origin text, at timestamptz, expires_at timestamptz
    )) WITH ORDINALITY AS e (id, alert_id, type, origin, at, expires_at, place)
    JOIN destinations d ON e.type = ANY(d.follows) AND d.id IS DISTINCT FROM e.origin
    WHERE EXISTS (SELECT 1 FROM alert_links l WHERE l.alert_id = e.alert_id AND l.destination_id = d.id)
      OR EXISTS (
        SELECT 1 FROM deliveries q WHERE q.alert_id = e.alert_id AND q.destination_id = d.id
          AND q.trigger IN ('CREATED', 'RESENT') AND q.status IN ('QUEUED', 'WAITING') AND q.digest_at IS NULL)
    ORDER BY e.place, d.id FOR KEY SHARE OF d
    RETURNING id`.execute(db);
  if (queued.length > 0) await sql`SELECT pg_notify(${deliveriesChannel}, '')`.execute(db);
}

/**
 * Makes up for changes that came while the first message was held back or given up: lets go those that a mute keeps, and
 * queues the alert's status where nothing tells of it. Otherwise what was resolved meanwhile would stay open at the
 * destination. Whoever sends a resolved alert by hand wants to have it there as it was. To be called in the transaction that records these deliveries as delivered, after their links.
 */
export async function queueMissedChanges(
  db: Db,
  destinationId: string,
  deliveredIds: readonly number[],
  now: Date,
): Promise<void> {
  if (deliveredIds.length === 0) return;
  const expiresAt = new Date(now.getTime() + deliveryLifetimeMs);
  await sql`
    WITH first AS (
      SELECT q.alert_id, max(q.id) AS id, bool_or(q.trigger = 'CREATED') AS is_created FROM deliveries q
      WHERE q.id = ANY(${[...deliveredIds]}::bigint[]) AND q.trigger IN ('CREATED', 'RESENT') AND q.digest_at IS NULL
        AND EXISTS (SELECT 1 FROM alert_links l WHERE l.alert_id = q.alert_id AND l.destination_id = q.destination_id)
      GROUP BY q.alert_id
    ), freed AS (
      UPDATE deliveries q SET status = 'QUEUED', mute_id = NULL, next_attempt_at = ${now}, expires_at = ${expiresAt}
      FROM first WHERE q.alert_id = first.alert_id AND q.destination_id = ${destinationId}
        AND q.trigger = 'CHANGED' AND q.status = 'MUTED'
    ), latest AS (
      SELECT DISTINCT ON (h.alert_id) h.alert_id, h.id, h.origin, h.to, first.id AS first_id, first.is_created
      FROM alert_history h JOIN first ON first.alert_id = h.alert_id
      WHERE h.type = 'STATUS_CHANGE' ORDER BY h.alert_id, h.at DESC, h.id DESC
    )
    INSERT INTO deliveries (alert_id, destination_id, trigger, entry_id, status, created_at, next_attempt_at, expires_at)
    SELECT latest.alert_id, d.id, 'CHANGED', latest.id, 'QUEUED', ${now}, ${now}, ${expiresAt}
    FROM latest JOIN destinations d ON d.id = ${destinationId} AND 'STATUS_CHANGE' = ANY(d.follows)
      AND d.id IS DISTINCT FROM latest.origin
    WHERE latest.is_created AND latest.to <> 'OPEN' AND NOT EXISTS (
      SELECT 1 FROM deliveries q WHERE q.alert_id = latest.alert_id AND q.destination_id = d.id
        AND q.entry_id = latest.id AND q.id > latest.first_id)
    ORDER BY latest.alert_id FOR KEY SHARE OF d`.execute(db);
}
