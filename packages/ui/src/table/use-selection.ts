import { useCallback, useRef } from "react";
import type { DataTableProps } from "./data-table-types.ts";

export interface TableSelection {
  readonly selected: ReadonlySet<string>;
  /** With `isRange`, everything between the last toggled row and this one. */
  readonly toggle: (index: number, isRange?: boolean) => void;
  readonly toggleAll: () => void;
  readonly areAllSelected: boolean;
}

type SelectionProps = Pick<DataTableProps<never>, "selection" | "onSelectionChange">;

/** Undefined for a table without selection. */
export function useSelection(
  { selection, onSelectionChange }: SelectionProps,
  rows: readonly { id: string }[],
): TableSelection | undefined {
  const latest = useRef({ selection, onSelectionChange, rows });
  latest.current = { selection, onSelectionChange, rows };
  const lastIndex = useRef(0);
  const toggle = useCallback((index: number, isRange = false) => {
    const { selection, onSelectionChange, rows } = latest.current;
    const next = toggled(selection ?? new Set(), rows, isRange ? lastIndex.current : index, index);
    lastIndex.current = index;
    onSelectionChange?.(next);
  }, []);
  if (!selection) return undefined;
  const areAllSelected = rows.length > 0 && rows.every((row) => selection.has(row.id));
  return {
    selected: selection,
    toggle,
    areAllSelected,
    toggleAll: () => onSelectionChange?.(new Set(areAllSelected ? [] : rows.map((row) => row.id))),
  };
}

/** The rows between the two indexes take the state that the second one gets. */
function toggled(
  selected: ReadonlySet<string>,
  rows: readonly { id: string }[],
  from: number,
  to: number,
): Set<string> {
  const next = new Set(selected);
  const target = rows[to];
  const isSelecting = target !== undefined && !selected.has(target.id);
  for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (isSelecting) next.add(row.id);
    else next.delete(row.id);
  }
  return next;
}
