import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine } from "../connection/engine.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import { type Operand, operandOf } from "./operand.ts";
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
  const sql = renderSummary(selects.join("\nUNION ALL "), input.limit, parameters);
  return summaryOf(await runSearch<SummaryRow>(engine, { sql, params: parameters.values }));
}

export interface SummaryRow {
  readonly value: string;
  readonly rows: number;
  readonly present: number;
  readonly distinct: number;
}

/** Of statements made by `valuesOf`; a `SummaryRow` for each of the most frequent values. */
export function renderSummary(values: string, limit: number | undefined, parameters: Parameters): string {
  const most = Math.min(Math.max(limit ?? limitDefault, 1), limitMax);
  return `SELECT value, rows, sum(rows) OVER () AS present, count() OVER () AS distinct
    FROM (SELECT value, sum(hits) AS rows FROM (${values}) GROUP BY value)
    ORDER BY rows DESC, value LIMIT ${parameters.hole("UInt32", most)}`;
}

export function summaryOf(rows: readonly SummaryRow[]): FieldSummary {
  return {
    present: Number(rows[0]?.present ?? 0),
    distinct: Number(rows[0]?.distinct ?? 0),
    values: rows.map(({ value, rows: count }) => ({ value, count: Number(count) })),
  };
}

/** How often each value occurs; `from` is a table or a sub-query, with conditions. Undefined without such a field. */
export function valuesOf(operand: Operand, from: string): string | undefined {
  if (operand.kind === "absent") return undefined;
  const element = operand.kind === "list" ? `arrayJoin(${operand.sql})` : operand.sql;
  return `SELECT assumeNotNull(text) AS value, count() AS hits FROM (
      SELECT toString(${element}) AS text FROM ${from}
    ) WHERE isNotNull(text) GROUP BY value`;
}

function renderValues(input: FieldSummaryInput, table: ScopedTable, parameters: Parameters): string | undefined {
  const operand = operandOf(input.key, table.columns, parameters);
  return valuesOf(operand, `${qualifiedName(table)} WHERE ${renderScope(input, table, parameters)}`);
}
