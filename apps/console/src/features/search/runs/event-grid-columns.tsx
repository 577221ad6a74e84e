import { type DataTableColumn, TimeText, type ValueActions } from "@pharos/ui";
import { eventOfRow } from "../../../graphql/read-rows.ts";
import { type EventRow, eventColumns, summaryColumn, timeOf, valueText } from "../results/event-row.ts";
import { excerpt, summaryFields } from "../results/event-summary.ts";
import classes from "../results/events.module.css";
import { eventFields } from "../results/ordered-fields.ts";
import type { RunRow } from "../results/run-row.ts";
import { markedParts, type SearchHit, type TextPart } from "../results/search-hits.ts";
import type { GridLayout } from "./grid-layout.ts";
import { ValueCell } from "./value-cell.tsx";

const widths: Readonly<Record<string, number>> = { p_event_time: 192, p_log_type: 150 };
const fieldWidthPx = 150;
/** What a narrow cell shows before a hit. */
const beforeHitInCell = 6;

/** When it was, who did what and where, and the rest of the event on a line; everything else is hidden until chosen. */
export function eventGridColumns(
  sample: readonly EventRow[],
  hits: readonly SearchHit[],
  actionsOf: (row: EventRow | undefined) => ValueActions,
): GridLayout {
  const known = eventColumns(sample);
  const shown = new Set(known.filter(({ isHidden }) => !isHidden).map(({ name }) => name));
  const columns = known.map(({ name, label, isHidden }): DataTableColumn<RunRow> => {
    return {
      id: name,
      header: label,
      isHidden,
      ...(name === summaryColumn ? { grow: true } : { widthPx: widths[name] ?? fieldWidthPx }),
      ...(name === summaryColumn ? {} : { sort: (row) => sortKey(eventOf(row), name) }),
      cell: (row) => {
        const event = eventOf(row);
        if (name === "p_event_time") return <TimeText value={timeOf(event.p_event_time)} />;
        if (name === summaryColumn) return <Summary row={event} hits={hits} shown={shown} />;
        const value = valueAt(event, name);
        const text = valueText(value);
        return (
          <ValueCell path={name} value={value} actions={actionsOf(event)}>
            <span className={classes.value} title={text}>
              <Parts parts={excerpt(markedParts(text, name, hits), beforeHitInCell)} />
            </span>
          </ValueCell>
        );
      },
    };
  });
  const types = new Set(sample.map((row) => row.p_log_type));
  return { name: types.size === 1 ? String([...types][0]) : "several", columns };
}

/** Rows are drawn again and again while somebody scrolls. */
const events = new WeakMap<RunRow["values"], EventRow>();

function eventOf({ values }: RunRow): EventRow {
  const known = events.get(values);
  if (known !== undefined) return known;
  const event = eventOfRow(values);
  events.set(values, event);
  return event;
}

/** A column's value, or what a path leads to. */
function valueAt(event: EventRow, name: string): unknown {
  return event[name] ?? eventFields(event).find(({ path }) => path === name)?.text;
}

function sortKey(event: EventRow, name: string): string | number {
  const value = valueAt(event, name);
  return typeof value === "number" ? value : valueText(value);
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
