import { lookupFileUnreadable } from "@pharos/domain";
import { Reader } from "mmdb-lib";
import { csvRows } from "../files/csv-rows.ts";
import { fileFormat } from "../files/file-format.ts";
import { jsonRows } from "../files/json-rows.ts";
import { type OnMalformedLine, rowLengthMax, type TableRows } from "../files/table-row.ts";
import { unpackFile } from "../files/unpack-file.ts";
import type { TableShape } from "../shape/table-shape.ts";
import { keysOf } from "../tables/lookup-row.ts";
import { mmdbNetworks } from "../tables/mmdb-networks.ts";
import { rowReader } from "../tables/row-reader.ts";
import { sharedBytes, sharedFloat64 } from "../tables/shared-memory.ts";
import type { MmdbData, RowTableData, TableData } from "../tables/table-data.ts";
import { expiryMs } from "./expiry.ts";
import { keyIndexBuilder } from "./key-index-builder.ts";
import { RowWriter } from "./row-writer.ts";

/**
 * Makes a table of a file's bytes: CSV, JSON lines or MMDB, also compressed by gzip or zstd. Synchronous, and seconds
 * for a million rows: see `buildTableInThread`.
 * `onMalformed` hears of each line that is left out; without it the first one is an error.
 * @throws lookupFileUnreadable, lookupFileTooLarge
 */
export function buildTable(
  filename: string,
  file: Buffer,
  shape: TableShape,
  onMalformed: OnMalformedLine = (line, reason) => {
    throw lookupFileUnreadable(filename, `line ${line} ${reason}`);
  },
): TableData {
  const bytes = unpackFile(filename, file);
  const format = fileFormat(bytes);
  if (format === "mmdb") return mmdbTable(filename, bytes);
  const readFile = format === "csv" ? csvRows : jsonRows;
  return rowTable(filename, readFile(filename, bytes, shape, onMalformed), shape, onMalformed);
}

function rowTable(
  filename: string,
  { columns, rows }: TableRows,
  shape: TableShape,
  onMalformed: OnMalformedLine,
): RowTableData {
  const { primaryKey, hasNetworkKeys, expiry } = shape;
  const writer = new RowWriter(filename);
  const keys = keyIndexBuilder(hasNetworkKeys, primaryKey);
  const expiries: number[] = [];
  let skippedRows = 0;
  for (const row of rows) {
    if (row.json.length > rowLengthMax) {
      onMalformed(row.line, `has more than ${rowLengthMax} characters`);
      continue;
    }
    const added = keysOf(row.key).filter((key) => keys.add(key, writer.rows));
    if (added.length === 0) {
      skippedRows += 1;
      continue;
    }
    writer.append(row.json);
    if (expiry !== undefined) expiries.push(expiryMs(row.expiry, expiry.timeFormats));
  }
  const stored = { ...writer.finish(), columns };
  return {
    kind: "rows",
    primaryKey,
    ...stored,
    index: keys.finish(rowReader(stored)),
    expiresAtMs: expiry && sharedFloat64(Float64Array.from(expiries)),
    rowCount: writer.rows,
    skippedRows,
  };
}

function mmdbTable(filename: string, bytes: Buffer): MmdbData {
  try {
    let rowCount = 0;
    for (const _ of mmdbNetworks(bytes, new Reader(bytes))) rowCount += 1;
    return { kind: "mmdb", bytes: sharedBytes([bytes]), rowCount, skippedRows: 0 };
  } catch (error) {
    throw lookupFileUnreadable(filename, `it is not a MaxMind database (${String((error as Error).message)})`);
  }
}
