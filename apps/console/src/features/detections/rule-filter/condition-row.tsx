import type { ConditionName } from "@pharos/detection-content/editor";
import { ActionIcon, Autocomplete, Select, TagsInput, TextInput } from "@pharos/ui";
import { IconTrash } from "@pharos/ui/icons";
import { operatorChoices } from "../operator-words.ts";
import type { FieldType } from "./event-fields.ts";
import {
  type ConditionDraft,
  type ConditionProblems,
  takesList,
  takesNothing,
  valueType,
  withOperator,
} from "./filter-draft.ts";
import classes from "./rule-filter.module.css";

interface ConditionRowProps {
  readonly condition: ConditionDraft;
  /** Fields of the alert's event. */
  readonly types: ReadonlyMap<string, FieldType>;
  readonly problems: ConditionProblems;
  readonly onChange: (condition: ConditionDraft) => void;
  /** Absent: it is the only one. */
  readonly onRemove?: (() => void) | undefined;
}

/** Field, operator and value; each in a line of its own, because key paths are long. */
export function ConditionRow({ condition, types, problems, onChange, onRemove }: ConditionRowProps) {
  const { field, operator } = condition;
  return (
    <div className={classes.condition}>
      <div className={classes.first}>
        <Autocomplete
          label="Field"
          classNames={{ input: classes.mono ?? "" }}
          data={[...types.keys()]}
          limit={50}
          value={field}
          error={problems.field}
          onChange={(next) => onChange({ ...condition, field: next })}
        />
        {onRemove ? (
          <ActionIcon
            className={classes.remove}
            aria-label={`Remove the condition on ${field || "no field"}`}
            onClick={onRemove}
          >
            <IconTrash size={16} />
          </ActionIcon>
        ) : null}
      </div>
      <div className={classes.pair}>
        <Select
          label="Operator"
          searchable
          allowDeselect={false}
          data={operatorChoices}
          value={operator}
          onChange={(next) => next !== null && onChange(withOperator(condition, next as ConditionName))}
        />
        <ValueInput condition={condition} types={types} problem={problems.value} onChange={onChange} />
      </div>
    </div>
  );
}

interface ValueInputProps extends Pick<ConditionRowProps, "condition" | "types" | "onChange"> {
  readonly problem: string | undefined;
}

const booleans = ["true", "false"];

function ValueInput({ condition, types, problem, onChange }: ValueInputProps) {
  const { operator, text, list } = condition;
  if (takesNothing(operator)) return null;
  if (takesList(operator)) {
    return (
      <TagsInput
        label="Values"
        placeholder={list.length === 0 ? "Enter after each" : ""}
        splitChars={[","]}
        acceptValueOnBlur
        value={[...list]}
        error={problem}
        onChange={(next) => onChange({ ...condition, list: next })}
      />
    );
  }
  if (valueType(condition, types) === "boolean") {
    return (
      <Select
        label="Value"
        data={booleans}
        allowDeselect={false}
        value={booleans.includes(text) ? text : null}
        error={problem}
        onChange={(next) => next !== null && onChange({ ...condition, text: next })}
      />
    );
  }
  return (
    <TextInput
      label="Value"
      classNames={{ input: classes.mono ?? "" }}
      value={text}
      error={problem}
      onChange={(event) => onChange({ ...condition, text: event.currentTarget.value })}
    />
  );
}
