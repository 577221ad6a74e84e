import { PharosError, type StoredLookupTable } from "@pharos/domain";
import { findRowIn, isAddress, type LookupRow, readRows, rowColumns, type TableData } from "@pharos/enrichment";
import type { RequestContext } from "../context/request-context.ts";
import type { LookupComparison, LookupRowsInput } from "../generated/resolver-types.ts";
import { getLookupTableForRows } from "./lookup-table-service.ts";

const pageSizeMax = 500;
const pageSizeDefault = 100;
const searchLengthMax = 1_000;

/** A page of the table's rows. @throws lookupTableNotFound, logTypesHidden */
export async function listLookupRows(context: RequestContext, input: LookupRowsInput) {
  const table = await getLookupTableForRows(context, input.id);
  const from = readCursor(input.cursor);
  const search = (input.search ?? "").trim();
  if (search.length > searchLengthMax) {
    throw refusal("search", `A search can have at most ${searchLengthMax} characters`);
  }
  const limit = Math.min(Math.max(input.pageSize ?? pageSizeDefault, 1), pageSizeMax);
  const data = await dataOf(context, table);
  if (data === undefined) return { nodes: [], columns: [], pageInfo: pageInfoOf(from, undefined) };
  const { primaryKey } = table;
  const page = await readRows(data, { from, limit, search, isKeyOnly: input.isKeyOnly ?? false, primaryKey });
  return { nodes: page.rows, columns: rowColumns(data), pageInfo: pageInfoOf(from, page.next) };
}

/** The row that the value finds, as it would in an event. @throws lookupTableNotFound, logTypesHidden */
export async function findLookupMatch(context: RequestContext, id: string, value: string) {
  const data = await dataOf(context, await getLookupTableForRows(context, id));
  const comparison = comparisonOf(data);
  const isNotAnAddress = comparison !== "EXACT" && !isAddress(value);
  const row: LookupRow | undefined = data && findRowIn(data, () => context.clock().getTime())(value);
  return { row, comparison, isNotAnAddress };
}

function comparisonOf(data: TableData | undefined): LookupComparison {
  if (data?.kind === "mmdb") return "MMDB";
  return data?.index.kind === "networks" ? "NETWORK" : "EXACT";
}

/** Undefined for a table without rows. */
async function dataOf({ lookupTables }: RequestContext, table: StoredLookupTable): Promise<TableData | undefined> {
  return (await lookupTables.loadTable(table))?.table.data;
}

function readCursor(cursor: string | null | undefined): number {
  if (!cursor) return 0;
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  throw refusal("cursor", `The cursor ${cursor.slice(0, 40)} is not one of this list. Begin without a cursor.`);
}

function refusal(field: string, message: string): PharosError {
  return new PharosError("lookups.invalid_rows_input", "InvalidInput", message, { [field]: message });
}

function pageInfoOf(from: number, next: number | undefined) {
  return {
    hasNextPage: next !== undefined,
    hasPreviousPage: from > 0,
    endCursor: next === undefined ? undefined : String(next),
  };
}
