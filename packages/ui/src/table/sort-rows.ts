import type { DataTableColumn, TableSort } from "./data-table-types.ts";

type Columns<Row> = readonly Pick<DataTableColumn<Row>, "id" | "sort">[];

/** Returns the rows by the values of a column; equal ones keep their order. */
export function sortRows<Row>(rows: readonly Row[], columns: Columns<Row>, by: TableSort): readonly Row[] {
  const read = readerOf(columns, by.columnId);
  if (!read) return rows;
  const sign = by.direction === "ascending" ? 1 : -1;
  return [...rows].sort((a, b) => sign * compareValues(read(a), read(b)));
}

/** Texts begin with A, numbers with the largest. */
export function firstDirection<Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  columnId: string,
): TableSort["direction"] {
  const read = readerOf(columns, columnId);
  const [first] = rows;
  return read && first !== undefined && typeof read(first) === "string" ? "ascending" : "descending";
}

function readerOf<Row>(columns: Columns<Row>, columnId: string) {
  const sort = columns.find(({ id }) => id === columnId)?.sort;
  return typeof sort === "function" ? sort : undefined;
}

function compareValues(left: string | number, right: string | number): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  const [one, other] = [String(left), String(right)];
  return one < other ? -1 : one > other ? 1 : 0;
}
