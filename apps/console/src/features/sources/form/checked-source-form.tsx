import { Button, CopiedText, FailedState, Panel } from "@pharos/ui";
import { type UseFormReturnType, useForm } from "@pharos/ui/form";
import { type ReactNode, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { fieldErrorsOf } from "../../../graphql/field-errors.ts";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import type { RawRow } from "../raw/raw-events.tsx";
import { type Check, ConnectionCheckPanel, useCheck } from "./connection-check.tsx";
import classes from "./http-source-form.module.css";
import { UnsavedObjectPreview } from "./unsaved-object-preview.tsx";

type Problems = Record<string, string>;

/** What a page that creates or edits a source gives to its form. */
export interface SourceFormProps<Values> {
  readonly initialValues: Values;
  readonly submitLabel: string;
  readonly cancel: ReactNode;
  /** Rejects with the server's error, which the form shows. */
  readonly onSubmit: (values: Values) => Promise<void>;
}

interface CheckedSourceFormProps<Values> extends SourceFormProps<Values> {
  readonly isStored: boolean;
  readonly findProblems: (values: Values) => Problems;
  readonly findConnectionProblems: (values: Values) => Problems;
  /** Reaches the other side with values that have no problem. */
  readonly check: (values: Values) => Promise<readonly Check[] | undefined>;
  /** What is reached, such as "the bucket". */
  readonly target: string;
  /** What to give to whoever manages the other side. */
  readonly renderPermissions: (values: Values) => PermissionsProps;
  /** Returns what the server says about single fields, by the form's names for them. */
  readonly toFormErrors: (fieldErrors: Readonly<Problems>) => Problems;
  /** Reads the first objects under a prefix with values that have no problem, where there are objects. */
  readonly preview?: (values: Values, prefix: string) => Promise<readonly RawRow[] | undefined>;
  readonly children: (form: UseFormReturnType<Values>) => ReactNode;
}

/** The form of a source that Pharos collects from: its fields, the rights that it needs, and a check of the connection. */
export function CheckedSourceForm<Values extends object>(props: CheckedSourceFormProps<Values>) {
  const { initialValues, submitLabel, cancel, onSubmit, isStored, findProblems, target, preview, children } = props;
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({
    initialValues,
    validate: (values) => findProblems(values),
    validateInputOnBlur: true,
  });
  const check = useCheck<Values>(async (values) => {
    const problems = props.findConnectionProblems(values);
    if (Object.keys(problems).length === 0) return props.check(values);
    form.setErrors(problems);
    return undefined;
  });
  const save = useUnsavedChanges(form.isDirty());
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined);
    try {
      await save(() => onSubmit(values));
    } catch (error) {
      form.setErrors(props.toFormErrors(fieldErrorsOf(error)));
      setFailure(errorText(error));
    }
  });
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {children(form)}
      <Permissions {...props.renderPermissions(form.values)} />
      <ConnectionCheckPanel check={check} values={form.values} target={target} />
      {preview ? (
        <UnsavedObjectPreview
          ask={async (prefix) => {
            const problems = findProblems(form.values);
            if (Object.keys(problems).length === 0) return preview(form.values, prefix);
            form.setErrors(problems);
            throw new Error("Fill in the fields above first.");
          }}
        />
      ) : null}
      {failure ? (
        <FailedState title={`Couldn't ${isStored ? "save" : "create"} the log source`} message={failure} />
      ) : null}
      <div className={classes.buttons}>
        {cancel}
        <Button type="submit" loading={form.submitting} disabled={isStored && !form.isDirty()}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

interface PermissionsProps {
  readonly hint: string;
  readonly fileName: string;
  readonly text: string;
}

function Permissions({ hint, fileName, text }: PermissionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title="Permissions"
      actions={
        <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Hide" : "Show"}
        </Button>
      }
    >
      <div className={classes.fields}>
        <p className={classes.hint}>{hint}</p>
        {isOpen ? <CopiedText label={fileName} text={text} /> : null}
      </div>
    </Panel>
  );
}
