import type { Db } from "../database/connect.ts";

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
}
