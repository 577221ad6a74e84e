import type { DataLakeQueryStatus } from "@pharos/domain";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { containsText, isBy, needsOnly } from "../database/conditions.ts";
import type { Database } from "../database/database.ts";

/** An absent member does not narrow. */
export interface DataLakeQueryFilter {
  /** In the name or the text. */
  readonly contains?: string;
  readonly statuses?: readonly DataLakeQueryStatus[];
  /** Id of a user or an API token. */
  readonly issuedBy?: string;
  readonly isScheduled?: boolean;
  /** The log types that the reader sees: queries of somebody who saw others are left out. Absent for all. */
  readonly logTypeAccess?: readonly string[] | undefined;
  /** Of when it was asked; included. */
  readonly after?: Date;
  /** Not included. */
  readonly before?: Date;
}

export function queryCondition(
  eb: ExpressionBuilder<Database, "dataLakeQueries">,
  filter: DataLakeQueryFilter,
): Expression<SqlBool> {
  const { contains, statuses, issuedBy, isScheduled, logTypeAccess, after, before } = filter;
  // What was derived from another is found under that one, and panels of dashboards ask without an end.
  const conditions: Expression<SqlBool>[] = [eb("parentId", "is", null), eb("shareKey", "is", null)];
  if (contains) conditions.push(eb.or([containsText("name", contains), containsText("text", contains)]));
  if (statuses && statuses.length > 0) conditions.push(eb("status", "in", statuses));
  if (issuedBy !== undefined) conditions.push(isBy("issuedBy", issuedBy));
  if (isScheduled !== undefined) conditions.push(eb("isScheduled", "=", isScheduled));
  if (logTypeAccess) conditions.push(needsOnly("logTypeAccess", logTypeAccess));
  if (after) conditions.push(sql<SqlBool>`created_at >= ${after}`);
  if (before) conditions.push(sql<SqlBool>`created_at < ${before}`);
  return eb.and(conditions);
}
