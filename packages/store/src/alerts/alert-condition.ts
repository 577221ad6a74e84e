import type { AlertFilter } from "@pharos/domain";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { isInVisibleCase } from "../cases/case-condition.ts";
import { containsText, isAmong, needsOnly, overlaps } from "../database/conditions.ts";
import type { Database } from "../database/database.ts";

/** The filter as one condition. */
export function alertCondition(eb: ExpressionBuilder<Database, "alerts">, filter: AlertFilter): Expression<SqlBool> {
  const all: Expression<SqlBool>[] = [];
  if (filter.statuses?.length) all.push(eb("status", "in", filter.statuses));
  if (filter.outcomes?.length) all.push(eb("outcome", "in", filter.outcomes));
  if (filter.snoozed) {
    const { is, at } = filter.snoozed;
    all.push(is ? eb("snoozedUntil", ">", at) : eb.or([eb("snoozedUntil", "is", null), eb("snoozedUntil", "<=", at)]));
  }
  if (filter.severities?.length) all.push(eb("severity", "in", filter.severities));
  if (filter.types?.length) all.push(eb("type", "in", filter.types));
  if (filter.subtypes?.length) all.push(eb("subtype", "in", filter.subtypes));
  if (filter.logTypes?.length) all.push(overlaps("logTypes", filter.logTypes));
  if (filter.logTypeAccess) all.push(needsOnly("neededLogTypes", filter.logTypeAccess));
  if (filter.isInCase !== undefined) {
    const isInCase = isInVisibleCase(eb, filter.logTypeAccess);
    all.push(filter.isInCase ? isInCase : eb.not(isInCase));
  }
  if (filter.sourceIds?.length) all.push(overlaps("sourceIds", filter.sourceIds));
  if (filter.ids) all.push(isAmong("id", filter.ids));
  if (filter.ruleId !== undefined) all.push(eb("ruleId", "=", filter.ruleId));
  const { resourceId } = filter;
  if (resourceId !== undefined)
    all.push(
      eb(
        "id",
        "in",
        eb.selectFrom("resourceAlerts").select("alertId").where("resourceAlerts.resourceId", "=", resourceId),
      ),
    );
  // The empty string stands for unassigned, which the column keeps as null.
  if (filter.assigneeIds?.length) all.push(eb(sql<string>`coalesce(assignee_id, '')`, "in", filter.assigneeIds));
  if (filter.titleContains) all.push(containsText("title", filter.titleContains));
  if (filter.createdAfter) all.push(eb("createdAt", ">=", filter.createdAfter));
  if (filter.createdBefore) all.push(eb("createdAt", "<", filter.createdBefore));
  if (filter.eventCountMin !== undefined) all.push(eb("eventCount", ">=", filter.eventCountMin));
  if (filter.eventCountMax !== undefined) all.push(eb("eventCount", "<=", filter.eventCountMax));
  return eb.and(all);
}
