import { tableNameOf } from "@pharos/domain";
import { type Catalogue, tableNameIn } from "../catalogue/catalogue.ts";
import type { TableName } from "../catalogue/table-name.ts";
import { isOfOneLogType } from "../catalogue/visible-tables.ts";
import type { Parameters } from "../connection/parameters.ts";
import { lakeTableUnknown } from "../errors/errors.ts";
import { databases } from "../tables/databases.ts";
import { renderCondition } from "./row-condition.ts";
import type { SearchScope } from "./search-input.ts";
import { withinEngineTime } from "./time-bounds.ts";

export interface ScopedTable extends TableName {
  readonly id: string;
  readonly columns: ReadonlyMap<string, string>;
}

/** The tables that a search names, each once. Throws `lake.table_unknown`. */
export async function scopedTables(
  catalogue: Catalogue,
  { tables, logTypeAccess }: Pick<SearchScope, "tables" | "logTypeAccess">,
): Promise<ScopedTable[]> {
  const ids = [...new Set(tables.map(tableId))];
  const columns = await catalogue.columnTypes(ids, logTypeAccess);
  return ids.map((id) => {
    const own = columns.get(id);
    if (own === undefined) throw lakeTableUnknown(id);
    return { id, ...tableNameIn(id), columns: own };
  });
}

function tableId(name: string): string {
  return name.startsWith("pharos_") ? name : `${databases.logs}.${tableNameOf(name)}`;
}

/** The condition that a row of this table belongs to the search. */
export function renderScope(scope: SearchScope, table: ScopedTable, parameters: Parameters): string {
  const conditions = [
    `p_event_time >= fromUnixTimestamp64Milli(${parameters.hole("Int64", withinEngineTime(scope.fromMs))}, 'UTC')`,
    `p_event_time < fromUnixTimestamp64Milli(${parameters.hole("Int64", withinEngineTime(scope.toMs))}, 'UTC')`,
  ];
  if (scope.logTypeAccess !== undefined && !isOfOneLogType(table)) {
    conditions.push(`has(${parameters.hole("Array(String)", scope.logTypeAccess)}, p_log_type)`);
  }
  for (const condition of scope.conditions ?? []) {
    conditions.push(renderCondition(condition, table.columns, parameters));
  }
  return conditions.join(" AND ");
}
