import { type MouseEvent, memo } from "react";
import classes from "./data-table.module.css";
import type { DataTableColumn } from "./data-table-types.ts";

interface TableRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  readonly index: number;
  readonly top: number;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly isActive: boolean;
  /** Undefined: the table has no selection. */
  readonly isSelected: boolean | undefined;
  readonly onSelect: ((index: number, isRange?: boolean) => void) | undefined;
  readonly onActivate: (index: number) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
}

function Row<R>({ row, index, top, columns, isActive, isSelected, onSelect, onActivate, onOpen }: TableRowProps<R>) {
  const onClick = (event: MouseEvent) => {
    onActivate(index);
    if (isControl(event.target) || !window.getSelection()?.isCollapsed) return;
    onOpen?.(row);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table handles the keys for all of its rows
    // biome-ignore lint/a11y/useSemanticElements: a virtual table cannot be a <table>
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is the table's; it moves the active row
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected ?? isActive}
      className={classes.row}
      data-active={isActive || undefined}
      data-openable={onOpen ? true : undefined}
      style={{ transform: `translateY(${top}px)` }}
      onClick={onClick}
    >
      {isSelected === undefined ? null : (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div role="gridcell" className={classes.select}>
          <input
            type="checkbox"
            aria-label="Select row"
            checked={isSelected}
            onChange={(event) => onSelect?.(index, (event.nativeEvent as PointerEvent).shiftKey)}
          />
        </div>
      )}
      {columns.map((column) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          key={column.id}
          role="gridcell"
          className={classes.cell}
          data-numeric={column.align === "end" || undefined}
        >
          {column.cell(row)}
        </div>
      ))}
    </div>
  );
}

/** Rendered again only when something about this row changes, never while others scroll by. */
export const TableRow = memo(Row) as typeof Row;

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest("a, button, input, label, select, [role=menu], [role=menuitem]") !== null;
