import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useEffect, useMemo, useState } from "react";
import { changedLayout, restoreLayout } from "./column-layout.ts";
import { columnWidthPx } from "./column-tracks.ts";
import type { DataTableColumn, DataTableProps } from "./data-table-types.ts";

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnResizingFeature,
});

const columnWidthMinPx = 56;

/** The library keeps the columns only: its model of the rows would be built anew whenever a page of them arrives. */
const noRows: never[] = [];

/** The state of the columns, which is remembered. */
export function useColumnTable<Row extends object>({ columns, storageKey }: DataTableProps<Row>) {
  const memory = storageKey ? `table-layout.${storageKey}` : undefined;
  const [initialState] = useState(() => restoreLayout(memory ? localStorage.getItem(memory) : null, columns));
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const table = useTable<typeof features, Row>({
    features,
    data: noRows,
    columns: definitions,
    initialState,
    columnResizeMode: "onChange",
  });
  const { columnOrder, columnVisibility, columnSizing } = table.state;
  useEffect(() => {
    const changed = changedLayout({ columnOrder, columnVisibility, columnSizing }, columns);
    if (memory) localStorage.setItem(memory, JSON.stringify(changed));
  }, [memory, columnOrder, columnVisibility, columnSizing, columns]);
  return table;
}

export type ColumnTable<Row extends object> = ReturnType<typeof useColumnTable<Row>>;

const definitionOf = <Row>({ id, header, widthPx = columnWidthPx }: DataTableColumn<Row>) => ({
  id,
  header,
  size: widthPx,
  minSize: columnWidthMinPx,
});
