import { columnType, isNumber, typeName } from "@pharos/flow/editor";
import { DataTable, type DataTableColumn, TimeText, UnstyledButton, type ValueActions, ValueMenu } from "@pharos/ui";
import { useMemo } from "react";
import { type EventRow, summaryText, timeOf, valueText } from "../results/event-row.ts";
import classes from "../search.module.css";
import { columnOrder, isNothing, wholeEventColumn } from "./column-order.ts";
import { columnWidth } from "./column-width.ts";

export interface RunRow {
  readonly index: number;
  readonly values: EventRow;
}

interface RunGridProps {
  readonly rows: readonly RunRow[];
  /** In order, with the engine's types. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly actions: ValueActions;
  readonly onOpen: (row: RunRow) => void;
  readonly onEndReached: () => void;
  readonly isLoadingMore: boolean;
}

const rowHeightPx = 32;
const timeWidthPx = 200;
const numberWidthPx = 66;
const eventWidthPx = 480;
/** So many rows say how wide their columns are. */
const measuredRows = 50;
const rowId = ({ index }: RunRow) => String(index);

export function RunGrid({ rows, columns, actions, onOpen, onEndReached, isLoadingMore }: RunGridProps) {
  const names = useMemo(() => columns.map(({ name }) => name), [columns]);
  // The first page decides, so that more rows never move them.
  const firstRow = rows[0]?.values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const order = useMemo(() => {
    const values = rows.map((row) => row.values);
    return columnOrder(names, values).map((column) => ({
      ...column,
      texts: values.slice(0, measuredRows).map((row) => cellText(column.name, row[column.name], row.p_log_type)),
    }));
  }, [names.join("\n"), firstRow]);
  const gridColumns = useMemo(() => {
    const types = new Map(columns.map(({ name, type }) => [name, type]));
    const visible = order.filter(({ isHidden }) => !isHidden).length;
    const shown = order.map(({ name, isHidden, texts }) => {
      const type = columnType(types.get(name) ?? "");
      const widthPx = columnWidth(`${name} ${typeName(type)}`, texts, visible);
      return { isHidden, widthPx, ...gridColumn(name, type, actions) };
    });
    return [rowNumber(onOpen), ...shown];
  }, [columns, order, actions, onOpen]);
  return (
    <DataTable
      key={order.map(({ name }) => name).join("\n")}
      label="Result"
      rows={rows}
      columns={gridColumns}
      rowId={rowId}
      rowHeightPx={rowHeightPx}
      onOpen={onOpen}
      onEndReached={onEndReached}
      isLoadingMore={isLoadingMore}
    />
  );
}

/** Values open menus of their own, so that the number opens the row. */
function rowNumber(onOpen: (row: RunRow) => void): DataTableColumn<RunRow> {
  return {
    id: "#",
    header: "#",
    widthPx: numberWidthPx,
    align: "end",
    cell: (row) => (
      <UnstyledButton
        className={classes.rowNumber}
        aria-label={`Open row ${row.index + 1}`}
        onClick={() => onOpen(row)}
      >
        {row.index + 1}
      </UnstyledButton>
    ),
  };
}

function gridColumn(name: string, type: ReturnType<typeof columnType>, actions: ValueActions): DataTableColumn<RunRow> {
  const isEventTime = name === "p_event_time";
  const isTime = isEventTime || type.kind === "timestamp";
  return {
    id: name,
    header: name,
    hint: typeName(type),
    sort: ({ values }) => (typeof values[name] === "number" ? values[name] : valueText(values[name])),
    ...(isEventTime ? { widthPx: timeWidthPx } : {}),
    ...(name === wholeEventColumn ? { widthPx: eventWidthPx, grow: true } : {}),
    ...(isNumber(type) ? { align: "end" as const } : {}),
    cell: ({ values }) => {
      const value = values[name];
      if (isTime && value != null) return <Time value={timeOf(value)} isExact={!isEventTime} />;
      const text = cellText(name, value, values.p_log_type);
      const shown = (
        <span className={classes.value} title={text}>
          {text}
        </span>
      );
      if (value == null || typeof value === "object") return shown;
      return (
        <ValueMenu path={name} value={value} actions={actions}>
          {shown}
        </ValueMenu>
      );
    },
  };
}

/** The time of an event is read in seconds; other times show as much as they have. */
function Time({ value, isExact }: { readonly value: Date; readonly isExact: boolean }) {
  return <TimeText value={value} precision={isExact && value.getUTCMilliseconds() !== 0 ? "millisecond" : "second"} />;
}

/** Nothing is shown as nothing, so an empty text shows its quotes. */
function cellText(name: string, value: unknown, logType: unknown): string {
  if (value === undefined || isNothing(value)) return "";
  if (value === "") return '""';
  if (name !== wholeEventColumn || typeof value !== "object") return valueText(value);
  return summaryText({ ...value, p_log_type: logType });
}
