import { alertEntitiesMax, type Entity } from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { storableJson } from "../database/storable.ts";

/** Something that an event of an alert names. */
export interface NamedByAlert extends Entity {
  readonly alertId: string;
}

/** Keeps what is new, as long as its alert has room for more of the field; a repeat changes nothing. */
export async function addAlertEntities(db: Db, entities: readonly NamedByAlert[]): Promise<void> {
  if (entities.length === 0) return;
  const news = entities.map(({ alertId, field, value }, place) => ({ alert_id: alertId, field, value, place }));
  await sql`
    INSERT INTO alert_entities (alert_id, field, value)
    SELECT alert_id, field, value FROM (
      SELECT n.*, row_number() OVER (PARTITION BY alert_id, field ORDER BY place)
        + (SELECT count(*) FROM alert_entities e WHERE e.alert_id = n.alert_id AND e.field = n.field) AS total
      FROM jsonb_to_recordset(${storableJson(news)}::jsonb) AS n (alert_id text, field text, value text, place int)
      WHERE NOT EXISTS (
        SELECT FROM alert_entities e WHERE e.alert_id = n.alert_id AND e.field = n.field AND e.value = n.value
      )
    ) AS fresh
    WHERE total <= ${alertEntitiesMax}
    ORDER BY alert_id
    ON CONFLICT DO NOTHING`.execute(db);
}
