import type { LakeRow } from "@pharos/lake";
import type { EventReference } from "@pharos/pipeline";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";

/** The stored event, as far as the actor may see it; null where it is not stored any more. */
export async function findPreviewedEvent(
  { actor, lake }: RequestContext,
  { logType, rowId, eventTime }: EventReference,
): Promise<LakeRow | null> {
  authorize(actor, "DataAnalyticsRead");
  const atMs = Date.parse(`${eventTime.slice(0, 23).replace(" ", "T")}Z`);
  const { rows } = await lake.search({
    tables: [logType],
    logTypeAccess: actor.logTypeAccess,
    fromMs: atMs,
    toMs: atMs + 1,
    conditions: [{ column: "p_row_id", isAnyOf: [rowId] }],
    limit: 1,
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { p_table, ...event } = row;
  return event;
}
