import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useEffect, useMemo, useState } from "react";
import { changedLayout, restoreLayout } from "./column-layout.ts";
import { columnWidthPx } from "./column-tracks.ts";
import type { DataTableColumn, DataTableProps, TableSort } from "./data-table-types.ts";

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnResizingFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const columnWidthMinPx = 56;

/** The state of the columns and the sorted rows. The layout is remembered; the sort belongs to the page's address. */
export function useColumnTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, columns, rowId, storageKey, sort, onSortChange } = props;
  const memory = storageKey ? `table-layout.${storageKey}` : undefined;
  const [initialState] = useState(() => restoreLayout(memory ? localStorage.getItem(memory) : null, columns));
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const [ownSorting, setOwnSorting] = useState<SortingState>([]);
  const sorting = useMemo(() => (onSortChange ? sortingOf(sort) : ownSorting), [onSortChange, sort, ownSorting]);
  const table = useTable({
    features,
    data: rows as Row[],
    columns: definitions,
    getRowId: rowId,
    initialState,
    state: { sorting },
    manualSorting: onSortChange !== undefined,
    enableSortingRemoval: onSortChange === undefined,
    enableMultiSort: false,
    columnResizeMode: "onChange",
    onSortingChange(updater) {
      const next = typeof updater === "function" ? updater(sorting) : updater;
      const [first] = next;
      if (!onSortChange) setOwnSorting(next);
      else if (first) onSortChange({ columnId: first.id, direction: first.desc ? "descending" : "ascending" });
    },
  });
  const { columnOrder, columnVisibility, columnSizing } = table.state;
  useEffect(() => {
    const changed = changedLayout({ columnOrder, columnVisibility, columnSizing }, columns);
    if (memory) localStorage.setItem(memory, JSON.stringify(changed));
  }, [memory, columnOrder, columnVisibility, columnSizing, columns]);
  return table;
}

export type ColumnTable<Row extends object> = ReturnType<typeof useColumnTable<Row>>;

function definitionOf<Row extends object>(column: DataTableColumn<Row>) {
  const { sort } = column;
  return {
    id: column.id,
    header: column.header,
    accessorFn: (row: Row) => (typeof sort === "function" ? sort(row) : undefined),
    enableSorting: sort !== undefined,
    sortFn: byValue<Row>,
    size: column.widthPx ?? columnWidthPx,
    minSize: columnWidthMinPx,
  };
}

interface Valued {
  getValue: (columnId: string) => unknown;
}

function byValue<_Row>(a: Valued, b: Valued, columnId: string): number {
  const left = a.getValue(columnId);
  const right = b.getValue(columnId);
  if (typeof left === "number" && typeof right === "number") return left - right;
  const [one, other] = [String(left), String(right)];
  return one < other ? -1 : one > other ? 1 : 0;
}

const sortingOf = (sort: TableSort | undefined): SortingState =>
  sort ? [{ id: sort.columnId, desc: sort.direction === "descending" }] : [];
