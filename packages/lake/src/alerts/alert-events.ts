import { tableNameOf } from "@pharos/domain";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { visibleLogTypes } from "../catalogue/visible-tables.ts";
import type { Engine } from "../connection/engine.ts";
import type { RowPage } from "../search/search-input.ts";
import { searchRows } from "../search/search-rows.ts";
import { databases, otherEventsTable } from "../tables/databases.ts";
import type { AlertEventsInput } from "./alert-events-input.ts";
import { asSeen } from "./as-seen.ts";
import { correlatedSignals } from "./correlated-signals.ts";

/**
 * The events of an alert, newest first. An alert without log types comes from rows of queries, resources or signals:
 * they are given as the detection saw them.
 */
export async function alertEvents(engine: Engine, catalogue: Catalogue, input: AlertEventsInput): Promise<RowPage> {
  const { alertId, logTypes, isRuleError, isCorrelation, ...page } = input;
  if (isCorrelation) {
    const found = await correlatedSignals(engine, catalogue, { ...page, alertId });
    return { ...found, rows: found.rows.map(asSeen) };
  }
  const database = isRuleError ? databases.ruleErrors : databases.ruleMatches;
  const tables =
    logTypes.length === 0 ? [otherEventsTable] : visibleLogTypes(logTypes, page.logTypeAccess).map(tableNameOf);
  const found = await searchRows(engine, catalogue, {
    ...page,
    tables: tables.map((table) => `${database}.${table}`),
    conditions: [{ column: "p_alert_id", isAnyOf: [alertId] }],
  });
  return logTypes.length === 0 ? { ...found, rows: found.rows.map(asSeen) } : found;
}
