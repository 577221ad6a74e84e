import { standardFieldLabels } from "@pharos/domain";
import { ActionIcon, TextInput, TextSkeleton, UnstyledButton, type ValueActions } from "@pharos/ui";
import { IconChevronRight, IconFilter, IconX } from "@pharos/ui/icons";
import { useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { eventOfRow } from "../../../graphql/read-rows.ts";
import classes from "../search.module.css";
import { useTask } from "../use-task.ts";
import { type EventRow, eventColumns, isInternalColumn, summaryColumn, valueText } from "./event-row.ts";
import { areEvents, type RunColumn, type RunRow } from "./run-row.ts";

export interface CountedValues {
  /** Rows that have any, and how many there are. */
  readonly total: number;
  readonly distinct: number;
  readonly top: readonly { readonly value?: unknown; readonly count: number }[];
}

/** The most frequent values first. */
export type CountValues = (field: string, signal: AbortSignal) => Promise<CountedValues | undefined>;

interface FieldListProps {
  readonly rows: readonly RunRow[];
  readonly columns: readonly RunColumn[];
  readonly countValues: CountValues;
  readonly actionsOf: (row: EventRow | undefined) => ValueActions;
}

const sampleRows = 200;
const topShown = 10;

/** The fields of what was found; an open one shows its most frequent values. */
export function FieldList({ rows, columns, countValues, actionsOf }: FieldListProps) {
  const [text, setText] = useState("");
  const [opened, setOpened] = useState<string>();
  const fields = useMemo(() => fieldsOf(rows, columns), [rows, columns]);
  const actions = useMemo(() => actionsOf(undefined), [actionsOf]);
  const shown = fields.filter(({ name, label }) => `${name} ${label}`.toLowerCase().includes(text.toLowerCase()));
  return (
    <aside className={classes.fields} aria-label="Fields">
      <TextInput
        aria-label="Find a field"
        placeholder="Find a field"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ul>
        {shown.map(({ name, label }) => (
          <li key={name}>
            <UnstyledButton
              className={classes.field}
              aria-expanded={opened === name}
              title={name}
              onClick={() => setOpened(opened === name ? undefined : name)}
            >
              <IconChevronRight size={13} aria-hidden />
              <span>{label}</span>
            </UnstyledButton>
            {opened === name ? <TopValues name={name} countValues={countValues} actions={actions} /> : null}
          </li>
        ))}
      </ul>
    </aside>
  );
}

export function fieldsOf(rows: readonly RunRow[], columns: readonly RunColumn[]) {
  if (!areEvents(columns)) return columns.map(({ name }) => ({ name, label: standardFieldLabels[name] ?? name }));
  const sample = rows.slice(0, sampleRows).map(({ values }) => eventOfRow(values));
  const hidden = new Set(["p_event_time", summaryColumn]);
  return eventColumns(sample).filter(({ name }) => !isInternalColumn(name) && !hidden.has(name));
}

interface TopValuesProps {
  readonly name: string;
  readonly countValues: CountValues;
  readonly actions: ValueActions;
}

function TopValues({ name, countValues, actions }: TopValuesProps) {
  const work = useMemo(() => (signal: AbortSignal) => countValues(name, signal), [countValues, name]);
  const { state } = useTask(work);
  if (state.kind === "failed") return <p className={classes.quiet}>{errorText(state.error)}</p>;
  if (state.kind !== "done") return <TextSkeleton lines={3} />;
  const summary = state.result;
  if (!summary || summary.top.length === 0) return <p className={classes.quiet}>No values</p>;
  const { onFilterFor, onExclude } = actions;
  return (
    <div className={classes.topValues}>
      <p className={classes.quiet}>
        {summary.distinct.toLocaleString("en")} distinct in {summary.total.toLocaleString("en")} events
      </p>
      <ul>
        {summary.top.slice(0, topShown).map(({ value, count }) => {
          const shown = valueText(value);
          const chosen = typeof value === "object" ? shown : value;
          return (
            <li key={shown}>
              <span className={classes.topValue} title={shown}>
                {shown || '""'}
              </span>
              <span data-numeric className={classes.quiet}>
                {count.toLocaleString("en")}
              </span>
              {onFilterFor ? (
                <ActionIcon
                  size={24}
                  aria-label={`Filter for ${name} ${shown}`}
                  onClick={() => onFilterFor(name, chosen)}
                >
                  <IconFilter size={12} />
                </ActionIcon>
              ) : null}
              {onExclude ? (
                <ActionIcon size={24} aria-label={`Exclude ${name} ${shown}`} onClick={() => onExclude(name, chosen)}>
                  <IconX size={12} />
                </ActionIcon>
              ) : null}
              <div className={classes.share} style={{ width: `${(count / Math.max(1, summary.total)) * 100}%` }} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
