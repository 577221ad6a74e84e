import { type Detection, isRule, type Rule, rederiveRule } from "@pharos/domain";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { storableJson } from "../database/storable.ts";
import { detectionRow } from "./detection-rows.ts";
import { putRows } from "./put-rows.ts";
import { type ChangeRecord, recordChanges } from "./record-changes.ts";

/** What rules derived from them do not give themselves follows their bases; that changes them as well. */
export async function rederiveRules(db: Db, changed: readonly Detection[], record: ChangeRecord): Promise<void> {
  const bases = new Map(
    changed
      .filter(isRule)
      .filter(({ kind }) => kind === "RULE")
      .map((base) => [base.id, base]),
  );
  if (bases.size === 0) return;
  const derived = await db
    .selectFrom("detections")
    .selectAll()
    .where("kind", "=", "DERIVED_RULE")
    .where(sql<SqlBool>`body->>'baseDetection' = ANY(${[...bases.keys()]}::text[])`)
    .execute();
  await recordChanges(
    db,
    derived.map(({ id }) => id),
    record,
  );
  const rows = derived.flatMap(({ choices, createdAt, lastModified, managed, ...row }) => {
    const rule = { ...(row.body as Rule), createdAt, lastModified, managed };
    const base = bases.get(rule.baseDetection ?? "");
    if (base === undefined) return [];
    const { createdBy, lastModifiedBy, author } = row;
    return {
      ...detectionRow(rederiveRule(base, rule), choices),
      createdBy: createdBy && storableJson(createdBy),
      lastModifiedBy: lastModifiedBy && storableJson(lastModifiedBy),
      author: author && storableJson(author),
    };
  });
  await putRows(db, rows);
}
