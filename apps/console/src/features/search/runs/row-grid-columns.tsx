import { standardFieldLabels } from "@pharos/domain";
import { columnType, isNumber, typeName } from "@pharos/flow/editor";
import { type DataTableColumn, TimeText, type ValueActions } from "@pharos/ui";
import { isNothing } from "../../../graphql/read-rows.ts";
import { type EventRow, summaryText, timeOf, valueText } from "../results/event-row.ts";
import classes from "../results/events.module.css";
import type { RunColumn, RunRow } from "../results/run-row.ts";
import { columnOrder, wholeEventColumn } from "./column-order.ts";
import { columnWidth } from "./column-width.ts";
import type { GridLayout } from "./grid-layout.ts";
import { ValueCell } from "./value-cell.tsx";

const timeWidthPx = 200;
const eventWidthPx = 480;
/** So many rows say how wide their columns are. */
const measuredRows = 50;

type ActionsOf = (row: EventRow | undefined) => ValueActions;

/** The columns as the query has them, with their types. */
export function rowGridColumns(
  columns: readonly RunColumn[],
  sample: readonly EventRow[],
  actionsOf: ActionsOf,
): GridLayout {
  const names = columns.map(({ name }) => name);
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  const order = columnOrder(names, sample);
  const visible = order.filter(({ isHidden }) => !isHidden).length;
  const shown = order.map(({ name, isHidden }) => {
    const type = columnType(types.get(name) ?? "");
    const texts = sample.slice(0, measuredRows).map((row) => cellText(name, row[name], row.p_log_type));
    const header = standardFieldLabels[name] ?? name;
    const widthPx = columnWidth(`${header} ${typeName(type)}`, texts, visible);
    return { isHidden, widthPx, ...rowColumn(name, header, type, actionsOf) };
  });
  return { name: names.join(), columns: shown };
}

function rowColumn(
  name: string,
  header: string,
  type: ReturnType<typeof columnType>,
  actionsOf: ActionsOf,
): DataTableColumn<RunRow> {
  const isEventTime = name === "p_event_time";
  const isTime = isEventTime || type.kind === "timestamp";
  return {
    id: name,
    header,
    hint: typeName(type),
    sort: ({ values }) => (typeof values[name] === "number" ? values[name] : valueText(values[name])),
    ...(isEventTime ? { widthPx: timeWidthPx } : {}),
    ...(name === wholeEventColumn ? { widthPx: eventWidthPx, grow: true } : {}),
    ...(isNumber(type) ? { align: "end" as const } : {}),
    cell: ({ values }) => {
      const value = values[name];
      if (isTime && value != null) return <Time value={timeOf(value)} isExact={!isEventTime} />;
      const text = cellText(name, value, values.p_log_type);
      return (
        <ValueCell path={name} value={isNothing(value) ? undefined : value} actions={actionsOf(values)}>
          <span className={classes.value} title={text}>
            {text}
          </span>
        </ValueCell>
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
  if (isNothing(value)) return "";
  if (value === "") return '""';
  if (name !== wholeEventColumn || typeof value !== "object") return valueText(value);
  return summaryText({ ...value, p_log_type: logType });
}
