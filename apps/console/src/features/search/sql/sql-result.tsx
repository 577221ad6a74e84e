import { DataTable, type DataTableColumn, EmptyState, TableFrame } from "@pharos/ui";
import { useMemo } from "react";
import { type EventRow, valueText } from "../results/event-row.ts";
import { ExportMenu } from "../results/export-menu.tsx";
import classes from "../search.module.css";
import type { SqlAnswer } from "./run-sql.ts";

interface SqlRow {
  readonly index: number;
  readonly values: EventRow;
}
const rowId = (row: SqlRow) => String(row.index);
const rowHeightPx = 32;

export function SqlResult({ result }: { result: SqlAnswer }) {
  const { columns: names, rows: values, isTruncated, executionTimeMs } = result;
  const rows = useMemo(() => values.map((one, index) => ({ index, values: one })), [values]);
  const columns = useMemo(() => names.map((name) => columnOf(name, values)), [names, values]);
  return (
    <>
      <div className={classes.gridHead}>
        <span data-numeric>
          {rows.length.toLocaleString("en")} {rows.length === 1 ? "row" : "rows"}
          {isTruncated ? " (cut off: there are more)" : ""} in {Math.round(executionTimeMs).toLocaleString("en")} ms
        </span>
        <ExportMenu rows={values} columns={names} />
      </div>
      <TableFrame>
        {rows.length === 0 ? (
          <EmptyState title="No rows">The query ran and found nothing.</EmptyState>
        ) : (
          <DataTable label="Result" rows={rows} columns={columns} rowId={rowId} rowHeightPx={rowHeightPx} />
        )}
      </TableFrame>
    </>
  );
}

function columnOf(name: string, values: readonly EventRow[]): DataTableColumn<SqlRow> {
  const isNumber = values.every((row) => row[name] === null || typeof row[name] === "number");
  return {
    id: name,
    header: name,
    sort: ({ values: row }) => (typeof row[name] === "number" ? (row[name] as number) : valueText(row[name])),
    ...(isNumber ? { align: "end" as const } : {}),
    cell: ({ values: row }) => (
      <span className={classes.value} title={valueText(row[name])}>
        {valueText(row[name])}
      </span>
    ),
  };
}
