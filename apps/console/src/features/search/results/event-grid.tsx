import { DataTable, type DataTableColumn, TimeText } from "@pharos/ui";
import { type CSSProperties, useMemo } from "react";
import { type EventRow, eventColumns, eventRowId, summaryColumn, timeOf, valueText } from "./event-row.ts";
import { excerpt, summaryFields } from "./event-summary.ts";
import classes from "./events.module.css";
import { eventFields } from "./ordered-fields.ts";
import type { RowLines } from "./row-lines.ts";
import { markedParts, type SearchHit, type TextPart } from "./search-hits.ts";

interface EventGridProps {
  readonly rows: readonly EventRow[];
  /** The rows that decide about the columns: those of the first page, so that more rows never move them. */
  readonly sample: readonly EventRow[];
  /** The tables that are searched; the layout is remembered for each set of them. */
  readonly tables: readonly string[];
  /** What is marked. Stable between renders. */
  readonly hits: readonly SearchHit[];
  readonly lines: RowLines;
  readonly onOpen: (row: EventRow) => void;
  readonly onEndReached: () => void;
  readonly isLoadingMore: boolean;
}

const lineHeightPx = 19;
const rowPaddingPx = 13;
const widths: Readonly<Record<string, number>> = { p_event_time: 192, p_log_type: 150 };
const fieldWidthPx = 150;
/** What a narrow cell shows before a hit. */
const beforeHitInCell = 6;

export function EventGrid({ rows, sample, tables, hits, lines, onOpen, onEndReached, isLoadingMore }: EventGridProps) {
  const columns = useMemo(() => {
    const known = eventColumns(sample);
    const shown = new Set(known.filter(({ isHidden }) => !isHidden).map(({ name }) => name));
    return known.map(({ name, label, isHidden }): DataTableColumn<EventRow> => {
      return { id: name, header: label, isHidden, ...widthOf(name), cell: (row) => drawCell(row, name, hits, shown) };
    });
  }, [sample, hits]);
  // The table takes its columns' layout over when it is made, so other columns need another table.
  const key = `${lines}\n${columns.map((column) => column.id).join("\n")}`;
  return (
    <div
      className={classes.lines}
      data-lines={lines}
      style={{ "--lines": lines, "--line-height": `${lineHeightPx}px` } as CSSProperties}
    >
      <DataTable
        key={key}
        label="Events"
        storageKey={`search.${[...tables].sort().join(",")}`}
        rows={rows}
        columns={columns}
        rowId={eventRowId}
        rowHeightPx={lines * lineHeightPx + rowPaddingPx}
        onOpen={onOpen}
        onEndReached={onEndReached}
        isLoadingMore={isLoadingMore}
      />
    </div>
  );
}

const widthOf = (name: string) => (name === summaryColumn ? { grow: true } : { widthPx: widths[name] ?? fieldWidthPx });

function drawCell(row: EventRow, name: string, hits: readonly SearchHit[], shown: ReadonlySet<string>) {
  if (name === "p_event_time") return <TimeText value={timeOf(row.p_event_time)} />;
  if (name === summaryColumn) return <Summary row={row} hits={hits} shown={shown} />;
  const text = valueText(row[name]) || (eventFields(row).find(({ path }) => path === name)?.text ?? "");
  return (
    <span className={classes.value} title={text}>
      <Parts parts={excerpt(markedParts(text, name, hits), beforeHitInCell)} />
    </span>
  );
}

interface SummaryProps {
  readonly row: EventRow;
  readonly hits: readonly SearchHit[];
  readonly shown: ReadonlySet<string>;
}

function Summary({ row, hits, shown }: SummaryProps) {
  return (
    <span className={classes.value}>
      {summaryFields(row, hits, shown).map(({ path, parts }) => (
        <span key={path} className={classes.field}>
          <span className={classes.name} title={path}>
            {lastName(path)}=
          </span>
          <Parts parts={parts} />{" "}
        </span>
      ))}
    </span>
  );
}

/** `userIdentity.userName` → `userName` */
const lastName = (path: string) => path.slice(path.lastIndexOf(".") + 1);

function Parts({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, isHit }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    return isHit ? <mark key={index}>{text}</mark> : text;
  });
}
