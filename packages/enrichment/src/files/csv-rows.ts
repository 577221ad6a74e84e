import { type FieldType, lookupFileUnreadable } from "@pharos/domain";
import type { TableShape } from "../shape/table-shape.ts";
import { type CsvRecord, csvRecords } from "./csv-records.ts";
import { isDeeperThan } from "./nesting.ts";
import { type OnMalformedLine, rowLevelsMax, type TableRow, type TableRows } from "./table-row.ts";

/**
 * Reads a CSV file; its first line names the columns, unless the schema does. `onMalformed` hears of each line that is
 * left out. @throws lookupFileUnreadable
 */
export function csvRows(filename: string, bytes: Buffer, shape: TableShape, onMalformed: OnMalformedLine): TableRows {
  const { delimiter = ",", hasHeader = true, columns: given } = shape.csv;
  const records = csvRecords(bytes, delimiter);
  const header: CsvRecord | undefined = hasHeader || given === undefined ? firstOf(records) : undefined;
  const columns = given ?? (header?.cells ?? []).map((name) => name.trim());
  const keyAt = columns.indexOf(shape.primaryKey);
  if (keyAt < 0) {
    const names = columns.slice(0, 20).join(", ");
    throw lookupFileUnreadable(filename, `it has no column ${shape.primaryKey} for the primary key, only ${names}`);
  }
  return { columns, rows: rowsOf(records, columns, shape, keyAt, onMalformed) };
}

function firstOf(records: Generator<CsvRecord>): CsvRecord | undefined {
  const { done, value } = records.next();
  return done ? undefined : value;
}

function* rowsOf(
  records: Iterable<CsvRecord>,
  columns: readonly string[],
  { columnTypes, expiry }: TableShape,
  keyAt: number,
  onMalformed: OnMalformedLine,
): Generator<TableRow> {
  const readers = columns.map((name) => cellReader(columnTypes[name]));
  const expiryAt = expiry === undefined ? -1 : columns.indexOf(expiry.column);
  for (const { line, cells } of records) {
    if (cells.length !== columns.length) {
      onMalformed(line, `has ${counted(cells.length, "cell")}, but there are ${counted(columns.length, "column")}`);
      continue;
    }
    const values = cells.map((cell, at) => (cell === "" ? null : (readers[at]?.(cell) ?? cell)));
    yield { line, json: JSON.stringify(values), key: values[keyAt], expiry: cells[expiryAt] };
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

const numberText = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Reads cells of the column's type; a cell that is nothing of that type stays text, an empty one is absent. */
function cellReader(type: FieldType | undefined): (cell: string) => unknown {
  switch (type) {
    case "int":
    case "smallint":
    case "bigint":
    case "float":
      return readNumber;
    case "boolean":
      return (cell) => (/^true$/i.test(cell) ? true : /^false$/i.test(cell) ? false : cell);
    case "object":
    case "array":
    case "json":
      return readJson;
    default:
      return (cell) => cell;
  }
}

function readNumber(cell: string): unknown {
  const value = numberText.test(cell) ? Number(cell) : Number.NaN;
  // A long whole number keeps its digits as text.
  return Number.isNaN(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)) ? cell : value;
}

function readJson(cell: string): unknown {
  try {
    const value: unknown = JSON.parse(cell);
    return isDeeperThan(rowLevelsMax, value) ? cell : value;
  } catch {
    return cell;
  }
}
