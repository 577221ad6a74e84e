import { type Detection, type DetectionChange, detectionChangesKept } from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import { isAmong } from "../database/conditions.ts";
import type { Db } from "../database/connect.ts";
import { asDetection } from "../detections/detection-rows.ts";
import type { DetectionChangesTable } from "./detection-changes-table.ts";

const deletedShownMax = 10_000;

type Row = Selectable<DetectionChangesTable>;

/** The history of detections. It is written by the repository of detections, together with each change. */
export class DetectionChangeRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The newest first. @param before the id of the change that the page begins after */
  async list(detectionId: string, limit: number, before?: string): Promise<DetectionChange[]> {
    let query = this.#db.selectFrom("detectionChanges").selectAll().where("detectionId", "=", detectionId);
    if (before !== undefined) query = query.where("id", "<", before);
    const rows = await query.orderBy("id", "desc").limit(limit).execute();
    const [newest] = rows;
    if (newest === undefined) return [];
    const changes: DetectionChange[] = [];
    let after = await this.#versionAfter(newest);
    for (const row of rows) {
      changes.push(asChange(row, after));
      after = replacedBy(row);
    }
    return changes;
  }

  async get(id: string): Promise<DetectionChange | undefined> {
    const row = await this.#db.selectFrom("detectionChanges").selectAll().where("id", "=", id).executeTakeFirst();
    return row && asChange(row, await this.#versionAfter(row));
  }

  /** The deletions since then of what people wrote and nobody made again, the newest first. */
  async listDeletions(since: Date, detectionIds?: readonly string[]): Promise<DetectionChange[]> {
    let query = this.#db
      .selectFrom("detectionChanges")
      .selectAll()
      .where("action", "=", "DELETED")
      .where("changedAt", ">=", since)
      .where("managed", "=", false)
      .where(sql<boolean>`NOT EXISTS (SELECT FROM detections WHERE detections.id = detection_id)`)
      .where(
        sql<boolean>`NOT EXISTS (SELECT FROM detection_changes AS later
          WHERE later.detection_id = detection_changes.detection_id AND later.id > detection_changes.id)`,
      );
    if (detectionIds) query = query.where(isAmong("detectionId", detectionIds));
    const rows = await query.orderBy("id", "desc").limit(deletedShownMax).execute();
    return rows.map((row) => asChange(row, undefined));
  }

  /** Forgets detections that were deleted before then, and the oldest changes of those that are changed a lot. */
  async expire(deletedBefore: Date): Promise<void> {
    await sql`
      DELETE FROM detection_changes AS old USING detection_changes AS deletion
      WHERE deletion.action = 'DELETED' AND deletion.changed_at < ${deletedBefore}
        AND old.detection_id = deletion.detection_id AND old.id <= deletion.id`.execute(this.#db);
    await sql`
      DELETE FROM detection_changes WHERE id IN (
        SELECT id FROM (
          SELECT id, row_number() OVER (PARTITION BY detection_id ORDER BY id DESC) AS age FROM detection_changes
        ) AS aged WHERE age > ${detectionChangesKept}
      )`.execute(this.#db);
  }

  /** What the next change replaced, or else the detection as it is. */
  async #versionAfter({ id, detectionId, action }: Row): Promise<Detection | undefined> {
    if (action === "DELETED") return undefined;
    const next = await this.#db
      .selectFrom("detectionChanges")
      .selectAll()
      .where("detectionId", "=", detectionId)
      .where("id", ">", id)
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (next) return replacedBy(next);
    const stored = await this.#db.selectFrom("detections").selectAll().where("id", "=", detectionId).executeTakeFirst();
    return stored && asDetection(stored);
  }
}

/** The version that the change replaced. */
function replacedBy({ body, choices, managed, createdAt, lastModified, ...row }: Row): Detection | undefined {
  if (!body || !choices || managed === null || !createdAt || !lastModified) return undefined;
  return asDetection({ ...row, body, choices, managed, createdAt, lastModified });
}

function asChange(row: Row, after: Detection | undefined): DetectionChange {
  const { id, detectionId, action, origin, changedAt, changedBy } = row;
  const before = replacedBy(row);
  return {
    id,
    detectionId,
    action,
    origin,
    at: changedAt,
    ...(changedBy && { by: changedBy }),
    ...(before && { before }),
    ...(after && { after }),
  };
}
