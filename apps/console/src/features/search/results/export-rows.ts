import { spreadsheetText } from "@pharos/domain";
import { type EventRow, valueText } from "./event-row.ts";

/** A cell as RFC 4180 wants it, which no spreadsheet runs as a formula. */
function csvCell(value: unknown): string {
  const text = valueText(value);
  const safe = typeof value === "number" ? text : spreadsheetText(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** All columns that any of the rows has, in the order of their first appearance. */
function columnsOf(rows: readonly EventRow[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

export function csvText(rows: readonly EventRow[], columns: readonly string[] = columnsOf(rows)): string {
  const lines = rows.map((row) => columns.map((name) => csvCell(row[name])).join(","));
  return [columns.map(csvCell).join(","), ...lines, ""].join("\r\n");
}

export function jsonText(rows: readonly EventRow[]): string {
  return `${JSON.stringify(rows, undefined, 2)}\n`;
}
