import { lookupFileUnreadable } from "@pharos/domain";
import type { TableShape } from "../shape/table-shape.ts";
import { isDeeperThan } from "./nesting.ts";
import { rowLevelsMax, type TableRow, type TableRows } from "./table-row.ts";
import { textLines } from "./text-lines.ts";

/** Reads a file with one JSON object a line. */
export function jsonRows(filename: string, bytes: Buffer, shape: TableShape): TableRows {
  return { columns: undefined, rows: rowsOf(filename, bytes, shape) };
}

function* rowsOf(filename: string, bytes: Buffer, { primaryKey, expiry }: TableShape): Generator<TableRow> {
  let number = 0;
  for (const { start, end } of textLines(bytes)) {
    number += 1;
    const json = bytes.toString("utf8", start, end).trim();
    if (json === "") continue;
    const row = parseRow(json);
    if (row === undefined) throw lookupFileUnreadable(filename, `line ${number} is not a JSON object`);
    if (isDeeperThan(rowLevelsMax, row)) {
      throw lookupFileUnreadable(filename, `line ${number} is nested deeper than ${rowLevelsMax} levels`);
    }
    yield { json, key: row[primaryKey], expiry: expiry && row[expiry.column] };
  }
}

function parseRow(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
