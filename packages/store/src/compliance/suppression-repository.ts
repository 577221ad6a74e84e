import type { ResourceSuppression } from "@pharos/domain";
import type { Db } from "../database/connect.ts";

/** Which results people said do not count. The next check of the resource follows them. */
export class SuppressionRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** By resource and policy. */
  async ofResources(resourceIds: readonly string[]): Promise<ResourceSuppression[]> {
    if (resourceIds.length === 0) return [];
    return this.#db
      .selectFrom("resourceSuppressions")
      .selectAll()
      .where("resourceId", "in", resourceIds)
      .orderBy("resourceId")
      .orderBy("policyId")
      .execute();
  }

  /** Takes the place of one that is there. */
  async put(suppression: ResourceSuppression): Promise<void> {
    const { reason, createdAt, createdBy } = suppression;
    await this.#db
      .insertInto("resourceSuppressions")
      .values(suppression)
      .onConflict((conflict) =>
        conflict.columns(["resourceId", "policyId"]).doUpdateSet({ reason, createdAt, createdBy }),
      )
      .execute();
  }

  /** Returns whether there was one. */
  async remove(policyId: string, resourceId: string): Promise<boolean> {
    const deleted = await this.#db
      .deleteFrom("resourceSuppressions")
      .where("policyId", "=", policyId)
      .where("resourceId", "=", resourceId)
      .executeTakeFirst();
    return deleted.numDeletedRows > 0n;
  }
}
