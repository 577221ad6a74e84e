import { type ChosenValues, chosenValues, type DashboardVariable, type QueriedVariable } from "@pharos/domain";
import { MultiSelect, Select, TextInput } from "@pharos/ui";
import { useEffect, useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import classes from "../dashboards.module.css";
import type { PanelTimes } from "../panel-range.ts";
import { variableTitle } from "../panels/panel-values.ts";
import { type PanelRefresh, usePanelRun } from "../panels/use-panel-run.ts";

interface VariableBarProps {
  readonly variables: readonly DashboardVariable[];
  readonly chosen: ChosenValues;
  readonly times: PanelTimes;
  readonly refresh: PanelRefresh;
  readonly onChange: (name: string, values: readonly string[] | undefined) => void;
}

/** Options that are drawn at once; typing finds the others. */
const shownOptions = 200;

/** A control for each variable of a dashboard. */
export function VariableBar({ variables, chosen, times, refresh, onChange }: VariableBarProps) {
  return (
    <fieldset className={classes.variables} aria-label="Variables">
      {variables.map((variable) => {
        const values = chosenValues(variable, chosen);
        // What the dashboard opens with needs no place in the address.
        const choose = (next: readonly string[]) =>
          onChange(variable.name, isSame(next, variable.defaultValues) ? undefined : next);
        const control = { values, onChange: choose };
        if (variable.kind === "TEXT") return <TextControl key={variable.name} variable={variable} {...control} />;
        if (variable.kind === "LIST")
          return <Choice key={variable.name} variable={variable} options={variable.items} {...control} />;
        return <QueriedChoice key={variable.name} variable={variable} times={times} refresh={refresh} {...control} />;
      })}
    </fieldset>
  );
}

interface ControlProps<Variable extends DashboardVariable> {
  readonly variable: Variable;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Panels are asked when the text is done, and not with each letter. */
function TextControl({ variable, values, onChange }: ControlProps<DashboardVariable>) {
  const [said = ""] = values;
  const [text, setText] = useState(said);
  useEffect(() => setText(said), [said]);
  const commit = () => {
    if (text.trim() !== said) onChange(text.trim() === "" ? [] : [text.trim()]);
  };
  return (
    <TextInput
      className={classes.variable}
      label={variableTitle(variable)}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === "Enter" && commit()}
    />
  );
}

interface ChoiceProps extends ControlProps<Exclude<DashboardVariable, { kind: "TEXT" }>> {
  readonly options: readonly string[];
  readonly isLoading?: boolean;
  readonly problem?: string | undefined;
}

function Choice({ variable, values, onChange, options, isLoading = false, problem }: ChoiceProps) {
  const { hasAll, isMultiple } = variable;
  // A chosen value that is not among them, perhaps of another time range, can be seen and taken away.
  const data = useMemo(() => [...new Set([...options, ...values])], [options, values]);
  const props = {
    className: classes.variable,
    label: variableTitle(variable),
    data,
    error: problem,
    searchable: true,
    limit: shownOptions,
    nothingFoundMessage: isLoading ? "Loading…" : "Nothing found",
  };
  const unsaid = hasAll ? "All" : "Choose";
  return isMultiple ? (
    <MultiSelect
      {...props}
      className={classes.manyValues}
      value={[...values]}
      placeholder={values.length === 0 ? unsaid : ""}
      clearable={hasAll}
      hidePickedOptions
      onChange={onChange}
    />
  ) : (
    <Select
      {...props}
      title={values[0] ?? unsaid}
      value={values[0] ?? null}
      placeholder={unsaid}
      clearable={hasAll}
      allowDeselect={hasAll}
      onChange={(value) => onChange(value === null ? [] : [value])}
    />
  );
}

const noVariables = {};

/** Chooses among what the query finds in its first column, in the reader's own log types. */
function QueriedChoice({
  variable,
  times,
  refresh,
  ...control
}: ControlProps<QueriedVariable> & Pick<VariableBarProps, "times" | "refresh">) {
  const { shown, isRunning, error } = usePanelRun(variable, times, refresh, noVariables);
  const options = useMemo(() => {
    const [column = ""] = shown?.results?.columnInfo.order ?? [];
    const found = shown?.results?.edges.map(({ node }) => (node as Record<string, unknown>)[column]) ?? [];
    return [...new Set(found.filter((value) => value !== null && value !== undefined).map(String))].filter(
      (value) => value !== "",
    );
  }, [shown]);
  const message = error === undefined ? shown?.status === "failed" && shown.message : errorText(error);
  return (
    <Choice variable={variable} options={options} isLoading={isRunning} problem={message || undefined} {...control} />
  );
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value, index) => value === b[index]);
