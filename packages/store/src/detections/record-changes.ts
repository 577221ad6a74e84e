import type { ActorReference, DetectionChangeOrigin } from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { storableJson } from "../database/storable.ts";

/** Who changes detections, when, and by which way. */
export interface ChangeRecord {
  readonly origin: DetectionChangeOrigin;
  /** Undefined for Pharos itself. */
  readonly by: ActorReference | undefined;
  readonly at: Date;
}

/**
 * Adds the stored versions to the history, before they are changed in the same transaction, and locks them until it
 * ends. Without a stored version the change is a creation.
 */
export async function recordChanges(
  db: Db,
  ids: readonly string[],
  { origin, by, at }: ChangeRecord,
  isDeletion = false,
): Promise<void> {
  if (ids.length === 0) return;
  const changedBy = by ? storableJson(by) : null;
  await sql`
    INSERT INTO detection_changes (detection_id, action, origin, changed_at, changed_by,
      body, choices, managed, created_at, created_by, last_modified, last_modified_by, author)
    SELECT asked.id, CASE WHEN ${isDeletion} THEN 'DELETED' WHEN stored.id IS NULL THEN 'CREATED' ELSE 'CHANGED' END,
      ${origin}, ${at}::timestamptz, ${changedBy}::jsonb,
      body, choices, managed, created_at, created_by, last_modified, last_modified_by, author
    FROM unnest(${ids}::text[]) AS asked(id)
    LEFT JOIN (SELECT * FROM detections WHERE id = ANY(${ids}::text[]) ORDER BY id FOR UPDATE) AS stored USING (id)
    WHERE stored.id IS NOT NULL OR NOT ${isDeletion}`.execute(db);
}
