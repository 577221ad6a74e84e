import { useMemo, useState } from "react";
import type { DataTableProps, TableSort } from "./data-table-types.ts";
import { firstDirection, sortRows } from "./sort-rows.ts";

export interface TableSorting {
  readonly current: TableSort | undefined;
  readonly toggle: (columnId: string) => void;
}

/** The rows as they are shown. The caller sorts them where it takes `onSortChange`; else they are sorted here. */
export function useSortedRows<Row extends object>(props: DataTableProps<Row>) {
  const { rows, columns, rowId, sort, onSortChange } = props;
  const [ownSort, setOwnSort] = useState<TableSort>();
  const current = onSortChange ? sort : ownSort;
  const sorted = useMemo(() => (ownSort ? sortRows(rows, columns, ownSort) : rows), [rows, columns, ownSort]);
  const entries = useMemo(() => sorted.map((original) => ({ id: rowId(original), original })), [sorted, rowId]);
  const toggle = (columnId: string) => {
    const isSorted = current?.columnId === columnId;
    const first = firstDirection(rows, columns, columnId);
    const other = first === "ascending" ? "descending" : "ascending";
    if (onSortChange) {
      const flipped = current?.direction === "ascending" ? "descending" : "ascending";
      onSortChange({ columnId, direction: isSorted ? flipped : first });
    } else if (!isSorted) setOwnSort({ columnId, direction: first });
    else setOwnSort(current?.direction === first ? { columnId, direction: other } : undefined);
  };
  return { rows: entries, sorting: { current, toggle } satisfies TableSorting };
}
