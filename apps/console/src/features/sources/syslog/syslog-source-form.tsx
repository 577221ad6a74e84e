import { type SyslogProtocol, syslogProtocols } from "@pharos/domain";
import { Button, Checkbox, FailedState, NumberInput, Panel, Textarea } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { fieldErrorsOf } from "../../../graphql/field-errors.ts";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import type { SourceFormProps } from "../form/checked-source-form.tsx";
import classes from "../form/http-source-form.module.css";
import { LogTypeSelect } from "../form/log-type-select.tsx";
import { SourceLabel } from "../form/source-label.tsx";
import { type SyslogSourceValues, syslogSourceProblems } from "./syslog-source-values.ts";
import { TlsFields } from "./tls-fields.tsx";

interface SyslogSourceFormProps extends SourceFormProps<SyslogSourceValues> {
  /** Whether a private key is stored; undefined for a new source. */
  readonly hasStoredKey?: boolean;
}

const descriptions: Record<SyslogProtocol, string> = {
  UDP: "For devices that know nothing else. Messages can be lost on the way.",
  TCP: "For networks that you trust",
  TLS: "Encrypted, and senders can show certificates",
};

export function SyslogSourceForm(props: SyslogSourceFormProps) {
  const { initialValues, hasStoredKey, submitLabel, cancel, onSubmit } = props;
  const isNew = hasStoredKey === undefined;
  const [failure, setFailure] = useState<string>();
  const form = useForm<SyslogSourceValues>({
    initialValues,
    validate: (values) =>
      syslogSourceProblems(values, hasStoredKey === true, isNew ? undefined : initialValues.logTypes),
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
          <p className={classes.hint}>
            A message is parsed as a whole, or without its syslog header: JSON, CEF and other records find their own log
            type. Add Syslog.RFC3164 and Syslog.RFC5424 for everything else.
          </p>
        </div>
      </Panel>
      <Panel title="Listen">
        <div className={classes.fields}>
          <Checkbox.Group label="Protocols" withAsterisk {...form.getInputProps("protocols")}>
            <div className={classes.types}>
              {syslogProtocols.map((protocol) => (
                <div key={protocol} className={classes.type}>
                  <Checkbox value={protocol} label={protocol} description={descriptions[protocol]} />
                </div>
              ))}
            </div>
          </Checkbox.Group>
          <div className={classes.pair}>
            <NumberInput
              label="Port"
              description="514 for UDP and TCP, 6514 for TLS, or any other"
              withAsterisk
              hideControls
              min={1}
              max={65_535}
              {...form.getInputProps("port")}
            />
            <NumberInput
              label="Idle time"
              description="A connection that brings nothing for so many minutes is closed"
              withAsterisk
              hideControls
              min={1}
              {...form.getInputProps("idleMinutes")}
            />
          </div>
          <Textarea
            label="Senders"
            description="Addresses and networks, one on each line. Without any, everyone who reaches the port can send."
            placeholder="10.1.0.0/16"
            autosize
            minRows={2}
            maxRows={8}
            spellCheck={false}
            {...form.getInputProps("networks")}
          />
        </div>
      </Panel>
      {form.values.protocols.includes("TLS") ? <TlsFields form={form} hasStoredKey={hasStoredKey === true} /> : null}
      {failure ? <FailedState title="Couldn't save the log source" message={failure} /> : null}
      <div className={classes.buttons}>
        {cancel}
        <Button type="submit" loading={form.submitting} disabled={!isNew && !form.isDirty()}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
