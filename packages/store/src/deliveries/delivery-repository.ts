import {
  type Admission,
  type AlertDelivery,
  type AlertHistoryEntry,
  type DeliveryAttempt,
  type DeliveryTrigger,
  deliveryLifetimeMs,
  type Mute,
  type Severity,
} from "@pharos/domain";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { deliveriesChannel } from "./deliveries-channel.ts";
import { visible } from "./visible.ts";

export interface NewDeliveries {
  readonly alertId: string;
  readonly destinationIds: readonly string[];
  readonly trigger: DeliveryTrigger;
  /** By destination; those that are missing are sent at once and bring no reminder. */
  readonly admissions?: ReadonlyMap<string, NewAdmission>;
}

export interface NewAdmission {
  readonly admission: Admission;
  readonly remindAt: Date | undefined;
}

/** The first message about an alert that is held back, and what decides for how long. */
export interface HeldDelivery extends Pick<AlertDelivery, "id" | "destinationId"> {
  readonly severity: Severity;
  readonly detectionId: string;
}

/** Which messages are held back: all that wait for a destination, or all that a mute keeps. */
export type HeldSelection = { readonly destinationId: string } | { readonly muteId: string };

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
  /** Alerts that wait for quiet hours to end or for a digest, and alerts that a mute keeps. */
  readonly waiting: number;
  readonly muted: number;
  readonly undelivered: number;
  /** What the last failed attempt of the last 24 hours said; empty where none failed. */
  readonly lastError: string;
  readonly lastErrorAt: Date | undefined;
}

interface CountsRow extends Omit<DestinationCounts, "lastDeliveredAt" | "lastErrorAt"> {
  readonly id: string;
  readonly deliveredAt: Date | null;
  readonly failedAt: Date | null;
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
    const pairs = news.flatMap(({ alertId, destinationIds, trigger, admissions }) =>
      destinationIds.flatMap((destinationId) => {
        const { admission, remindAt } = admissions?.get(destinationId) ?? atOnce;
        const pair = { alert_id: alertId, destination_id: destinationId };
        const reminder = remindAt && { ...pair, trigger: "REMINDER", ...waitingUntil(remindAt) };
        return [{ ...pair, trigger, ...placeOf(admission, now) }, ...(reminder ? [reminder] : [])];
      }),
    );
    if (pairs.length === 0) return;
    // Whoever deletes a destination waits for this lock, and then ends what was queued here.
    await sql`
      WITH wanted AS (
        SELECT * FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS (
          alert_id text, destination_id text, trigger text, status text, next_attempt_at timestamptz,
          expires_at timestamptz, digest_at timestamptz, mute_id text
        )) WITH ORDINALITY AS w (
          alert_id, destination_id, trigger, status, next_attempt_at, expires_at, digest_at, mute_id, place)
      ), present AS (
        SELECT id FROM destinations WHERE id IN (SELECT destination_id FROM wanted) ORDER BY id FOR KEY SHARE
      )
      INSERT INTO deliveries
        (alert_id, destination_id, trigger, status, created_at, next_attempt_at, expires_at, digest_at, mute_id)
      SELECT alert_id, destination_id, trigger, status, ${now}, next_attempt_at, expires_at, digest_at, mute_id
      FROM wanted JOIN present ON present.id = wanted.destination_id ORDER BY place`.execute(this.#db);
    await this.#notify();
  }

  /** Lets go what waits of an alert, because a later message of it is to go out now. */
  async releaseAlert(alertId: string, destinationIds: readonly string[], now: Date): Promise<void> {
    await sql`
      UPDATE deliveries SET status = 'QUEUED', digest_at = NULL, next_attempt_at = ${now}, expires_at = ${expiryAt(now)}
      WHERE alert_id = ${alertId} AND destination_id = ANY(${[...destinationIds]}::text[])
        AND status = 'WAITING' AND trigger <> 'REMINDER'`.execute(this.#db);
  }

  /** Keeps what is queued and what waits from being sent, in the transaction of the mute; returns how many. */
  async mute({ id, subject, subjectId }: Mute): Promise<number> {
    const isOfSubject: RawBuilder<SqlBool> =
      subject === "DESTINATION"
        ? sql`q.destination_id = ${subjectId}`
        : sql`q.alert_id IN (SELECT id FROM alerts WHERE rule_id = ${subjectId})`;
    // A change of an alert that the destination has goes on, or its incident would stay open.
    const { rows } = await sql`
      UPDATE deliveries q SET status = 'MUTED', mute_id = ${id}
      WHERE (q.status = 'QUEUED' OR q.status = 'WAITING') AND ${isOfSubject} AND (q.trigger = 'CREATED'
        OR (q.trigger = 'CHANGED' AND NOT EXISTS (
          SELECT 1 FROM alert_links l WHERE l.alert_id = q.alert_id AND l.destination_id = q.destination_id)))
      RETURNING q.id`.execute(this.#db);
    return rows.length;
  }

  /** First messages that are held back. */
  async held(selection: HeldSelection): Promise<HeldDelivery[]> {
    const chosen: RawBuilder<SqlBool> =
      "muteId" in selection
        ? sql`q.mute_id = ${selection.muteId} AND q.status = 'MUTED'`
        : sql`q.destination_id = ${selection.destinationId} AND q.status = 'WAITING'`;
    const { rows } = await sql<HeldDelivery>`
      SELECT q.id, q.destination_id, alerts.severity, alerts.rule_id AS detection_id
      FROM deliveries q JOIN alerts ON alerts.id = q.alert_id
      WHERE ${chosen} AND q.trigger <> 'REMINDER' ORDER BY q.id FOR UPDATE OF q`.execute(this.#db);
    return rows;
  }

  /** Decides anew about messages that are held back. */
  async readmit(admissions: ReadonlyMap<number, Admission>, now: Date): Promise<void> {
    if (admissions.size === 0) return;
    const rows = [...admissions].map(([id, admission]) => ({ id, ...placeOf(admission, now) }));
    await sql`
      UPDATE deliveries SET status = n.status, next_attempt_at = n.next_attempt_at, expires_at = n.expires_at,
        digest_at = n.digest_at, mute_id = n.mute_id
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (id bigint, status text,
        next_attempt_at timestamptz, expires_at timestamptz, digest_at timestamptz, mute_id text)
      WHERE deliveries.id = n.id`.execute(this.#db);
    await this.#notify();
  }

  /** Sends what was given up once more, from the first attempt on, and chosen ones that are held back; returns how many. */
  async retry(selection: DeliverySelection, now: Date, logTypeAccess?: readonly string[]): Promise<number> {
    const chosen: RawBuilder<SqlBool> =
      "ids" in selection
        ? sql`q.id = ANY(${[...selection.ids]}::bigint[])
            AND (q.status IN ('FAILED', 'MUTED') OR (q.status = 'WAITING' AND q.trigger <> 'REMINDER'))`
        : sql`q.destination_id = ${selection.destinationId} AND q.status = 'FAILED'`;
    const { rows } = await sql`
      UPDATE deliveries q SET status = 'QUEUED', attempts = 0, next_attempt_at = ${now}, expires_at = ${expiryAt(now)},
        digest_at = NULL, mute_id = NULL
      FROM alerts, destinations d
      WHERE alerts.id = q.alert_id AND d.id = q.destination_id AND ${chosen}
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
        UPDATE deliveries SET status = 'FAILED' WHERE destination_id = ${destinationId} AND status IN ('QUEUED', 'WAITING')
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
    const ofAlerts = selectWithChange(this.#db).where("deliveries.alertId", "in", alertIds);
    return Map.groupBy(await this.#read(ofAlerts), ({ alertId }) => alertId);
  }

  /** Oldest first. */
  async withAttempts(ids: readonly number[]): Promise<DeliveryWithAttempts[]> {
    if (ids.length === 0) return [];
    return this.#read(selectWithChange(this.#db).where("deliveries.id", "in", ids));
  }

  /** By destination. */
  async counts(
    destinationIds: readonly string[],
    now: Date,
    logTypeAccess?: readonly string[],
  ): Promise<Map<string, DestinationCounts>> {
    const { rows } = await sql<CountsRow>`
      SELECT wanted.id, tried.*, waiting.* FROM unnest(${[...destinationIds]}::text[]) AS wanted (id)
      CROSS JOIN LATERAL (
        SELECT max(a.at) FILTER (WHERE a.outcome = 'delivered') AS delivered_at,
          count(*) FILTER (WHERE a.outcome = 'delivered' AND a.at > ${dayBefore(now)}) AS succeeded,
          count(*) FILTER (WHERE a.outcome <> 'delivered' AND a.at > ${dayBefore(now)}) AS failed,
          max(a.at) FILTER (WHERE a.outcome <> 'delivered' AND a.at > ${dayBefore(now)}) AS failed_at,
          coalesce((array_agg(a.message ORDER BY a.id DESC)
            FILTER (WHERE a.outcome <> 'delivered' AND a.at > ${dayBefore(now)}))[1], '') AS last_error
        FROM delivery_attempts a JOIN deliveries q ON q.id = a.delivery_id JOIN alerts ON alerts.id = q.alert_id
        WHERE a.destination_id = wanted.id AND ${visible(logTypeAccess)}
      ) AS tried CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE q.status = 'QUEUED') AS queued,
          count(*) FILTER (WHERE q.status = 'WAITING' AND q.trigger <> 'REMINDER') AS waiting,
          count(*) FILTER (WHERE q.status = 'MUTED') AS muted,
          count(*) FILTER (WHERE q.status = 'FAILED') AS undelivered
        FROM deliveries q JOIN alerts ON alerts.id = q.alert_id
        WHERE q.destination_id = wanted.id AND q.status IN ('QUEUED', 'WAITING', 'MUTED', 'FAILED') AND ${visible(logTypeAccess)}
      ) AS waiting`.execute(this.#db);
    return new Map(
      rows.map(({ id, deliveredAt, failedAt, ...counts }) => [
        id,
        { ...counts, lastDeliveredAt: deliveredAt ?? undefined, lastErrorAt: failedAt ?? undefined },
      ]),
    );
  }

  /** Forgets what was delivered or given up before. */
  async forget(before: Date): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("deliveries")
      .where("status", "not in", ["QUEUED", "WAITING"])
      .where("createdAt", "<", before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  async #read(query: ReturnType<typeof selectWithChange>): Promise<DeliveryWithAttempts[]> {
    const deliveries = await query.execute();
    const attempts = await this.#attemptsOf(deliveries.map(({ id }) => id));
    return deliveries.map(({ changeType, changeTo, ...delivery }) => ({
      ...delivery,
      history: attempts.get(delivery.id) ?? [],
      change: changeType === null || changeTo === null ? null : { type: changeType, to: changeTo },
    }));
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

const expiryAt = (now: Date) => new Date(now.getTime() + deliveryLifetimeMs);
const dayBefore = (now: Date) => new Date(now.getTime() - dayMs);

const atOnce: NewAdmission = { admission: { kind: "SEND" }, remindAt: undefined };

function waitingUntil(until: Date) {
  return { status: "WAITING", next_attempt_at: until, expires_at: expiryAt(until), digest_at: null, mute_id: null };
}

function placeOf(admission: Admission, now: Date) {
  switch (admission.kind) {
    case "SEND":
      return { ...waitingUntil(now), status: "QUEUED" };
    case "QUIET_HOURS":
      return waitingUntil(admission.until);
    case "DIGEST":
      return { ...waitingUntil(admission.until), digest_at: admission.until };
    case "MUTED":
      return { ...waitingUntil(now), status: "MUTED", mute_id: admission.mute.id };
  }
}

function selectWithChange(db: Db) {
  return db
    .selectFrom("deliveries")
    .leftJoin("alertHistory as entry", "entry.id", "deliveries.entryId")
    .selectAll("deliveries")
    .select(["entry.type as changeType", "entry.to as changeTo"])
    .orderBy("deliveries.id");
}
