import type { LakeRow } from "./search-input.ts";

/** The member under which a JSON column holds a value that is not an object. */
export const bareValueMember = "p_value";

/** A row as it was sent: without the columns that it had no value for. Changes `row` in place. */
export function tidyRow(row: LakeRow): LakeRow {
  for (const name in row) {
    const value = row[name];
    if (value === null || (Array.isArray(value) && value.length === 0)) delete row[name];
    else if (typeof value === "object") row[name] = unwrapBareValue(value);
  }
  return row;
}

function unwrapBareValue(value: object): unknown {
  if (Array.isArray(value)) return value.map((item) => (isRecord(item) ? unwrapBareValue(item) : item));
  return bareValueMember in value ? value[bareValueMember] : value;
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
