import type { TableShape } from "../shape/table-shape.ts";
import { keysOf } from "../tables/lookup-row.ts";
import { rowColumns } from "../tables/read-rows.ts";
import type { RowTableData, TableData } from "../tables/table-data.ts";
import { tableRows } from "../tables/table-rows.ts";
import { buildTable } from "./build-table.ts";

export interface MalformedLine {
  /** Counted from 1. */
  readonly line: number;
  /** "has 1 cell, but there are 2 columns" */
  readonly reason: string;
}

/** Keys that occur on one side alone, or with another row on the other side. */
export interface KeyChanges {
  readonly newCount: number;
  readonly goneCount: number;
  readonly changedCount: number;
  readonly unchangedCount: number;
  /** The first of them. */
  readonly newKeys: readonly string[];
  readonly goneKeys: readonly string[];
  readonly changedKeys: readonly string[];
}

/** The difference that a file would make to a table. */
export interface FilePreview {
  readonly rows: number;
  /** Rows without a usable key, which are left out. */
  readonly skippedRows: number;
  readonly columns: readonly string[];
  readonly newColumns: readonly string[];
  readonly goneColumns: readonly string[];
  readonly malformedCount: number;
  /** The first of them. */
  readonly malformedLines: readonly MalformedLine[];
  /** Undefined for MaxMind databases and for very large tables, whose keys are not compared. */
  readonly keys: KeyChanges | undefined;
}

const malformedLinesMax = 100;
const keysShownMax = 20;
/** Comparing takes a text in memory for each key of both tables. */
const rowsComparedMax = 2_000_000;

/**
 * Compares the file with the rows of `before`, which is undefined for a table without rows. Takes seconds for a
 * million rows: see `previewFileInThread`. @throws lookupFileUnreadable, lookupFileTooLarge
 */
export function previewFile(
  filename: string,
  file: Buffer,
  shape: TableShape,
  before: TableData | undefined,
): FilePreview {
  let malformedCount = 0;
  const malformedLines: MalformedLine[] = [];
  const after = buildTable(filename, file, shape, (line, reason) => {
    malformedCount += 1;
    if (malformedLines.length < malformedLinesMax) malformedLines.push({ line, reason });
  });
  const columns = rowColumns(after);
  const columnsBefore = before === undefined ? [] : rowColumns(before);
  return {
    rows: after.rowCount,
    skippedRows: after.skippedRows,
    columns,
    newColumns: columns.filter((name) => !columnsBefore.includes(name)),
    goneColumns: columnsBefore.filter((name) => !columns.includes(name)),
    malformedCount,
    malformedLines,
    keys: compareKeys(before, after),
  };
}

function compareKeys(before: TableData | undefined, after: TableData): KeyChanges | undefined {
  if (after.kind === "mmdb" || before?.kind === "mmdb") return undefined;
  if (after.rowCount + (before?.rowCount ?? 0) > rowsComparedMax) return undefined;
  const left = before === undefined ? new Map<string, string>() : rowTexts(before);
  const changes = { newKeys: [] as string[], changedKeys: [] as string[] };
  const counts = { newCount: 0, changedCount: 0, unchangedCount: 0 };
  for (const [key, text] of rowTexts(after)) {
    const textBefore = left.get(key);
    left.delete(key);
    if (textBefore === text) counts.unchangedCount += 1;
    else if (textBefore === undefined) {
      counts.newCount += 1;
      if (changes.newKeys.length < keysShownMax) changes.newKeys.push(key);
    } else {
      counts.changedCount += 1;
      if (changes.changedKeys.length < keysShownMax) changes.changedKeys.push(key);
    }
  }
  return { ...counts, ...changes, goneCount: left.size, goneKeys: [...left.keys()].slice(0, keysShownMax) };
}

/** The row of each key as a text that is the same for rows with the same values. Of rows with one key the last counts. */
function rowTexts(table: RowTableData): Map<string, string> {
  const texts = new Map<string, string>();
  for (const row of tableRows(table)) {
    const text = JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
    for (const key of keysOf(row[table.primaryKey])) texts.set(key, text);
  }
  return texts;
}
