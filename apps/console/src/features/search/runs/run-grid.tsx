import { DataTable, type DataTableColumn, UnstyledButton, type ValueActions } from "@pharos/ui";
import { type CSSProperties, useMemo } from "react";
import { eventOfRow } from "../../../graphql/read-rows.ts";
import type { EventRow } from "../results/event-row.ts";
import classes from "../results/events.module.css";
import type { RowLines } from "../results/row-lines.ts";
import { areEvents, type RunColumn, type RunRow } from "../results/run-row.ts";
import type { SearchHit } from "../results/search-hits.ts";
import { eventGridColumns } from "./event-grid-columns.tsx";
import { rowGridColumns } from "./row-grid-columns.tsx";

interface RunGridProps {
  readonly label?: string;
  readonly rows: readonly RunRow[];
  /** In order. */
  readonly columns: readonly RunColumn[];
  /** What may be done with a value of a row; undefined: of any. Stable between renders. */
  readonly actionsOf: (row: EventRow | undefined) => ValueActions;
  readonly onOpen: (row: RunRow) => void;
  readonly onEndReached: () => void;
  readonly isLoadingMore: boolean;
  /** What is marked in events. Stable between renders. */
  readonly hits?: readonly SearchHit[];
  readonly lines?: RowLines;
  /** The layout of the columns is remembered, for the events of each log type and for each set of columns. */
  readonly isRemembered?: boolean;
}

const numberWidthPx = 66;
const lineHeightPx = 19;
const rowPaddingPx = 13;
/** So many rows decide about the columns: those of the first page, so that more rows never move them. */
const sampleRows = 200;
const noHits: readonly SearchHit[] = [];
const rowId = ({ index }: RunRow) => String(index);

/** The rows of a run, of every mode: events by what tells most of them, anything else as the query has it. */
export function RunGrid(props: RunGridProps) {
  const { label = "Result", rows, columns, actionsOf, onOpen, hits = noHits, lines = 1, isRemembered = false } = props;
  const names = columns.map(({ name }) => name).join("\n");
  const firstRow = rows[0]?.values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page stays the same while more rows follow it
  const layout = useMemo(() => {
    const sample = rows.slice(0, sampleRows).map(({ values }) => values);
    return areEvents(columns)
      ? eventGridColumns(sample.map(eventOfRow), hits, actionsOf)
      : rowGridColumns(columns, sample, actionsOf);
  }, [names, firstRow, hits, actionsOf]);
  const shown = useMemo(() => [rowNumber(onOpen), ...layout.columns], [layout, onOpen]);
  const key = `${lines}\n${layout.columns.map((column) => column.id).join("\n")}`;
  return (
    <div
      className={classes.lines}
      data-lines={lines}
      style={{ "--lines": lines, "--line-height": `${lineHeightPx}px` } as CSSProperties}
    >
      {/* The table takes its columns' layout over when it is made, so other columns need another table. */}
      <DataTable
        key={key}
        label={label}
        rows={rows}
        columns={shown}
        rowId={rowId}
        rowHeightPx={lines * lineHeightPx + rowPaddingPx}
        onOpen={onOpen}
        onEndReached={props.onEndReached}
        isLoadingMore={props.isLoadingMore}
        {...(isRemembered ? { storageKey: `search.${layout.name}` } : {})}
      />
    </div>
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
