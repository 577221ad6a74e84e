import { Button, FailedState, Panel } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import type { ReactNode } from "react";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { fieldErrorsOf } from "../../../graphql/field-errors.ts";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import { AuthFields } from "./auth-fields.tsx";
import classes from "./http-source-form.module.css";
import { type HttpSourceValues, httpSourceProblems } from "./http-source-values.ts";
import { LogTypeSelect } from "./log-type-select.tsx";
import { SourceLabel } from "./source-label.tsx";
import { StreamTypePicker } from "./stream-type-picker.tsx";

interface HttpSourceFormProps {
  readonly initialValues: HttpSourceValues;
  /** The authentication method that is stored; undefined for a new source. */
  readonly storedMethod?: HttpSourceValues["method"];
  readonly submitLabel: string;
  readonly cancel: ReactNode;
  /** Rejects with the server's error, which the form shows. */
  readonly onSubmit: (values: HttpSourceValues) => Promise<void>;
}

/** What creating and editing an HTTP source have in common. */
export function HttpSourceForm(props: HttpSourceFormProps) {
  const { initialValues, storedMethod, submitLabel, cancel, onSubmit } = props;
  const [failure, setFailure] = useState<string>();
  const form = useForm<HttpSourceValues>({
    initialValues,
    validate: (values) => httpSourceProblems(values, storedMethod && initialValues.logTypes),
    validateInputOnBlur: true,
  });
  const save = useUnsavedChanges(form.isDirty());
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined);
    try {
      await save(() => onSubmit(values));
    } catch (error) {
      form.setErrors(fieldErrorsOf(error));
      setFailure(errorText(error));
    }
  });
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Panel title="Source">
        <div className={classes.fields}>
          <SourceLabel form={form} />
          <LogTypeSelect {...form.getInputProps("logTypes")} />
        </div>
      </Panel>
      <Panel title="Stream type">
        <StreamTypePicker form={form} />
      </Panel>
      <Panel title="Authentication">
        <AuthFields form={form} storedMethod={storedMethod} />
      </Panel>
      {failure ? <FailedState title="Couldn't save the log source" message={failure} /> : null}
      <div className={classes.buttons}>
        {cancel}
        <Button type="submit" loading={form.submitting} disabled={storedMethod !== undefined && !form.isDirty()}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
