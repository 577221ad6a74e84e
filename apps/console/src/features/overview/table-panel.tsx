import { DataTable, type DataTableColumn, Panel, TableSkeleton } from "@pharos/ui";
import type { ReactNode } from "react";
import classes from "./overview.module.css";

const rowHeightPx = 34;
const headHeightPx = 36;
const rowsMax = 12;
const skeletonWidths = [70, "60%", 60, 100];

interface TablePanelProps<Row extends object> {
  readonly title: string;
  /** Undefined while they load. */
  readonly rows: readonly Row[] | undefined;
  /** Stable between renders, as is `rowId`. */
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rowId: (row: Row) => string;
  /** Stands there without rows. */
  readonly nothing: string;
  readonly onOpen: (row: Row) => void;
  readonly actions?: ReactNode;
}

/** A short table in a dashboard: all rows are in sight, or as many as fit. */
export function TablePanel<Row extends object>({
  title,
  rows,
  columns,
  rowId,
  nothing,
  onOpen,
  actions,
}: TablePanelProps<Row>) {
  return (
    <Panel title={title} flush actions={actions}>
      {rows ? null : <TableSkeleton rows={rowsMax} widths={skeletonWidths} />}
      {rows?.length === 0 ? <p className={classes.nothing}>{nothing}</p> : null}
      {rows && rows.length > 0 ? (
        <div className={classes.table} style={{ height: headHeightPx + Math.min(rows.length, rowsMax) * rowHeightPx }}>
          <DataTable
            label={title}
            rows={rows}
            columns={columns}
            rowId={rowId}
            rowHeightPx={rowHeightPx}
            onOpen={onOpen}
            ownsKeys={false}
          />
        </div>
      ) : null}
    </Panel>
  );
}
