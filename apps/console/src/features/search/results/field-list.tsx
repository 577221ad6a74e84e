import { useApolloClient } from "@apollo/client/react";
import { ActionIcon, TextInput, TextSkeleton, UnstyledButton } from "@pharos/ui";
import { IconChevronRight, IconFilter, IconX } from "@pharos/ui/icons";
import { useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { SearchInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import type { Condition } from "../filters/condition.ts";
import classes from "../search.module.css";
import { useTask } from "../use-task.ts";
import { type EventRow, eventColumns, isInternalColumn, summaryColumn, valueText } from "./event-row.ts";

const fieldSummaryQuery = graphql(`
  query FieldSummary($input: SearchInput!, $key: String!) {
    fieldSummary(input: $input, key: $key) { key total distinct top { value count } }
  }
`);

interface FieldListProps {
  readonly rows: readonly EventRow[];
  readonly input: SearchInput;
  readonly onAdd: (condition: Condition) => void;
}

/** The fields of what was found; an open one shows its most frequent values over the whole search. */
export function FieldList({ rows, input, onAdd }: FieldListProps) {
  const [text, setText] = useState("");
  const [opened, setOpened] = useState<string>();
  const fields = useMemo(() => eventColumns(rows).filter((field) => !isInternalColumn(field.name)), [rows]);
  const shown = fields.filter(
    ({ name, label }) =>
      name !== "p_event_time" &&
      name !== summaryColumn &&
      `${name} ${label}`.toLowerCase().includes(text.toLowerCase()),
  );
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
            {opened === name ? <TopValues name={name} input={input} onAdd={onAdd} /> : null}
          </li>
        ))}
      </ul>
    </aside>
  );
}

interface TopValuesProps {
  readonly name: string;
  readonly input: SearchInput;
  readonly onAdd: (condition: Condition) => void;
}

function TopValues({ name, input, onAdd }: TopValuesProps) {
  const client = useApolloClient();
  const work = useMemo(
    () => async (signal: AbortSignal) => {
      const { data } = await client.query({
        query: fieldSummaryQuery,
        variables: { input, key: name },
        fetchPolicy: "no-cache",
        context: { fetchOptions: { signal }, queryDeduplication: false },
      });
      return data?.fieldSummary;
    },
    [client, input, name],
  );
  const { state } = useTask(work);
  if (state.kind === "failed") return <p className={classes.quiet}>{errorText(state.error)}</p>;
  if (state.kind !== "done") return <TextSkeleton lines={3} />;
  const summary = state.result;
  if (!summary || summary.top.length === 0) return <p className={classes.quiet}>No values</p>;
  return (
    <div className={classes.topValues}>
      <p className={classes.quiet}>
        {summary.distinct.toLocaleString("en")} distinct in {summary.total.toLocaleString("en")} events
      </p>
      <ul>
        {summary.top.map(({ value, count }) => {
          const shown = valueText(value);
          const filterValue = typeof value === "object" ? shown : (value as string | number | boolean);
          return (
            <li key={shown}>
              <span className={classes.topValue} title={shown}>
                {shown || '""'}
              </span>
              <span data-numeric className={classes.quiet}>
                {count.toLocaleString("en")}
              </span>
              <ActionIcon
                size={24}
                aria-label={`Filter for ${name} ${shown}`}
                onClick={() => onAdd({ key: name, operator: "EQUALS", value: filterValue })}
              >
                <IconFilter size={12} />
              </ActionIcon>
              <ActionIcon
                size={24}
                aria-label={`Exclude ${name} ${shown}`}
                onClick={() => onAdd({ key: name, operator: "NOT_EQUAL", value: filterValue })}
              >
                <IconX size={12} />
              </ActionIcon>
              <div className={classes.share} style={{ width: `${(count / Math.max(1, summary.total)) * 100}%` }} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
