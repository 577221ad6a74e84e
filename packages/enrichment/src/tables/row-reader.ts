import type { LookupRow } from "./lookup-row.ts";
import type { RowTableData } from "./table-data.ts";

/** Reads single rows out of the table's memory; nothing is kept. */
export function rowReader({
  json,
  offsets,
  columns,
}: Pick<RowTableData, "json" | "offsets" | "columns">): (row: number) => LookupRow {
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.byteLength);
  const parse = (row: number): unknown => JSON.parse(bytes.toString("utf8", offsets[row], offsets[row + 1]));
  if (columns === undefined) return (row) => parse(row) as LookupRow;
  return (row) => {
    const values = parse(row) as readonly unknown[];
    const members: Record<string, unknown> = {};
    for (let at = 0; at < columns.length; at++) {
      const [name, value] = [columns[at], values[at]];
      if (name !== undefined && value !== null && value !== undefined) members[name] = value;
    }
    return members;
  };
}
