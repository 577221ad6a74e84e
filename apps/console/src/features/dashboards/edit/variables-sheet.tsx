import {
  type DashboardPanel,
  type DashboardVariable,
  findVariableProblems,
  type NamePlace,
  queryVariablesMax,
} from "@pharos/domain";
import { ActionIcon, Button, Checkbox, Select, SideSheet, Tag, Textarea, TextInput } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { IconTrash } from "@pharos/ui/icons";
import { useState } from "react";
import { SheetForm } from "../../../page/sheet-form.tsx";
import { QueryTextEditor } from "../../search/index.ts";
import classes from "../dashboards.module.css";
import { isUsed, variableTitle } from "../panels/panel-values.ts";
import { variableSpelling } from "../variables/variable-spelling.ts";

interface VariablesSheetProps {
  readonly variables: readonly DashboardVariable[];
  /** Their queries say which variables are used. */
  readonly panels: readonly DashboardPanel[];
  readonly onSave: (variables: readonly DashboardVariable[]) => void;
  readonly onClose: () => void;
}

/** A variable as people write it, with what it would be of another kind. */
interface Written {
  readonly id: number;
  readonly name: string;
  readonly label: string;
  readonly kind: DashboardVariable["kind"];
  /** One a line. */
  readonly items: string;
  readonly text: string;
  readonly language: "pharosflow" | "sql";
  readonly isMultiple: boolean;
  readonly hasAll: boolean;
  /** One a line. */
  readonly defaults: string;
}

const kinds = [
  { value: "TEXT", label: "Text" },
  { value: "LIST", label: "List of values" },
  { value: "QUERY", label: "Values from a query" },
];
const languages = [
  { value: "pharosflow", label: "PharosFlow" },
  { value: "sql", label: "SQL" },
];
const widthPx = 760;
const queryLinesMin = 3;
/** A query that finds values names no others. */
const noVariables = {};

/** What people choose above the panels. */
export function VariablesSheet({ variables, panels, onSave, onClose }: VariablesSheetProps) {
  const form = useForm<{ written: Written[] }>({ initialValues: { written: variables.map(writtenOf) } });
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map());
  const { written } = form.values;
  const set = (next: Written[]) => form.setFieldValue("written", next);
  const submit = async () => {
    const next = form.getValues().written.map(variableOf);
    const found = problemsOf(next);
    setProblems(found);
    if (found.size === 0) onSave(next);
  };
  return (
    <SideSheet opened onClose={onClose} title="Variables" widthPx={widthPx}>
      <SheetForm
        form={form}
        sheet="sheetOf"
        submitLabel="Done"
        failureTitle="Couldn't change the variables"
        onSubmit={submit}
        onCancel={onClose}
      >
        <p className={classes.hint}>
          Panels name a variable in their queries and find what was chosen for it. Where All can be chosen it is an
          empty text, or an empty list: write <code>$user == '' or user == $user</code>.
        </p>
        {written.map((one, index) => (
          <VariableFields
            key={one.id}
            written={one}
            isNew={one.id >= variables.length}
            isUsed={isUsed(one, panels)}
            problem={problems.get(index)}
            onChange={(part) => set(written.map((other) => (other === one ? { ...one, ...part } : other)))}
            onRemove={() => set(written.filter((other) => other !== one))}
          />
        ))}
        <div>
          <Button
            variant="default"
            disabled={written.length >= queryVariablesMax}
            onClick={() => set([...written, writtenOf(newVariable, newId(written))])}
          >
            Add variable
          </Button>
        </div>
      </SheetForm>
    </SideSheet>
  );
}

interface VariableFieldsProps {
  readonly written: Written;
  /** It was added since the sheet was opened. */
  readonly isNew: boolean;
  readonly isUsed: boolean;
  readonly problem: string | undefined;
  readonly onChange: (part: Partial<Written>) => void;
  readonly onRemove: () => void;
}

function VariableFields({ written, isNew, isUsed, problem, onChange, onRemove }: VariableFieldsProps) {
  const { name, label, kind, items, text, language, isMultiple, hasAll, defaults } = written;
  const variable = variableOf(written);
  const title = variableTitle(variable) || "New variable";
  return (
    <fieldset className={classes.variableFields} aria-label={title}>
      <div className={classes.variableHead}>
        <strong>{title}</strong>
        {name === "" ? null : isUsed ? (
          <code>
            {variableSpelling(variable, "pharosflow")} · {variableSpelling(variable, "sql")}
          </code>
        ) : (
          <Tag>Not used by any panel</Tag>
        )}
        <ActionIcon className={classes.variableRemove} aria-label={`Remove ${title}`} onClick={onRemove}>
          <IconTrash size={16} />
        </ActionIcon>
      </div>
      <div className={classes.variableRow}>
        <TextInput
          label="Name"
          withAsterisk
          value={name}
          autoFocus={isNew}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        <TextInput
          label="Label"
          placeholder={name}
          value={label}
          onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
        />
        <Select
          label="Kind"
          data={kinds}
          value={kind}
          allowDeselect={false}
          onChange={(next) => onChange({ kind: next as Written["kind"] })}
        />
        {kind === "QUERY" ? (
          <Select
            label="Language"
            data={languages}
            value={language}
            allowDeselect={false}
            onChange={(next) => onChange({ language: next as Written["language"] })}
          />
        ) : null}
      </div>
      {kind === "LIST" ? (
        <Textarea
          label="Values, one per line"
          withAsterisk
          rows={4}
          resize="vertical"
          value={items}
          onChange={({ currentTarget }) => onChange({ items: currentTarget.value })}
        />
      ) : null}
      {kind === "QUERY" ? (
        <div>
          <p className={classes.hint}>The values are in the first column of what this query finds.</p>
          <QueryTextEditor
            key={language}
            label="Query whose first column has the values"
            language={language}
            value={text}
            variables={noVariables}
            linesMin={queryLinesMin}
            onChange={(next) => onChange({ text: next })}
          />
        </div>
      ) : null}
      {kind === "TEXT" ? null : (
        <div className={classes.variableChecks}>
          <Checkbox
            label="Several values"
            checked={isMultiple}
            onChange={({ currentTarget }) => onChange({ isMultiple: currentTarget.checked })}
          />
          <Checkbox
            label="All can be chosen"
            checked={hasAll}
            onChange={({ currentTarget }) => onChange({ hasAll: currentTarget.checked })}
          />
        </div>
      )}
      <Textarea
        label={kind !== "TEXT" && isMultiple ? "Chosen at first, one per line" : "Chosen at first"}
        rows={kind !== "TEXT" && isMultiple ? 3 : 1}
        value={defaults}
        onChange={({ currentTarget }) => onChange({ defaults: currentTarget.value })}
      />
      {problem ? (
        <p ref={intoView} role="alert" className={classes.problem}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}

/** What is wrong may be out of sight. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

const newVariable: DashboardVariable = { name: "", label: "", kind: "TEXT", defaultValues: [] };
const newId = (written: readonly Written[]) => Math.max(-1, ...written.map(({ id }) => id)) + 1;

function writtenOf(variable: DashboardVariable, id: number): Written {
  const { name, label, kind, defaultValues } = variable;
  return {
    ...{ id, name, label, kind, defaults: defaultValues.join("\n") },
    items: kind === "LIST" ? variable.items.join("\n") : "",
    text: kind === "QUERY" ? variable.text : "",
    language: kind === "QUERY" ? variable.language : "pharosflow",
    isMultiple: kind !== "TEXT" && variable.isMultiple,
    hasAll: kind === "TEXT" || variable.hasAll,
  };
}

const linesOf = (text: string) =>
  [...new Set(text.split("\n").map((line) => line.trim()))].filter((line) => line !== "");

function variableOf({ name, label, kind, items, text, language, isMultiple, hasAll, defaults }: Written) {
  const base = { name: name.trim(), label, defaultValues: linesOf(defaults) };
  if (kind === "TEXT") return { ...base, kind };
  if (kind === "LIST") return { ...base, kind, items: linesOf(items), isMultiple, hasAll };
  return { ...base, kind, text, language, isMultiple, hasAll };
}

/** What is wrong with each, by its place. */
function problemsOf(variables: readonly DashboardVariable[]): Map<number, string> {
  return new Map(findVariableProblems(variables, labelOf).map(({ at, message }) => [Number(at[1]), message]));
}

const labels: Readonly<Record<string, string>> = {
  name: "Name",
  label: "Label",
  items: "Values",
  text: "The query",
  defaultValues: "Chosen at first",
};
const labelOf: NamePlace = (at) => labels[String(at.at(-1))] ?? "The variable";
