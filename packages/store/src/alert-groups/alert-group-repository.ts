import type { AlertGroup, AlertGroupKey } from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { sha256 } from "../database/hash.ts";
import { storableJson } from "../database/storable.ts";

import type { AlertGroupsTable } from "./alert-groups-table.ts";

/** The latest window of each group of matches. */
export class AlertGroupRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * The groups of the keys, in their order (undefined: none yet), locked until the transaction ends; so is the place
   * of one that is missing. Locks are taken in the order of hashes, so that two that lock at once never wait for each
   * other in a circle. Lock all that a transaction needs in one call; where a second call needs what the first gave,
   * everybody must lock the same kind of groups second.
   */
  async lock(keys: readonly AlertGroupKey[]): Promise<(AlertGroup | undefined)[]> {
    if (keys.length === 0) return [];
    if (!this.#db.isTransaction) throw new TypeError("Groups can be locked inside a transaction only");
    const hashed = keys.map((key) => ({ key, hash: hashOf(key) }));
    await this.#insertMissing(hashed);
    const rows = await this.#db
      .selectFrom("alertGroups")
      .selectAll()
      .where("keyHash", "=", sql<Buffer>`ANY(${hashed.map(({ hash }) => hash)}::bytea[])`)
      .orderBy("keyHash")
      .forUpdate()
      .execute();
    const found = new Map(rows.map((row) => [row.keyHash.toString("hex"), row]));
    return hashed.map(({ key, hash }) => asGroup(key, found.get(hash.toString("hex"))));
  }

  /** The latest window of a group, which may have ended; undefined where there was none. */
  async find(key: AlertGroupKey): Promise<AlertGroup | undefined> {
    const rows = this.#db.selectFrom("alertGroups").selectAll().where("keyHash", "=", hashOf(key));
    return asGroup(key, await rows.executeTakeFirst());
  }

  /** Stores groups that the same transaction has locked. */
  async save(groups: readonly AlertGroup[]): Promise<void> {
    if (groups.length === 0) return;
    const news = groups.map((group) => ({
      key_hash: hashOf(group).toString("hex"),
      alert_id: group.alertId,
      window_started_at: group.windowStartedAt,
      window_ends_at: group.windowEndsAt,
      event_count: group.eventCount,
      distinct_values: group.distinctValues ? Buffer.from(group.distinctValues).toString("base64") : null,
      is_alert_created: group.isAlertCreated,
      entities: group.entities?.length ? group.entities : null,
      text: group.text,
      log_types: group.logTypes,
      needed_log_types: group.neededLogTypes ?? null,
      source_ids: group.sourceIds,
      last_matched_at: group.lastMatchedAt,
    }));
    await sql`
      UPDATE alert_groups AS g SET
        alert_id = n.alert_id, window_started_at = n.window_started_at, window_ends_at = n.window_ends_at,
        event_count = n.event_count, distinct_values = decode(n.distinct_values, 'base64'),
        is_alert_created = n.is_alert_created, entities = n.entities, "text" = n."text",
        log_types = n.log_types, needed_log_types = n.needed_log_types, source_ids = n.source_ids, last_matched_at = n.last_matched_at
      FROM jsonb_to_recordset(${storableJson(news)}::jsonb) AS n (
        key_hash text, alert_id text, window_started_at timestamptz, window_ends_at timestamptz, event_count bigint,
        distinct_values text, is_alert_created boolean, entities jsonb, "text" jsonb, log_types text[],
        needed_log_types text[], source_ids text[], last_matched_at timestamptz
      )
      WHERE g.key_hash = decode(n.key_hash, 'hex')`.execute(this.#db);
  }

  /** Forgets groups whose window ended before; a later match begins a new one anyway. */
  async deleteEnded(before: Date): Promise<number> {
    const deleted = await this.#db.deleteFrom("alertGroups").where("windowEndsAt", "<", before).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  }

  async #insertMissing(hashed: readonly { readonly key: AlertGroupKey; readonly hash: Buffer }[]): Promise<void> {
    await sql`
      INSERT INTO alert_groups (key_hash, rule_id, kind, dedup)
      SELECT * FROM unnest(
        ${hashed.map(({ hash }) => hash)}::bytea[],
        ${hashed.map(({ key }) => key.ruleId)}::text[],
        ${hashed.map(({ key }) => key.kind)}::text[],
        ${hashed.map(({ key }) => key.dedup)}::text[]
      ) AS missing (key_hash) ORDER BY 1
      ON CONFLICT (key_hash) DO NOTHING`.execute(this.#db);
  }
}

function hashOf({ ruleId, kind, dedup }: AlertGroupKey): Buffer {
  return sha256(kind, ruleId, dedup);
}

/** The caller's own key, not the stored text: that has lost what PostgreSQL cannot keep. */
function asGroup(key: AlertGroupKey, row: Selectable<AlertGroupsTable> | undefined): AlertGroup | undefined {
  if (!row?.alertId || !row.windowStartedAt || !row.windowEndsAt || !row.lastMatchedAt || !row.text) return undefined;
  return {
    ruleId: key.ruleId,
    kind: key.kind,
    dedup: key.dedup,
    alertId: row.alertId,
    windowStartedAt: row.windowStartedAt,
    windowEndsAt: row.windowEndsAt,
    eventCount: row.eventCount,
    distinctValues: row.distinctValues ? new Uint8Array(row.distinctValues) : undefined,
    isAlertCreated: row.isAlertCreated,
    entities: row.entities ?? undefined,
    text: row.text,
    logTypes: row.logTypes,
    neededLogTypes: row.neededLogTypes ?? undefined,
    sourceIds: row.sourceIds,
    lastMatchedAt: row.lastMatchedAt,
  };
}
