import { type DeliveryState, deliveryStates } from "@pharos/domain";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { decodeCursor, type Page, type PageRequest, toPage } from "../database/page.ts";
import type { DeliveryRepository, DeliveryWithAttempts } from "./delivery-repository.ts";
import { visible } from "./visible.ts";

export interface PendingFilter {
  readonly destinationId?: string | undefined;
  readonly logTypeAccess?: readonly string[] | undefined;
}

const sort = "id";

/** Messages about alerts that have not arrived. */
export class PendingDeliveryRepository {
  readonly #db: Db;
  readonly #deliveries: DeliveryRepository;

  constructor(db: Db, deliveries: DeliveryRepository) {
    this.#db = db;
    this.#deliveries = deliveries;
  }

  /** The newest first. @throws cursorInvalid */
  async list(
    state: DeliveryState,
    filter: PendingFilter,
    { pageSize, cursor }: PageRequest,
    now: Date,
  ): Promise<Page<DeliveryWithAttempts>> {
    const place = cursor === undefined ? undefined : decodeCursor(sort, cursor);
    const isBehind = place ? sql<SqlBool>`q.id < ${Number(place.value)}` : sql<SqlBool>`true`;
    const { rows } = await sql<{ id: number }>`
      SELECT q.id FROM deliveries q JOIN alerts ON alerts.id = q.alert_id
      LEFT JOIN destinations d ON d.id = q.destination_id
      WHERE ${isIn(state, now)} AND ${isOf(filter)} AND ${isBehind}
      ORDER BY q.id DESC LIMIT ${pageSize + 1}`.execute(this.#db);
    const found = await this.#deliveries.withAttempts(rows.map(({ id }) => id));
    const ordered = [...found].sort((a, b) => b.id - a.id);
    return toPage(
      ordered,
      pageSize,
      sort,
      ({ id }) => ({ value: id, id: "" }),
      (delivery) => delivery,
    );
  }

  async counts(filter: PendingFilter, now: Date): Promise<Map<DeliveryState, number>> {
    const parts = deliveryStates.map(
      (state) => sql`
        SELECT ${state}::text AS state, count(*) AS count FROM deliveries q JOIN alerts ON alerts.id = q.alert_id
        LEFT JOIN destinations d ON d.id = q.destination_id WHERE ${isIn(state, now)} AND ${isOf(filter)}`,
    );
    const { rows } = await sql<{ state: DeliveryState; count: number }>`${sql.join(parts, sql` UNION ALL `)}`.execute(
      this.#db,
    );
    return new Map(rows.map(({ state, count }) => [state, count]));
  }
}

/** Each state by a status of its own, for which the table has an index. */
function isIn(state: DeliveryState, now: Date): RawBuilder<SqlBool> {
  const isRunning = sql`(q.next_attempt_at <= ${now} AND coalesce(d.held_until >= ${now}, false)
    AND (d.paused_until IS NULL OR d.paused_until <= ${now}))`;
  switch (state) {
    case "RUNNING":
      return sql`q.status = 'QUEUED' AND ${isRunning}`;
    case "DUE":
      return sql`q.status = 'QUEUED' AND q.attempts = 0 AND NOT ${isRunning}`;
    case "RETRYING":
      return sql`q.status = 'QUEUED' AND q.attempts > 0 AND NOT ${isRunning}`;
    case "WAITING":
      return sql`q.status = 'WAITING'`;
    case "FAILED":
      return sql`q.status = 'FAILED'`;
    case "MUTED":
      return sql`q.status = 'MUTED'`;
  }
}

function isOf({ destinationId, logTypeAccess }: PendingFilter): RawBuilder<SqlBool> {
  const isOfDestination = destinationId === undefined ? sql`true` : sql`q.destination_id = ${destinationId}`;
  return sql`${isOfDestination} AND ${visible(logTypeAccess)}`;
}
