import type { AlertLink, DeliveryReceipt } from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { storableJson } from "../database/storable.ts";

/** What stands for alerts at destinations. */
export class AlertLinkRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The newest link of each alert to a destination, by alert. */
  async newest(destinationId: string, alertIds: readonly string[]): Promise<Map<string, AlertLink>> {
    if (alertIds.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("alertLinks")
      .select(["alertId", "destinationId", "externalId", "url", "label"])
      .where("destinationId", "=", destinationId)
      .where("alertId", "in", alertIds)
      .orderBy("linkedAt")
      .execute();
    return new Map(rows.map((row) => [row.alertId, row]));
  }

  /** The link that one of the destinations made under this id. */
  async find(destinationIds: readonly string[], externalId: string): Promise<AlertLink | undefined> {
    if (destinationIds.length === 0) return undefined;
    return this.#db
      .selectFrom("alertLinks")
      .select(["alertId", "destinationId", "externalId", "url", "label"])
      .where("destinationId", "in", destinationIds)
      .where("externalId", "=", externalId)
      .executeTakeFirst();
  }

  /** Remembers when a status was set in the tool; false where a later one was told of already. */
  async takeStatus({ alertId, destinationId, externalId }: AlertLink, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("alertLinks")
      .set({ statusAt: at })
      .where("alertId", "=", alertId)
      .where("destinationId", "=", destinationId)
      .where("externalId", "=", externalId)
      .where((eb) => eb.or([eb("statusAt", "is", null), eb("statusAt", "<=", at)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

interface LinkRecord {
  readonly attempt: { readonly deliveryId: number };
  readonly receipt?: DeliveryReceipt | undefined;
}

/** Remembers where a destination that still exists put alerts. */
export async function recordLinks(
  db: Db,
  destinationId: string,
  records: readonly LinkRecord[],
  now: Date,
): Promise<void> {
  const links = records.flatMap(({ attempt: { deliveryId }, receipt }) =>
    receipt
      ? [
          {
            delivery_id: deliveryId,
            external_id: receipt.externalId,
            url: receipt.url ?? "",
            label: receipt.label ?? "",
          },
        ]
      : [],
  );
  if (links.length === 0) return;
  await sql`
    INSERT INTO alert_links (alert_id, destination_id, external_id, url, label, linked_at)
    SELECT DISTINCT ON (q.alert_id, n.external_id) q.alert_id, d.id, n.external_id, n.url, n.label, ${now}
    FROM jsonb_to_recordset(${storableJson(links)}::jsonb) AS n (delivery_id bigint, external_id text, url text, label text)
    JOIN deliveries q ON q.id = n.delivery_id JOIN destinations d ON d.id = ${destinationId}
    ON CONFLICT (alert_id, destination_id, external_id)
    DO UPDATE SET url = excluded.url, label = excluded.label, linked_at = excluded.linked_at`.execute(db);
}
