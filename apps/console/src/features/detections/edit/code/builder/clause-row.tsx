import type { BuilderCondition, ConditionName } from "@pharos/detection-content/editor";
import { Autocomplete, Button, Select, TextInput } from "@pharos/ui";
import { lazy, Suspense, useState } from "react";
import { operatorChoices } from "../../../operator-words.ts";
import classes from "./builder.module.css";
import {
  isValidText,
  takesList,
  takesNothing,
  toScalar,
  valueTexts,
  valueTypeOf,
  withOperator,
} from "./clause-values.ts";

// Opened by a press.
const MultiValueEditor = lazy(() =>
  import("@pharos/ui/multi-value-editor").then((m) => ({ default: m.MultiValueEditor })),
);

/** Field → its type, of the chosen log types. */
export type FieldTypes = ReadonlyMap<string, string>;

interface ClauseRowProps {
  readonly condition: BuilderCondition;
  readonly fields: FieldTypes;
  readonly isReadOnly: boolean;
  readonly isFresh: boolean;
  readonly onChange: (condition: BuilderCondition) => void;
}

const choicesMax = 50;

/** Field, operator and value of a condition. */
export function ClauseRow({ condition, fields, isReadOnly, isFresh, onChange }: ClauseRowProps) {
  const { field, operator } = condition;
  return (
    <div className={classes.row}>
      <div className={classes.fields}>
        <Autocomplete
          size="xs"
          aria-label="Field"
          placeholder="Field"
          autoFocus={isFresh}
          readOnly={isReadOnly}
          classNames={{ input: classes.mono ?? "" }}
          data={[...fields.keys()]}
          limit={choicesMax}
          value={field}
          // A path is what people know, however the text said it before.
          onChange={(next) => next !== field && onChange({ ...condition, keyForm: "KeyPath", field: next })}
        />
        <Select
          size="xs"
          aria-label="Operator"
          searchable
          allowDeselect={false}
          readOnly={isReadOnly}
          data={operatorChoicesWith(operator)}
          value={operator}
          onChange={(next) => next !== null && onChange(withOperator(condition, next as ConditionName))}
        />
        <ValueInput condition={condition} fields={fields} isReadOnly={isReadOnly} onChange={onChange} />
      </div>
    </div>
  );
}

/** An older name that the text has stays a choice. */
function operatorChoicesWith(operator: ConditionName) {
  const isListed = operatorChoices.some(({ value }) => value === operator);
  return isListed ? [...operatorChoices] : [...operatorChoices, { value: operator, label: operator }];
}

type ValueInputProps = Omit<ClauseRowProps, "isFresh">;

function ValueInput({ condition, fields, isReadOnly, onChange }: ValueInputProps) {
  const [isOpen, setOpen] = useState(false);
  const { field, operator } = condition;
  const type = valueTypeOf(condition, fields.get(field));
  const texts = valueTexts(condition);
  if (takesNothing(operator)) return null;
  if (takesList(operator)) {
    return (
      <>
        <Button
          size="xs"
          variant="default"
          className={classes.values ?? ""}
          justify="flex-start"
          title={texts.join(", ")}
          disabled={isReadOnly}
          onClick={() => setOpen(true)}
        >
          {texts.length === 0
            ? "Add values"
            : `${texts.length} ${texts.length === 1 ? "value" : "values"}: ${texts.join(", ")}`}
        </Button>
        {isOpen ? (
          <Suspense fallback={null}>
            <MultiValueEditor
              title={field === "" ? "Values" : `Values of ${field}`}
              values={texts}
              isValid={(text) => isValidText(text, type)}
              onClose={() => setOpen(false)}
              onSave={(values) => {
                onChange({ ...condition, operand: values.map((text) => toScalar(text, type)) });
                setOpen(false);
              }}
            />
          </Suspense>
        ) : null}
      </>
    );
  }
  const [text = ""] = texts;
  if (type === "boolean") {
    return (
      <Select
        size="xs"
        aria-label="Value"
        allowDeselect={false}
        readOnly={isReadOnly}
        data={["true", "false"]}
        value={text}
        onChange={(next) => next !== null && onChange({ ...condition, operand: next === "true" })}
      />
    );
  }
  return (
    <TextInput
      size="xs"
      aria-label="Value"
      placeholder={type === "number" ? "Number" : "Value"}
      readOnly={isReadOnly}
      classNames={{ input: classes.mono ?? "" }}
      value={text}
      onChange={(event) => onChange({ ...condition, operand: toScalar(event.currentTarget.value, type) })}
    />
  );
}
