import type { FilterFieldKind } from "@pharos/domain";
import { Autocomplete, Button, Select, TagsInput, TextInput } from "@pharos/ui";
import { type FormEvent, useState } from "react";
import type { Field } from "../use-tables.ts";
import { type Condition, type Operator, operatorOf, operatorsFor, typedValue } from "./condition.ts";
import { type ConditionProblems, conditionProblems } from "./condition-problems.ts";
import classes from "./filters.module.css";

interface ConditionFormProps {
  readonly fields: readonly Field[];
  readonly initial: Condition | undefined;
  readonly onApply: (condition: Condition) => void;
}

const fieldsShownMax = 200;
const inPopover = { withinPortal: false };

export function ConditionForm({ fields, initial, onApply }: ConditionFormProps) {
  const [key, setKey] = useState(initial?.key ?? "");
  const [operatorId, setOperatorId] = useState(initial?.operator ?? "EQUALS");
  const [texts, setTexts] = useState(() => textsOf(initial));
  const kind: FilterFieldKind = fields.find((field) => field.name === key)?.kind ?? "other";
  const operators = operatorsFor(kind);
  // Another field may not know the operator; what the address says stays choosable.
  const operator = operators.some((one) => one.id === operatorId)
    ? operatorOf(operatorId)
    : initial?.key === key
      ? operatorOf(operatorId)
      : (operators[0] ?? operatorOf(operatorId));
  const value = typedValue(texts, operator, kind);
  const problems = conditionProblems(key, texts, operator, kind);
  // What is wrong is said once somebody wants to apply it, and goes as it is mended.
  const [isTouched, setTouched] = useState(false);
  const shown = isTouched ? problems : {};
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (Object.keys(problems).length > 0) return;
    const needsValue = operator.takes !== "nothing" && value !== undefined;
    onApply({ key: operator.isOfRow ? "" : key.trim(), operator: operator.id, ...(needsValue ? { value } : {}) });
  };
  return (
    <form className={classes.form} onSubmit={onSubmit}>
      <Autocomplete
        label="Field"
        disabled={operator.isOfRow === true}
        placeholder="eventName, or a path: userIdentity.type"
        data={fields.map((field) => field.name)}
        limit={fieldsShownMax}
        value={key}
        onChange={setKey}
        error={shown.key}
        comboboxProps={inPopover}
        data-autofocus
      />
      <Select
        label="Operator"
        data={operators.map(({ id, label }) => ({ value: id, label }))}
        value={operator.id}
        onChange={(next) => setOperatorId(next ?? operator.id)}
        allowDeselect={false}
        comboboxProps={inPopover}
      />
      <ValueInput kind={kind} operator={operator} texts={texts} problems={shown} onChange={setTexts} />
      <Button type="submit">Apply</Button>
    </form>
  );
}

interface ValueInputProps {
  readonly kind: FilterFieldKind;
  readonly operator: Operator;
  readonly texts: readonly string[];
  readonly problems: ConditionProblems;
  readonly onChange: (texts: string[]) => void;
}

const placeholders: Readonly<Record<string, string>> = {
  WITHIN_CIDR: "10.0.0.0/8",
  NOT_WITHIN_CIDR: "10.0.0.0/8",
  SINCE: "90m, 12h or 7d",
};

function ValueInput({ kind, operator, texts, problems, onChange }: ValueInputProps) {
  const [first = "", second = ""] = texts;
  const placeholder = placeholders[operator.id] ?? (kind === "time" ? "2026-11-20 06:00:00" : "");
  switch (operator.takes) {
    case "nothing":
      return null;
    case "list":
      return (
        <TagsInput
          label="Values"
          error={problems.value}
          placeholder="Enter or a comma after each"
          splitChars={[",", "\n"]}
          acceptValueOnBlur
          value={[...texts].filter(Boolean)}
          onChange={onChange}
          comboboxProps={inPopover}
        />
      );
    case "pair":
      return (
        <div className={classes.pair}>
          <TextInput
            label="From"
            placeholder={placeholder}
            value={first}
            onChange={(event) => onChange([event.currentTarget.value, second])}
          />
          <TextInput
            label="To"
            error={problems.second}
            placeholder={placeholder}
            value={second}
            onChange={(event) => onChange([first, event.currentTarget.value])}
          />
        </div>
      );
    case "value":
      return kind === "boolean" && !operator.isOfRow ? (
        <Select
          label="Value"
          error={problems.value}
          data={["true", "false"]}
          value={first || null}
          onChange={(next) => onChange([next ?? ""])}
          comboboxProps={inPopover}
        />
      ) : (
        <TextInput
          label="Value"
          error={problems.value}
          placeholder={placeholder}
          value={first}
          onChange={(event) => onChange([event.currentTarget.value])}
        />
      );
  }
}

function textsOf(condition: Condition | undefined): string[] {
  const value = condition?.value;
  if (value === undefined) return [];
  return typeof value === "object" ? value.map(String) : [String(value)];
}
