import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { moveColumn } from "./column-layout.ts";
import classes from "./data-table.module.css";
import type { DataTableColumn } from "./data-table-types.ts";
import type { ColumnTable } from "./use-column-table.ts";
import type { TableSelection } from "./use-selection.ts";
import type { TableSorting } from "./use-sorted-rows.ts";

interface TableHeadProps<Row extends object> {
  readonly table: ColumnTable<Row>;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly sorting: TableSorting;
  readonly selection: TableSelection | undefined;
}

const draggedType = "text/column";

export function TableHead<Row extends object>({ table, columns, sorting, selection }: TableHeadProps<Row>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtual table cannot be a <table>
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is the table's
    <div role="row" className={classes.head} aria-rowindex={1}>
      {selection ? (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div role="columnheader" className={classes.select}>
          <input
            type="checkbox"
            aria-label="Select all loaded rows"
            checked={selection.areAllSelected}
            ref={(element) => {
              if (element) element.indeterminate = selection.selected.size > 0 && !selection.areAllSelected;
            }}
            onChange={selection.toggleAll}
          />
        </div>
      ) : null}
      {columns.map((column) => (
        <HeadCell key={column.id} table={table} column={column} sorting={sorting} />
      ))}
    </div>
  );
}

interface HeadCellProps<Row extends object> {
  readonly table: ColumnTable<Row>;
  readonly column: DataTableColumn<Row>;
  readonly sorting: TableSorting;
}

function HeadCell<Row extends object>({ table, column, sorting }: HeadCellProps<Row>) {
  const state = table.getColumn(column.id);
  const sorted = sorting.current?.columnId === column.id ? sorting.current.direction : undefined;
  const header = table.getFlatHeaders().find((one) => one.column.id === column.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      role="columnheader"
      className={classes.headCell}
      data-numeric={column.align === "end" || undefined}
      aria-sort={sorted}
      draggable={!table.state.columnResizing.isResizingColumn}
      onDragStart={(event) => event.dataTransfer.setData(draggedType, column.id)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const moved = event.dataTransfer.getData(draggedType);
        table.setColumnOrder((order) => moveColumn(order, moved, column.id));
      }}
    >
      {column.sort === undefined ? (
        <HeadLabel column={column} />
      ) : (
        <button type="button" className={classes.sort} onClick={() => sorting.toggle(column.id)}>
          <HeadLabel column={column} />
          {sorted === "ascending" ? <IconArrowUp size={13} aria-hidden /> : null}
          {sorted === "descending" ? <IconArrowDown size={13} aria-hidden /> : null}
        </button>
      )}
      <div
        className={classes.resizer}
        aria-hidden
        onMouseDown={header?.getResizeHandler()}
        onDoubleClick={() => state?.resetSize()}
      />
    </div>
  );
}

function HeadLabel<Row>({ column: { header, hint } }: { column: DataTableColumn<Row> }) {
  return (
    <span className={classes.headLabel} title={header}>
      {header}
      {hint ? <small className={classes.headHint}>{hint}</small> : null}
    </span>
  );
}
