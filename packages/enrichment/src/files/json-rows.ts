import type { TableShape } from "../shape/table-shape.ts";
import { isDeeperThan } from "./nesting.ts";
import { type OnMalformedLine, rowLevelsMax, type TableRow, type TableRows } from "./table-row.ts";
import { textLines } from "./text-lines.ts";

/** Reads a file with one JSON object a line. `onMalformed` hears of each line that is left out. */
export function jsonRows(_filename: string, bytes: Buffer, shape: TableShape, onMalformed: OnMalformedLine): TableRows {
  return { columns: undefined, rows: rowsOf(bytes, shape, onMalformed) };
}

function* rowsOf(bytes: Buffer, { primaryKey, expiry }: TableShape, onMalformed: OnMalformedLine): Generator<TableRow> {
  let number = 0;
  for (const { start, end } of textLines(bytes)) {
    number += 1;
    const json = bytes.toString("utf8", start, end).trim();
    if (json === "") continue;
    const row = parseRow(json);
    if (row === undefined) {
      onMalformed(number, "is not a JSON object");
      continue;
    }
    if (isDeeperThan(rowLevelsMax, row)) {
      onMalformed(number, `is nested deeper than ${rowLevelsMax} levels`);
      continue;
    }
    yield { line: number, json, key: row[primaryKey], expiry: expiry && row[expiry.column] };
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
