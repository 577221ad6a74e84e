import { tableNameOf } from "@pharos/domain";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { type LogTypeAccess, visibleLogTypes } from "../catalogue/visible-tables.ts";
import type { Engine } from "../connection/engine.ts";
import { Parameters } from "../connection/parameters.ts";
import { comparePositions, encodeCursor, type RowPosition } from "../search/cursor.ts";
import { tidyRow } from "../search/row.ts";
import { runSearch } from "../search/run-search.ts";
import type { LakeRow, RowPage } from "../search/search-input.ts";
import { positionOf, sortKey } from "../search/search-rows.ts";
import { renderScope, type ScopedTable, scopedTables } from "../search/table-scope.ts";
import { databases, otherEventsTable } from "../tables/databases.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import type { AlertEventsInput } from "./alert-events-input.ts";
import { asSeen } from "./as-seen.ts";

type EventfulAlert = Pick<AlertEventsInput, "alertId" | "logTypes" | "isRuleError">;

export interface EventsOfAlertsInput extends Pick<AlertEventsInput, "fromMs" | "toMs" | "logTypeAccess"> {
  /**
   * None of a correlation. All their events are sorted at once, so they should have few: what has many is read alone,
   * by `alertEvents`.
   */
  readonly alerts: readonly EventfulAlert[];
  /** Of each alert. */
  readonly limit: number;
}

/** By alert: its first page, as `alertEvents` gives it; one question for each table instead of one for each alert. */
export async function eventsOfAlerts(
  engine: Engine,
  catalogue: Catalogue,
  input: EventsOfAlertsInput,
): Promise<ReadonlyMap<string, RowPage>> {
  const found = new Map<string, { position: RowPosition; row: LakeRow }[]>();
  const hasOwnRows = new Set<string>();
  for (const [table, { alertIds, logTypeAccess }] of tablesOf(input)) {
    const [scoped] = await scopedTables(catalogue, { tables: [table], logTypeAccess });
    if (!scoped) continue;
    for (const row of await rowsOf(engine, scoped, { ...input, logTypeAccess }, alertIds)) {
      const alertId = String(row.p_alert_id);
      if (scoped.table === otherEventsTable) hasOwnRows.add(alertId);
      const rows = found.get(alertId) ?? [];
      rows.push({ position: positionOf(row, scoped.id), row });
      found.set(alertId, rows);
    }
  }
  return new Map(
    input.alerts.map(({ alertId }) => {
      const rows = found.get(alertId) ?? [];
      rows.sort((a, b) => -comparePositions(a.position, b.position));
      const page = rows.slice(0, input.limit);
      const last = page.at(-1);
      const cursor = rows.length > input.limit && last ? encodeCursor(last.position) : undefined;
      const shown = page.map(({ position, row }) => Object.assign(tidyRow(row), { p_table: position.table }));
      return [alertId, { rows: hasOwnRows.has(alertId) ? shown.map(asSeen) : shown, cursor }];
    }),
  );
}

interface TableShare {
  readonly alertIds: string[];
  /** Rows of queries and resources have no log type of their own: whoever sees the alert sees what they may tell of. */
  readonly logTypeAccess: LogTypeAccess;
}

function tablesOf({ alerts, logTypeAccess }: EventsOfAlertsInput): ReadonlyMap<string, TableShare> {
  const tables = new Map<string, TableShare>();
  for (const { alertId, logTypes, isRuleError } of alerts) {
    const database = isRuleError ? databases.ruleErrors : databases.ruleMatches;
    const isOther = logTypes.length === 0;
    const names = isOther ? [otherEventsTable] : visibleLogTypes(logTypes, logTypeAccess).map(tableNameOf);
    for (const name of names) {
      const table = `${database}.${name}`;
      const share = tables.get(table) ?? { alertIds: [], logTypeAccess: isOther ? undefined : logTypeAccess };
      share.alertIds.push(alertId);
      tables.set(table, share);
    }
  }
  return tables;
}

function rowsOf(
  engine: Engine,
  table: ScopedTable,
  { fromMs, toMs, logTypeAccess, limit }: EventsOfAlertsInput,
  alertIds: readonly string[],
): Promise<LakeRow[]> {
  const parameters = new Parameters();
  const conditions = [{ column: "p_alert_id", isAnyOf: alertIds }];
  const where = renderScope({ tables: [table.id], fromMs, toMs, logTypeAccess, conditions }, table, parameters);
  const order = ["p_alert_id", ...sortKey(table).map((name) => `${name} DESC`)].join(", ");
  const sql = `SELECT * FROM ${qualifiedName(table)} WHERE ${where}
    ORDER BY ${order}
    LIMIT ${parameters.hole("UInt32", limit + 1)} BY p_alert_id`;
  return runSearch<LakeRow>(engine, { sql, params: parameters.values });
}
