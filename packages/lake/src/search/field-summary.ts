import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine } from "../connection/engine.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import { operandOf } from "./operand.ts";
import { Parameters } from "./parameters.ts";
import { runSearch } from "./run-search.ts";
import type { SearchScope } from "./search-input.ts";
import { renderScope, type ScopedTable, scopedTables } from "./table-scope.ts";

export interface FieldSummaryInput extends SearchScope {
  readonly key: string;
  readonly limit?: number;
}
export interface FieldSummary {
  /** Events that have the field. */
  readonly present: number;
  /** Different values, estimated beyond some thousands. */
  readonly distinct: number;
  /** Most frequent first; a value of a list counts once for each time it occurs. */
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

const limitDefault = 10;
const limitMax = 100;

export async function fieldSummary(
  engine: Engine,
  catalogue: Catalogue,
  input: FieldSummaryInput,
): Promise<FieldSummary> {
  const parameters = new Parameters();
  const selects = (await scopedTables(catalogue, input)).flatMap(
    (table) => renderValues(input, table, parameters) ?? [],
  );
  if (selects.length === 0) return { present: 0, distinct: 0, values: [] };
  const limit = Math.min(Math.max(input.limit ?? limitDefault, 1), limitMax);
  const source = selects.join("\nUNION ALL ");
  const rows = await runSearch<{ value: string; rows: number; present: number; distinct: number }>(engine, {
    sql: `SELECT value, rows, sum(rows) OVER () AS present, count() OVER () AS distinct
      FROM (SELECT value, sum(hits) AS rows FROM (${source}) GROUP BY value) ORDER BY rows DESC, value LIMIT ${parameters.hole("UInt32", limit)}`,
    params: parameters.values,
  });
  return {
    present: Number(rows[0]?.present ?? 0),
    distinct: Number(rows[0]?.distinct ?? 0),
    values: rows.map(({ value, rows: count }) => ({ value, count: Number(count) })),
  };
}

function renderValues(input: FieldSummaryInput, table: ScopedTable, parameters: Parameters): string | undefined {
  const operand = operandOf(input.key, table.columns, parameters);
  if (operand.kind === "absent") return undefined;
  const element = operand.kind === "list" ? `arrayJoin(${operand.sql})` : operand.sql;
  return `SELECT assumeNotNull(text) AS value, count() AS hits FROM (
      SELECT toString(${element}) AS text FROM ${qualifiedName(table)} WHERE ${renderScope(input, table, parameters)}
    ) WHERE isNotNull(text) GROUP BY value`;
}
