import type { ComplianceStatus } from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";

/** How many resources of a type and an account have a status; undefined where no policy that counts looked at them. */
export interface ResourceStatusCount {
  readonly type: string;
  readonly accountId: string;
  readonly status: ComplianceStatus | undefined;
  readonly resources: number;
}

/** A resource by what it fails. */
export interface FailingResource {
  readonly resourceId: string;
  readonly failed: number;
  /** Of the most severe of the policies that it fails. */
  readonly severityRank: number;
}

/** Numbers over resources, for the dashboard. */
export class ResourceStatistics {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async countByStatus(): Promise<ResourceStatusCount[]> {
    const { rows } = await sql<Omit<ResourceStatusCount, "status"> & { readonly status: ComplianceStatus | null }>`
      SELECT r.type, r.account_id, s.status, count(*) AS resources
      FROM resources AS r LEFT JOIN (
        SELECT resource_id, min(status) AS status FROM compliance WHERE NOT suppressed GROUP BY 1
      ) AS s ON s.resource_id = r.id
      WHERE r.deleted_at IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`.execute(this.#db);
    return rows.map((row) => ({ ...row, status: row.status ?? undefined }));
  }

  /** Those that fail the most severe policies first, and of those the ones that fail most. */
  async mostFailing(limit: number): Promise<FailingResource[]> {
    const { rows } = await sql<FailingResource>`
      SELECT c.resource_id, count(*) AS failed, max(d.severity_rank) AS severity_rank
      FROM compliance AS c JOIN detections AS d ON d.id = c.policy_id
      WHERE c.status = 'FAIL' AND NOT c.suppressed
      GROUP BY 1 ORDER BY 3 DESC, 2 DESC, 1 LIMIT ${limit}`.execute(this.#db);
    return rows;
  }
}
