import { sql } from "kysely";
import type { Db } from "../database/connect.ts";

/** An alert of a policy, and the resources whose latest alert of that policy it is. */
export interface PolicyAlert {
  readonly id: string;
  readonly resourceIds: readonly string[];
}

/** Which alerts are about which resources. */
export class ResourceAlertRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** What is there already stays; an alert or a resource that is gone is passed over. */
  async add(resourceId: string, alertId: string): Promise<void> {
    await this.#db
      .insertInto("resourceAlerts")
      .columns(["resourceId", "alertId"])
      .expression((eb) =>
        eb
          .selectFrom("resources")
          .innerJoin("alerts", (join) => join.on("alerts.id", "=", alertId))
          .select(["resources.id", "alerts.id as alertId"])
          .where("resources.id", "=", resourceId),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** The ids of the resources that the alert is about, in order. */
  async resourcesOf(alertId: string, max: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("resourceAlerts")
      .select("resourceId")
      .where("alertId", "=", alertId)
      .orderBy("resourceId")
      .limit(max)
      .execute();
    return rows.map(({ resourceId }) => resourceId);
  }

  /** The latest alert that the policy raised about each resource; the newest alerts first. */
  async listLatest(policyId: string, max: number): Promise<PolicyAlert[]> {
    const { rows } = await sql<PolicyAlert>`
      SELECT id, array_agg(resource_id) AS "resourceIds" FROM (
        SELECT DISTINCT ON (resource_id) resource_id, alerts.id, alerts.created_at
        FROM alerts JOIN resource_alerts ON alert_id = alerts.id
        WHERE alerts.rule_id = ${policyId} ORDER BY resource_id, alerts.created_at DESC, alerts.id DESC
      ) AS latest GROUP BY id, created_at ORDER BY created_at DESC, id DESC LIMIT ${max}`.execute(this.#db);
    return rows;
  }
}
