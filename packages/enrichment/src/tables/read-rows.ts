import { setImmediate } from "node:timers/promises";
import { keysOf, type LookupRow } from "./lookup-row.ts";
import type { TableData } from "./table-data.ts";
import { tableRows } from "./table-rows.ts";

export interface RowsRequest {
  /** The number of the row to begin with, as `next` of the page before says. */
  readonly from: number;
  readonly limit: number;
  /** Text that a value must contain, in any case; empty: every row. */
  readonly search: string;
  /** Search the key alone. */
  readonly isKeyOnly: boolean;
  /** The primary key of the table; a MaxMind database is searched by its networks. */
  readonly primaryKey: string;
}

export interface RowsPage {
  readonly rows: readonly LookupRow[];
  /** Where the next page begins; undefined after the last row. */
  readonly next: number | undefined;
}

/** Rows that are read before others get their turn on this thread. */
const rowsPerTurn = 1_000;
/** A search gives back what it has found after reading so many rows, and continues with the next page. */
const rowsSearchedMax = 500_000;

/** Reads a page of the table's rows in the order of the file. */
export async function readRows(data: TableData, request: RowsRequest): Promise<RowsPage> {
  const { from, limit, search, isKeyOnly } = request;
  const key = data.kind === "mmdb" ? "network" : request.primaryKey;
  const needle = search.toLowerCase();
  const rows: LookupRow[] = [];
  let number = from;
  for (const row of tableRows(data, from)) {
    if (rows.length === limit || number - from === rowsSearchedMax) return { rows, next: number };
    const searched = isKeyOnly ? keysOf(row[key]) : Object.values(row);
    if (needle === "" || searched.some((value) => textOf(value).toLowerCase().includes(needle))) rows.push(row);
    number += 1;
    if (number % rowsPerTurn === 0) await setImmediate();
  }
  return { rows, next: undefined };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The columns of the table's rows: those of its file, or the members that occur in its first rows. */
export function rowColumns(data: TableData): readonly string[] {
  if (data.kind === "rows" && data.columns !== undefined) return data.columns;
  const names = new Set<string>();
  let read = 0;
  for (const row of tableRows(data, 0)) {
    for (const name of Object.keys(row)) names.add(name);
    read += 1;
    if (read === rowsPerTurn) break;
  }
  return [...names];
}
