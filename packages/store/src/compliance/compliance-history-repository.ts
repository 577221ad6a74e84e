import type { ComplianceChange, ComplianceCounts } from "@pharos/domain";
import { sql } from "kysely";
import type { BucketRange } from "../alerts/bucket-range.ts";
import type { Db } from "../database/connect.ts";

/** By how much the counts grew in each bucket that had changes; what came after the last bucket is in later ones. */
export type CountChanges = ReadonlyMap<number, ComplianceCounts>;

interface ChangeRow extends ComplianceCounts {
  readonly policyId: string;
  readonly bucket: number;
}

/** Outcomes in the history, as they count: how many results became one, without those that were it. */
function growthOf(outcome: "PASS" | "FAIL" | "ERROR" | "SUPPRESSED", name: keyof ComplianceCounts) {
  const is = sql.lit(outcome);
  return sql`(count(*) FILTER (WHERE became = ${is}) - count(*) FILTER (WHERE was = ${is})) AS ${sql.ref(name)}`;
}
const growths = sql.join([
  growthOf("PASS", "passed"),
  growthOf("FAIL", "failed"),
  growthOf("ERROR", "errored"),
  growthOf("SUPPRESSED", "suppressed"),
]);

/** How the results of policies changed. */
export class ComplianceHistoryRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Of one resource, the latest first; also where its policy is gone. */
  async ofResource(resourceId: string, limit: number): Promise<ComplianceChange[]> {
    const rows = await this.#db
      .selectFrom("complianceChanges")
      .select(["policyId", "resourceId", "at", "was", "became"])
      .where("resourceId", "=", resourceId)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, was: row.was ?? undefined, became: row.became ?? undefined }));
  }

  /** By policy: how its counts changed since the beginning of the range, also after its end. */
  async changesByPolicy(
    { from, bucketMs }: BucketRange,
    policyIds?: readonly string[],
  ): Promise<Map<string, CountChanges>> {
    const isAsked = policyIds === undefined ? sql`true` : sql`policy_id = ANY(${[...policyIds]}::text[])`;
    const { rows } = await sql<ChangeRow>`
      SELECT policy_id,
        floor(extract(epoch FROM at - ${from}::timestamptz) * 1000 / ${bucketMs}::float8)::int AS bucket, ${growths}
      FROM compliance_changes WHERE at >= ${from} AND ${isAsked} GROUP BY 1, 2`.execute(this.#db);
    return new Map(
      [...Map.groupBy(rows, ({ policyId }) => policyId)].map(([policyId, changes]) => [
        policyId,
        new Map(changes.map(({ policyId: _, bucket, ...counts }) => [bucket, counts])),
      ]),
    );
  }

  async expire(before: Date): Promise<number> {
    const deleted = await this.#db.deleteFrom("complianceChanges").where("at", "<", before).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  }
}
