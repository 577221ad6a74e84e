import { Button, Group, SegmentedControl, Select, Textarea, TextInput } from "@pharos/ui";
import { type FormEvent, useEffect, useState } from "react";
import { makeField, type PatternKind, type ReadLine } from "./make-field.ts";
import classes from "./parser.module.css";
import type { ParserDocument } from "./parser-document.ts";
import type { Selection } from "./pattern-edit.ts";
import { type FieldTypeChoice, fieldOf, fieldTypeChoices, suggestType } from "./suggest-field.ts";

interface MakeFieldFormProps {
  readonly line: ReadLine;
  /** What the pointer selected, or the keyboard here. */
  readonly selection: Selection | undefined;
  readonly onSelect: (selection: Selection | undefined) => void;
  readonly document: ParserDocument;
  readonly spec: string;
  /** The line is that of an older text, so that places in it say nothing of this one. */
  readonly isOld: boolean;
  readonly onMade: (spec: string, name: string) => void;
}

const kinds: readonly { readonly value: PatternKind; readonly label: string }[] = [
  { value: "fastmatch", label: "Fastmatch" },
  { value: "regex", label: "Regex" },
];

const keepText = () => undefined;

/** A field for a part of a line: its placeholder in the pattern, and its entry in the document. */
export function MakeFieldForm({ line, selection, onSelect, document, spec, isOld, onMade }: MakeFieldFormProps) {
  const [isShown, setShown] = useState(false);
  const [name, setName] = useState("");
  const [type, setType] = useState<FieldTypeChoice>();
  const [kind, setKind] = useState<PatternKind>("fastmatch");
  const [problem, setProblem] = useState<string>();
  const value = selection ? line.text.slice(selection.start, selection.end) : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection is another question
  useEffect(() => setProblem(undefined), [value, name]);
  if (!selection && !isShown) {
    return (
      <Button size="compact-sm" variant="default" className={classes.make} onClick={() => setShown(true)}>
        Make a field
      </Button>
    );
  }
  const chosenType = type ?? suggestType(value);
  const close = () => {
    setShown(false);
    setName("");
    setType(undefined);
    onSelect(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!selection || value === "") return setProblem("Select a part of the line first.");
    const edit = makeField(spec, line, selection, fieldOf(name.trim(), chosenType, value), kind);
    if ("problem" in edit) return setProblem(edit.problem);
    close();
    onMade(edit.spec, name.trim());
  };
  return (
    <form className={classes.form} onSubmit={submit} aria-label="Make a field">
      <Textarea
        label="Text of the field"
        description="Select the part of the line that the field takes"
        aria-readonly
        autosize
        minRows={1}
        maxRows={4}
        value={line.text}
        // Not `readOnly`, for which some browsers have no caret to select with; what is typed changes nothing.
        onChange={keepText}
        classNames={{ input: classes.lineInput }}
        onSelect={({ currentTarget: { selectionStart: start, selectionEnd: end } }) => {
          if (end > start) onSelect({ start, end });
        }}
      />
      {value === "" ? null : (
        <p className={classes.selected}>
          Selected: <code>{value}</code>
        </p>
      )}
      <div className={classes.inputs}>
        <TextInput
          label="Name"
          placeholder="source_ip"
          autoComplete="off"
          spellCheck={false}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={problem}
        />
        <Select
          label="Type"
          data={[...fieldTypeChoices]}
          allowDeselect={false}
          value={chosenType}
          onChange={(next) => setType((next ?? undefined) as FieldTypeChoice | undefined)}
        />
      </div>
      {document.kind === undefined ? (
        <SegmentedControl
          aria-label="Parser"
          size="xs"
          data={[...kinds]}
          value={kind}
          onChange={(next) => setKind(next as PatternKind)}
        />
      ) : null}
      <Group gap={8}>
        <Button type="submit" size="compact-sm" disabled={isOld}>
          Add field
        </Button>
        <Button size="compact-sm" variant="default" onClick={close}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
