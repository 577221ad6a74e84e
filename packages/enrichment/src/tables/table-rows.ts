import type { LookupRow } from "./lookup-row.ts";
import { rowReader } from "./row-reader.ts";
import type { RowTableData } from "./table-data.ts";

/** Every row, one at a time, in the order of the file. */
export function* tableRows(data: RowTableData): Generator<LookupRow> {
  const read = rowReader(data);
  for (let row = 0; row < data.rowCount; row++) yield read(row);
}
