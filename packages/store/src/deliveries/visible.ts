import { type RawBuilder, type SqlBool, sql } from "kysely";
import { needsOnly } from "../database/conditions.ts";

/** Whether the reader sees the row of `alerts`. */
export function visible(logTypeAccess: readonly string[] | undefined): RawBuilder<SqlBool> {
  return logTypeAccess ? sql<SqlBool>`${needsOnly("alerts.neededLogTypes", logTypeAccess)}` : sql<SqlBool>`true`;
}
