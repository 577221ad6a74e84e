import { sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { storableJson } from "../database/storable.ts";
import type { ChangeRecord } from "../detections/record-changes.ts";
import type { ContentItemKind } from "./content-items-table.ts";

export type ItemChangeRecord = ChangeRecord;

/**
 * Adds the stored version of an item to its history, before it is changed in the same transaction, and locks it until
 * that ends. Without a stored version the change is a creation.
 */
export async function recordItemChange(
  db: Db,
  kind: ContentItemKind,
  id: string,
  { origin, by, at }: ItemChangeRecord,
  isDeletion = false,
): Promise<void> {
  const changedBy = by ? storableJson(by) : null;
  await sql`
    INSERT INTO content_item_changes (kind, item_id, action, origin, changed_at, changed_by, body, enabled)
    SELECT ${kind}, asked.id,
      CASE WHEN ${isDeletion} THEN 'DELETED' WHEN stored.id IS NULL THEN 'CREATED' ELSE 'CHANGED' END,
      ${origin}, ${at}::timestamptz, ${changedBy}::jsonb, body, enabled
    FROM (VALUES (${id}::text)) AS asked(id)
    LEFT JOIN (SELECT * FROM content_items WHERE kind = ${kind} AND id = ${id} FOR UPDATE) AS stored USING (id)
    WHERE stored.id IS NOT NULL OR NOT ${isDeletion}`.execute(db);
}
