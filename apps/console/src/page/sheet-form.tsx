import { Button, FailedState } from "@pharos/ui";
import type { UseFormReturnType } from "@pharos/ui/form";
import { type ReactNode, useState } from "react";
import { errorText } from "../graphql/error-text.ts";
import { fieldErrorsOf } from "../graphql/field-errors.ts";
import { useUnsavedChanges } from "../routing/unsaved-changes.tsx";
import classes from "./sheet-form.module.css";

interface SheetFormProps<V> {
  readonly form: UseFormReturnType<V>;
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly failureTitle: string;
  /** The member of the address that holds the sheet open. */
  readonly sheet?: string;
  /** There is something to save, whatever was changed. */
  readonly isNew?: boolean;
  /** Rejects with the server's error, which the form shows. */
  readonly onSubmit: (values: V) => Promise<void>;
  readonly onCancel: () => void;
}

/** A form in a side sheet: its fields scroll, its buttons stay. */
export function SheetForm<V extends Record<string, unknown>>(props: SheetFormProps<V>) {
  const { form, children, submitLabel, failureTitle, sheet = "edit", isNew = false, onSubmit, onCancel } = props;
  const [failure, setFailure] = useState<string>();
  const save = useUnsavedChanges(form.isDirty(), sheet);
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
      <div className={classes.fields}>
        {failure ? <FailedState title={failureTitle} message={failure} /> : null}
        {children}
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={form.submitting} disabled={!isNew && !form.isDirty()}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
