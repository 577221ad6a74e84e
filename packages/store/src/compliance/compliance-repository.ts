import { type Compliance, type ComplianceCounts, type ComplianceStatus, noCompliance } from "@pharos/domain";
import { type Selectable, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import type { Database } from "../database/database.ts";
import { decodeCursor, type Page, type PageRequest, toPage } from "../database/page.ts";
import { storableJson } from "../database/storable.ts";
import { inTransaction } from "../database/transaction.ts";
import { deleteResults, outcome } from "./compliance-changes.ts";
import type { ComplianceTable } from "./compliance-table.ts";

/** An absent member does not narrow. */
export interface ComplianceFilter {
  readonly statuses?: readonly ComplianceStatus[];
  readonly suppressed?: boolean;
}
export interface ComplianceListRequest extends PageRequest {
  readonly policyId: string;
  readonly filter?: ComplianceFilter;
}

export interface PolicyVersion {
  readonly id: string;
  readonly lastModified: Date;
  /** Empty for every type. */
  readonly resourceTypes: readonly string[];
}

/** What policies say about resources. */
export class ComplianceRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** All results for these resources, by resource and policy. */
  async ofResources(resourceIds: readonly string[]): Promise<Compliance[]> {
    if (resourceIds.length === 0) return [];
    const rows = await this.#db
      .selectFrom("compliance")
      .selectAll()
      .where("resourceId", "in", resourceIds)
      .orderBy("resourceId")
      .orderBy("policyId")
      .execute();
    return rows.map(asCompliance);
  }

  /** These become all results for the resources; a resource that was deleted meanwhile gets none. */
  async replace(resourceIds: readonly string[], results: readonly Compliance[], now: Date): Promise<void> {
    if (resourceIds.length === 0) return;
    await inTransaction(this.#db, async (db) => {
      const news = storableJson(results.map(asNews));
      // Nobody deletes them between what the history is told and what is stored.
      await sql`SELECT FROM resources WHERE id = ANY(${[...resourceIds]}::text[]) ORDER BY id FOR SHARE`.execute(db);
      const isGone = sql<SqlBool>`c.resource_id = ANY(${[...resourceIds]}::text[]) AND NOT EXISTS (
        SELECT FROM ${recordset(news)} WHERE n.resource_id = c.resource_id AND n.policy_id = c.policy_id
      )`;
      await deleteResults(db, isGone, now);
      await sql`
        INSERT INTO compliance_changes (policy_id, resource_id, at, was, became)
        SELECT n.policy_id, n.resource_id, n.changed_at, ${outcome("c")}, ${outcome("n")}
        FROM ${recordset(news)} JOIN resources AS r ON r.id = n.resource_id AND r.deleted_at IS NULL
        LEFT JOIN compliance AS c ON c.resource_id = n.resource_id AND c.policy_id = n.policy_id
        WHERE ${outcome("n")} IS DISTINCT FROM ${outcome("c")}
        ORDER BY n.changed_at, n.resource_id, n.policy_id`.execute(db);
      await sql`
        INSERT INTO compliance (policy_id, resource_id, status, suppressed, error, checked_at, changed_at, alert_due_at)
        SELECT n.* FROM ${recordset(news)} JOIN resources AS r ON r.id = n.resource_id AND r.deleted_at IS NULL
        ORDER BY n.resource_id, n.policy_id
        ON CONFLICT (resource_id, policy_id) DO UPDATE SET
          status = excluded.status, suppressed = excluded.suppressed, error = excluded.error,
          checked_at = excluded.checked_at, changed_at = excluded.changed_at, alert_due_at = excluded.alert_due_at
        `.execute(db);
    });
  }

  /** For policies that are gone or switched off. */
  async deleteOfPolicies(policyIds: readonly string[], now: Date): Promise<void> {
    if (policyIds.length === 0) return;
    await deleteResults(this.#db, sql<SqlBool>`c.policy_id = ANY(${[...policyIds]}::text[])`, now);
  }

  /** The policies that are switched on, as far as it takes to see that one changed; by id. */
  async enabledPolicies(): Promise<PolicyVersion[]> {
    return this.#db
      .selectFrom("detections")
      .select(["id", "lastModified", "resourceTypes"])
      .where("kind", "=", "POLICY")
      .where("enabled", "=", true)
      .orderBy("id")
      .execute();
  }

  /** One policy's results by resource. @throws cursorInvalid */
  async list({ policyId, filter = {}, pageSize, cursor }: ComplianceListRequest): Promise<Page<Compliance>> {
    let query = this.#db
      .selectFrom("compliance")
      .select(sql.ref<string>("resource_id").as("id"))
      .selectAll()
      .where("policyId", "=", policyId)
      .orderBy("resourceId");
    if (filter.statuses?.length) query = query.where("status", "in", filter.statuses);
    if (filter.suppressed !== undefined) query = query.where("suppressed", "=", filter.suppressed);
    if (cursor !== undefined) query = query.where("resourceId", ">", String(decodeCursor("resource", cursor).value));
    const rows = await query.limit(pageSize + 1).execute();
    const placeOf = ({ resourceId }: (typeof rows)[number]) => ({ value: resourceId, id: resourceId });
    return toPage(rows, pageSize, "resource", placeOf, asCompliance);
  }

  /** Of the policies that have results. */
  async countsByPolicy(policyIds: readonly string[]): Promise<Map<string, ComplianceCounts>> {
    return this.#counts("policyId", policyIds);
  }

  /** Of the resources that have results. */
  async countsByResource(resourceIds: readonly string[]): Promise<Map<string, ComplianceCounts>> {
    return this.#counts("resourceId", resourceIds);
  }

  /** Of every policy that has results. */
  async countsOfAllPolicies(): Promise<Map<string, ComplianceCounts>> {
    return countsBy(this.#db.selectFrom("compliance"), "policyId");
  }

  /** Forgets results that were not renewed since `before`. */
  async expire(before: Date, now: Date): Promise<number> {
    return deleteResults(this.#db, sql<SqlBool>`c.checked_at < ${before}`, now);
  }

  async #counts(column: "policyId" | "resourceId", ids: readonly string[]): Promise<Map<string, ComplianceCounts>> {
    if (ids.length === 0) return new Map();
    return countsBy(this.#db.selectFrom("compliance").where(column, "in", ids), column);
  }
}

async function countsBy(
  results: SelectQueryBuilder<Database, "compliance", object>,
  column: "policyId" | "resourceId",
): Promise<Map<string, ComplianceCounts>> {
  const rows = await results
    .select([
      `${column} as id`,
      sql<number>`count(*) FILTER (WHERE status = 'PASS' AND NOT suppressed)`.as("passed"),
      sql<number>`count(*) FILTER (WHERE status = 'FAIL' AND NOT suppressed)`.as("failed"),
      sql<number>`count(*) FILTER (WHERE status = 'ERROR' AND NOT suppressed)`.as("errored"),
      sql<number>`count(*) FILTER (WHERE suppressed)`.as("suppressed"),
    ])
    .groupBy(column)
    .execute();
  return new Map(rows.map(({ id, ...counts }) => [id, { ...noCompliance, ...counts }]));
}

function recordset(json: string) {
  return sql`jsonb_to_recordset(${json}::jsonb) AS n (
    policy_id text, resource_id text, status text, suppressed boolean, error text,
    checked_at timestamptz, changed_at timestamptz, alert_due_at timestamptz
  )`;
}

function asNews(result: Compliance) {
  return {
    policy_id: result.policyId,
    resource_id: result.resourceId,
    status: result.status,
    suppressed: result.suppressed,
    error: result.error,
    checked_at: result.checkedAt,
    changed_at: result.changedAt,
    alert_due_at: result.alertDueAt ?? null,
  };
}

function asCompliance(row: Selectable<ComplianceTable>): Compliance {
  const { policyId, resourceId, status, suppressed, error, checkedAt, changedAt, alertDueAt } = row;
  return {
    policyId,
    resourceId,
    status,
    suppressed,
    error,
    checkedAt,
    changedAt,
    alertDueAt: alertDueAt ?? undefined,
  };
}
