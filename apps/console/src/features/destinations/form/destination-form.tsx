import { type AlertSubtype, alertSubtypes, type Severity } from "@pharos/domain";
import { Button, Checkbox, FailedState, MultiSelect, Panel, TextInput } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { type ReactNode, useRef, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { fieldErrorsOf } from "../../../graphql/field-errors.ts";
import { useFirstRefusedField } from "../../../page/use-first-refused-field.ts";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import { alertTypeLabels, severityLabels } from "../labels.ts";
import type { DestinationField } from "./destination-field.ts";
import classes from "./destination-form.module.css";
import { type DestinationValues, destinationProblems, placeErrors, severityChoices } from "./destination-values.ts";
import { LogTypesInput } from "./log-types-input.tsx";
import { MessageFields } from "./message-fields.tsx";
import { QuietFields } from "./quiet-fields.tsx";
import { SendTest } from "./send-test.tsx";
import { SettingFields } from "./setting-fields.tsx";

interface DestinationFormProps {
  readonly outputType: string;
  /** Undefined for one that is not saved. */
  readonly outputId?: string;
  readonly fields: readonly DestinationField[];
  readonly initialValues: DestinationValues;
  readonly submitLabel: string;
  readonly actions: ReactNode;
  /** Rejects with the server's error, which the form shows. */
  readonly onSubmit: (values: DestinationValues) => Promise<void>;
}

/** What adding and editing have in common, whatever the kind. */
export function DestinationForm(props: DestinationFormProps) {
  const { outputType, outputId, fields, initialValues, submitLabel, actions, onSubmit } = props;
  const [failure, setFailure] = useState<string>();
  const form = useForm<DestinationValues>({
    initialValues,
    validate: (values) => destinationProblems(values, fields),
    validateInputOnBlur: true,
  });
  // What is saved goes by its id alone, so that its secrets need not be known here.
  const settings = outputId === undefined || form.isDirty("settings") ? form.values.settings : undefined;
  const target = outputId === undefined ? { outputType, settings } : { outputId, settings };
  const save = useUnsavedChanges(form.isDirty());
  const element = useRef<HTMLFormElement>(null);
  const goToRefused = useFirstRefusedField(element);
  const showErrors = (error: unknown) => {
    form.setErrors(placeErrors(fieldErrorsOf(error), fields));
    goToRefused();
  };
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined);
    try {
      await save(() => onSubmit(values));
    } catch (error) {
      showErrors(error);
      setFailure(errorText(error));
    }
  }, goToRefused);
  return (
    <form ref={element} className={classes.form} onSubmit={submit} noValidate>
      <Panel title="Connection">
        <div className={classes.fields}>
          <TextInput
            label="Display name"
            placeholder="How should we name this?"
            withAsterisk
            autoComplete="off"
            {...form.getInputProps("displayName")}
          />
          <SettingFields form={form} fields={fields} />
        </div>
      </Panel>
      <Panel title="Alerts">
        <div className={classes.fields}>
          <Checkbox.Group
            label="Severity levels"
            description="Alerts of these severities are sent here unless their detection names other destinations"
            {...form.getInputProps("defaultForSeverity")}
            onChange={(chosen) => form.setFieldValue("defaultForSeverity", chosen as Severity[])}
          >
            <div className={classes.choices}>
              {severityChoices.map((severity) => (
                <Checkbox key={severity} value={severity} label={severityLabels[severity]} />
              ))}
            </div>
          </Checkbox.Group>
          <MultiSelect
            label="Alert types"
            description="The kinds of alerts that are sent here"
            withAsterisk
            data={alertSubtypes.map((value) => ({ value, label: alertTypeLabels[value] }))}
            {...form.getInputProps("alertTypes")}
            onChange={(chosen) => form.setFieldValue("alertTypes", chosen as AlertSubtype[])}
          />
          <LogTypesInput {...form.getInputProps("logTypes")} />
        </div>
      </Panel>
      <MessageFields form={form} target={target} />
      <QuietFields form={form} />
      <SendTest
        outputType={outputType}
        outputId={outputId}
        settings={form.values.settings}
        isChanged={form.isDirty("settings")}
        onRefused={showErrors}
      />
      {failure ? <FailedState title="Couldn't save the destination" message={failure} /> : null}
      <div className={classes.buttons}>
        {actions}
        <Button type="submit" loading={form.submitting} disabled={!form.isDirty()}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
