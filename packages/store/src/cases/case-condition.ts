import type { CaseFilter } from "@pharos/domain";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { containsText, needsOnly } from "../database/conditions.ts";
import type { Database } from "../database/database.ts";

/** Holds for the cases that a filter lets through and that the reader sees. One that was merged is no case any more. */
export function caseCondition(eb: ExpressionBuilder<Database, "cases">, filter: CaseFilter): Expression<SqlBool> {
  const all: Expression<SqlBool>[] = [
    eb("mergedInto", "is", null),
    filter.deletedSince ? eb("deletedAt", ">=", filter.deletedSince) : eb("deletedAt", "is", null),
  ];
  if (filter.statuses?.length) all.push(eb("status", "in", filter.statuses));
  if (filter.severities?.length) all.push(eb("severity", "in", filter.severities));
  if (filter.assigneeIds?.length) all.push(eb(sql<string>`coalesce(assignee_id, '')`, "in", filter.assigneeIds));
  if (filter.titleContains) all.push(containsText("title", filter.titleContains));
  if (filter.alertId !== undefined) all.push(hasAlert(eb, sql<SqlBool>`case_alerts.alert_id = ${filter.alertId}`));
  if (filter.logTypeAccess) all.push(seesNeeds(eb, filter.logTypeAccess));
  return eb.and(all);
}

/** Holds for the cases of which a reader of these log types sees everything. */
function seesNeeds(eb: ExpressionBuilder<Database, "cases">, logTypeAccess: readonly string[]): Expression<SqlBool> {
  // An alert that grew may need more than it did when it was added.
  const isSeen = needsOnly("alerts.neededLogTypes", logTypeAccess);
  const isHidden = sql<SqlBool>`(${isSeen}) IS NOT TRUE`;
  return eb.and([needsOnly("cases.neededLogTypes", logTypeAccess), eb.not(hasAlert(eb, isHidden))]);
}

function hasAlert(eb: ExpressionBuilder<Database, "cases">, condition: Expression<SqlBool>): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom("caseAlerts")
      .innerJoin("alerts", "alerts.id", "caseAlerts.alertId")
      .select("alertId")
      .whereRef("caseAlerts.caseNumber", "=", "cases.number")
      .where(condition),
  );
}

/** Holds while the reader sees the case: asked in the statement that reads its parts, so that nothing comes between. */
export function isVisibleCase<Table extends keyof Database>(
  eb: ExpressionBuilder<Database, Table>,
  number: number,
  logTypeAccess: readonly string[] | undefined,
): Expression<SqlBool> {
  const cases = (eb as unknown as ExpressionBuilder<Database, never>).selectFrom("cases");
  return eb.exists(
    cases
      .select("cases.number")
      .where("cases.number", "=", number)
      .where((inner) => caseCondition(inner, { logTypeAccess })),
  );
}

/** Holds for the alerts that a case has which the reader sees. */
export function isInVisibleCase(
  eb: ExpressionBuilder<Database, "alerts">,
  logTypeAccess: readonly string[] | undefined,
): Expression<SqlBool> {
  const links = (eb as unknown as ExpressionBuilder<Database, never>).selectFrom("caseAlerts");
  return eb.exists(
    links
      .innerJoin("cases", "cases.number", "caseAlerts.caseNumber")
      .select("caseAlerts.alertId")
      .where(sql<SqlBool>`case_alerts.alert_id = alerts.id`)
      .where((inner) => caseCondition(inner as unknown as ExpressionBuilder<Database, "cases">, { logTypeAccess })),
  );
}

/** Leaves out the entries about links to cases that the reader does not see, whether those are deleted by now or not. */
export function isVisibleEntry(
  eb: ExpressionBuilder<Database, "caseEntries">,
  logTypeAccess: readonly string[] | undefined,
): Expression<SqlBool> {
  if (logTypeAccess === undefined) return sql<SqlBool>`true`;
  const cases = (eb as unknown as ExpressionBuilder<Database, never>).selectFrom("cases");
  return eb.or([
    eb("caseEntries.type", "not in", ["LINKED", "UNLINKED"]),
    eb.exists(
      cases
        .select("cases.number")
        .where(sql<SqlBool>`cases.id = case_entries."to" || case_entries."from"`)
        .where((inner) => seesNeeds(inner, logTypeAccess)),
    ),
  ]);
}
