import { type SqlBool, sql } from "kysely";
import { needsOnly } from "../database/conditions.ts";
import type { Db } from "../database/connect.ts";

/** Digests of what everybody shares; each differs after a change was committed. */
export interface SharedDigests {
  readonly alerts: string;
  readonly cases: string;
  /** Of deliveries too: each attempt is written with its destination. */
  readonly destinations: string;
  /** Also of their tests, helpers, data models, packs and their sources. */
  readonly detections: string;
  /** Of cloud resources and of what policies say about them. */
  readonly resources: string;
  readonly schemas: string;
  readonly sources: string;
}

/**
 * Digests by which several processes notice each other's changes. They are taken of row versions (`xmin`), so writers
 * do nothing for them and a transaction that commits late is seen as well. Of alerts, which are many, the newest by
 * each time are taken: whatever changes an alert moves it to the front of one of these indexes.
 */
export class LiveRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async sharedDigests(): Promise<SharedDigests> {
    const { rows } = await sql<SharedDigests>`
      SELECT
        (SELECT md5(coalesce(string_agg(row_version, ',' ORDER BY row_version), '')) FROM (
          (SELECT id || xmin AS row_version FROM alerts ORDER BY created_at DESC, id DESC LIMIT 50) UNION ALL
          (SELECT id || xmin FROM alerts ORDER BY last_received_event_at DESC, id DESC LIMIT 50) UNION ALL
          (SELECT id || xmin FROM alerts ORDER BY updated_at DESC LIMIT 50) UNION ALL
          (SELECT id FROM alert_history ORDER BY id DESC LIMIT 50)
        ) AS newest) AS alerts,
        (SELECT md5(coalesce(string_agg(row_version, ',' ORDER BY row_version), '')) FROM (
          SELECT id || xmin AS row_version FROM cases ORDER BY updated_at DESC LIMIT 50
        ) AS newest) AS cases,
        (SELECT md5(coalesce(string_agg(row_version, ',' ORDER BY row_version), '')) FROM (
          (SELECT id || xmin AS row_version FROM destinations) UNION ALL
          (SELECT id || xmin FROM mutes ORDER BY until DESC LIMIT 50)
        ) AS changing) AS destinations,
        (SELECT md5(coalesce(string_agg(row_version, ',' ORDER BY row_version), '')) FROM (
          (SELECT id || xmin AS row_version FROM detections) UNION ALL
          (SELECT 'tests ' || ran_at FROM detection_test_runs ORDER BY ran_at DESC LIMIT 1) UNION ALL
          (SELECT kind || id || xmin FROM content_items WHERE kind IN ('GLOBAL', 'DATA_MODEL', 'PACK')) UNION ALL
          (SELECT id || xmin FROM pack_sources) UNION ALL
          (SELECT id || xmin FROM pack_releases)
        ) AS content) AS detections,
        (SELECT md5(coalesce(string_agg(row_version, ',' ORDER BY row_version), '')) FROM (
          (SELECT id || changed_at AS row_version FROM resources ORDER BY changed_at DESC LIMIT 50) UNION ALL
          (SELECT id || deleted_at FROM resources WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC LIMIT 50) UNION ALL
          (SELECT id::text FROM compliance_changes ORDER BY id DESC LIMIT 1) UNION ALL
          (SELECT resource_id || policy_id || xmin FROM resource_suppressions)
        ) AS changing) AS resources,
        (SELECT md5(coalesce(string_agg(name || xmin, ',' ORDER BY name), '')) FROM schemas) AS schemas,
        (SELECT md5(coalesce(string_agg(row_version, ',' ORDER BY row_version), '')) FROM (
          (SELECT id || xmin AS row_version FROM sources) UNION ALL
          (SELECT source_id || problem FROM buckets WHERE problem IS NOT NULL) UNION ALL
          (SELECT source_id || problem FROM queues WHERE problem IS NOT NULL) UNION ALL
          (SELECT 'message ' || id || state FROM queue_batches ORDER BY id DESC LIMIT 1) UNION ALL
          (SELECT 'backfill ' || id || xmin FROM bucket_backfills ORDER BY id DESC LIMIT 20) UNION ALL
          (SELECT 'object ' || id FROM bucket_objects ORDER BY id DESC LIMIT 1)
        ) AS changing) AS sources`.execute(this.#db);
    const [digests] = rows;
    if (!digests) throw new Error("The database returned no digests");
    return digests;
  }

  /** Of the user's own newest notifications that need no other log types than the user sees. */
  async notificationDigest(userId: string, logTypeAccess?: readonly string[]): Promise<string> {
    const visible = logTypeAccess ? needsOnly("neededLogTypes", logTypeAccess) : sql<SqlBool>`true`;
    const { rows } = await sql<{ digest: string }>`
      SELECT md5(coalesce(string_agg(row_version, ',' ORDER BY row_version), '')) AS digest FROM (
        SELECT id || xmin AS row_version FROM notifications WHERE user_id = ${userId} AND ${visible}
        ORDER BY created_at DESC, id DESC LIMIT 100
      ) AS newest`.execute(this.#db);
    return rows[0]?.digest ?? "";
  }
}
