import type { Engine } from "../connection/engine.ts";
import { Parameters } from "../connection/parameters.ts";
import { comparePositions, encodeCursor, type RowPosition } from "../search/cursor.ts";
import { tidyRow } from "../search/row.ts";
import { runSearch } from "../search/run-search.ts";
import type { LakeRow, RowPage, SearchScope } from "../search/search-input.ts";
import { positionOf, sortKey } from "../search/search-rows.ts";
import { renderScope, type ScopedTable } from "../search/table-scope.ts";
import { qualifiedName } from "../tables/table-definition.ts";

/** A row and its place among the rows of its page. */
export interface FoundRow {
  readonly position: RowPosition;
  readonly row: LakeRow;
}

interface AlertRowsScope extends Pick<SearchScope, "fromMs" | "toMs" | "logTypeAccess"> {
  readonly alertIds: readonly string[];
  /** Of each alert. One more is read, which tells that there are more. */
  readonly limit: number;
}

/** The newest rows of each of several alerts in one table. @throws queryTooSlow, queryTooLarge */
export async function findRowsOfAlerts(
  engine: Engine,
  table: ScopedTable,
  { alertIds, limit, ...scope }: AlertRowsScope,
): Promise<FoundRow[]> {
  const parameters = new Parameters();
  const conditions = [{ column: "p_alert_id", isAnyOf: alertIds }];
  const where = renderScope({ ...scope, tables: [table.id], conditions }, table, parameters);
  const order = ["p_alert_id", ...sortKey(table).map((name) => `${name} DESC`)].join(", ");
  const sql = `SELECT * FROM ${qualifiedName(table)} WHERE ${where}
    ORDER BY ${order}
    LIMIT ${parameters.hole("UInt32", limit + 1)} BY p_alert_id`;
  const rows = await runSearch<LakeRow>(engine, { sql, params: parameters.values });
  return rows.map((row) => ({ position: positionOf(row, table.id), row }));
}

/** The newest of the rows, as a page that `searchRows` continues. */
export function cutPage(rows: readonly FoundRow[], limit: number): RowPage {
  const newestFirst = rows.toSorted((a, b) => -comparePositions(a.position, b.position));
  const page = newestFirst.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map(({ position, row }) => Object.assign(tidyRow(row), { p_table: position.table })),
    cursor: rows.length > limit && last ? encodeCursor(last.position) : undefined,
  };
}
