import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine } from "../connection/engine.ts";
import { Parameters } from "../connection/parameters.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import { comparePositions, decodeCursor, encodeCursor, type RowPosition } from "./cursor.ts";
import { tidyRow } from "./row.ts";
import { runSearch } from "./run-search.ts";
import { type LakeRow, type RowPage, type SearchInput, searchLimitDefault, searchLimitMax } from "./search-input.ts";
import { renderScope, type ScopedTable, scopedTables } from "./table-scope.ts";

/** One page of rows over all tables of the search, newest first unless asked otherwise. */
export async function searchRows(engine: Engine, catalogue: Catalogue, input: SearchInput): Promise<RowPage> {
  const limit = Math.min(Math.max(input.limit ?? searchLimitDefault, 1), searchLimitMax);
  const after = input.cursor === undefined ? undefined : decodeCursor(input.cursor);
  const found: { position: RowPosition; row: LakeRow }[] = [];
  for (const table of await scopedTables(catalogue, input)) {
    for (const row of await pageOf(engine, table, input, limit + 1, after)) {
      found.push({ position: positionOf(row, table.id), row });
    }
  }
  const sign = input.sortDirection === "ascending" ? 1 : -1;
  found.sort((a, b) => sign * comparePositions(a.position, b.position));
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map(({ position, row }) => Object.assign(tidyRow(row), { p_table: position.table })),
    cursor: found.length > limit && last !== undefined ? encodeCursor(last.position) : undefined,
  };
}

async function pageOf(
  engine: Engine,
  table: ScopedTable,
  input: SearchInput,
  limit: number,
  after: RowPosition | undefined,
): Promise<LakeRow[]> {
  const parameters = new Parameters();
  const direction = input.sortDirection === "ascending" ? "ASC" : "DESC";
  const where = [renderScope(input, table, parameters)];
  if (after !== undefined) where.push(renderAfter(after, table, direction, parameters));
  const sql = `SELECT * FROM ${qualifiedName(table)} WHERE ${where.join(" AND ")}
    ORDER BY ${sortKey(table)
      .map((name) => `${name} ${direction}`)
      .join(", ")}
    LIMIT ${parameters.hole("UInt32", limit)}`;
  return runSearch<LakeRow>(engine, { sql, params: parameters.values });
}

/** The columns by which the rows of a page are ordered. */
export function sortKey(table: ScopedTable): string[] {
  return table.columns.has("p_rule_id") ? ["p_event_time", "p_row_id", "p_rule_id"] : ["p_event_time", "p_row_id"];
}

/** Rows beyond the position; the plain bound on the time is what the engine prunes by. */
function renderAfter(after: RowPosition, table: ScopedTable, direction: "ASC" | "DESC", parameters: Parameters) {
  const sign = direction === "ASC" ? ">" : "<";
  const isTableBeyond = direction === "ASC" ? table.id > after.table : table.id < after.table;
  const instant = parameters.hole("DateTime64(9, 'UTC')", after.eventTime);
  const key = sortKey(table);
  const rule = key.length === 3 ? "p_rule_id" : "''";
  const position = `(${instant}, ${parameters.hole("String", after.rowId)}, ${parameters.hole("String", after.ruleId)})`;
  return `p_event_time ${sign}= ${instant}
    AND (p_event_time, p_row_id, ${rule}) ${sign}${isTableBeyond ? "=" : ""} ${position}`;
}

export function positionOf(row: LakeRow, table: string): RowPosition {
  const text = (name: string) => (typeof row[name] === "string" ? row[name] : "");
  return { eventTime: text("p_event_time"), rowId: text("p_row_id"), ruleId: text("p_rule_id"), table };
}
