import { ActionIcon, Button, Checkbox, Modal, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import classes from "./multi-value-editor.module.css";
import { addValues } from "./multi-values.ts";

export interface MultiValueEditorProps {
  readonly title: string;
  readonly values: readonly string[];
  readonly isValid: (value: string) => boolean;
  readonly onSave: (values: readonly string[]) => void;
  readonly onClose: () => void;
}

/** A list of values in a dialog: added one by one or many at a time, changed in place, removed. */
export function MultiValueEditor({ title, values: saved, isValid, onSave, onClose }: MultiValueEditorProps) {
  const [values, setValues] = useState(saved);
  const [text, setText] = useState("");
  const [isSplit, setSplit] = useState(true);
  const [problem, setProblem] = useState<string>();
  const add = () => {
    const added = addValues(values, text, isSplit, isValid);
    setValues(added.values);
    setText(added.left);
    setProblem(added.problem);
  };
  const isSame = JSON.stringify(values) === JSON.stringify(saved);
  const isWhole = values.every((value, index) => isValid(value) && values.indexOf(value) === index);
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <form
        className={classes.add}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextInput
          label="New value"
          data-autofocus
          autoComplete="off"
          value={text}
          error={problem}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={text === ""}>
          Add value
        </Button>
      </form>
      <div className={classes.options}>
        <Checkbox
          label="Split on commas"
          checked={isSplit}
          onChange={(event) => setSplit(event.currentTarget.checked)}
        />
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          disabled={values.length === 0}
          onClick={() => setValues([])}
        >
          Clear all
        </Button>
      </div>
      <ul className={classes.values} aria-label="Values">
        {values.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place while it is typed
          <li key={index}>
            <TextInput
              size="xs"
              aria-label={`Value ${index + 1}`}
              value={value}
              error={
                values.indexOf(value) !== index ? "Value exists already" : isValid(value) ? undefined : "Invalid value"
              }
              onChange={(event) => {
                const next = event.currentTarget.value;
                setValues((current) => current.map((one, at) => (at === index ? next : one)));
              }}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove value ${index + 1}`}
              onClick={() => setValues((current) => current.filter((_one, at) => at !== index))}
            >
              <IconTrash size={14} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={values.length === 0 || isSame || !isWhole} onClick={() => onSave(values)}>
          Save
        </Button>
      </div>
    </Modal>
  );
}
