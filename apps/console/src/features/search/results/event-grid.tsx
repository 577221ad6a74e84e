import { DataTable, type DataTableColumn, TimeText } from "@pharos/ui";
import { useMemo } from "react";
import classes from "../search.module.css";
import { type EventRow, eventColumns, eventRowId, summaryColumn, summaryText, timeOf, valueText } from "./event-row.ts";

interface EventGridProps {
  readonly rows: readonly EventRow[];
  /** The rows that decide about the columns: those of the first page, so that more rows never move them. */
  readonly sample: readonly EventRow[];
  /** The tables that are searched; the layout is remembered for each set of them. */
  readonly tables: readonly string[];
  readonly onOpen: (row: EventRow) => void;
  readonly onEndReached: () => void;
  readonly isLoadingMore: boolean;
}

const rowHeightPx = 32;
const timeWidthPx = 190;
const logTypeWidthPx = 150;
const widths: Readonly<Record<string, number>> = { p_event_time: timeWidthPx, p_log_type: logTypeWidthPx };

export function EventGrid({ rows, sample, tables, onOpen, onEndReached, isLoadingMore }: EventGridProps) {
  const columns = useMemo(() => eventColumns(sample).map(gridColumn), [sample]);
  // The table takes its columns' layout over when it is made, so other columns need another table.
  const key = columns.map((column) => column.id).join("\n");
  return (
    <DataTable
      key={key}
      label="Events"
      storageKey={`search.${[...tables].sort().join(",")}`}
      rows={rows}
      columns={columns}
      rowId={eventRowId}
      rowHeightPx={rowHeightPx}
      onOpen={onOpen}
      onEndReached={onEndReached}
      isLoadingMore={isLoadingMore}
    />
  );
}

function gridColumn({
  name,
  label,
  isHidden,
}: {
  name: string;
  label: string;
  isHidden: boolean;
}): DataTableColumn<EventRow> {
  const widthPx = widths[name];
  return {
    id: name,
    header: label,
    isHidden,
    ...(widthPx === undefined ? {} : { widthPx }),
    ...(name === summaryColumn ? { grow: true } : {}),
    cell: (row) =>
      name === "p_event_time" ? <TimeText value={timeOf(row.p_event_time)} /> : <Cell text={cellText(row, name)} />,
  };
}

const cellText = (row: EventRow, name: string) => (name === summaryColumn ? summaryText(row) : valueText(row[name]));

function Cell({ text }: { text: string }) {
  return (
    <span className={classes.value} title={text}>
      {text}
    </span>
  );
}
