import { useMutation } from "@apollo/client/react";
import { Button, FailedState, NumberInput, notify, PasswordInput, Select, TagsInput, TextInput } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { fieldErrorsOf } from "../../../graphql/field-errors.ts";
import type { MailSecurity, MailSettingsQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import classes from "./mail-server.module.css";
import { type MailValues, mailInputOf, mailProblems, mailValuesOf, newMailValues } from "./mail-values.ts";
import { RemoveMailServer } from "./remove-mail-server.tsx";
import { TestMail } from "./test-mail.tsx";

const updateMailSettings = graphql(`
  mutation UpdateMailSettings($input: MailSettingsInput!) {
    updateMailSettings(input: $input) { host }
  }
`);

const securities: { value: MailSecurity; label: string }[] = [
  { value: "STARTTLS", label: "STARTTLS (587)" },
  { value: "TLS", label: "TLS (465)" },
  { value: "NONE", label: "None" },
];
const usualPorts: Record<MailSecurity, number> = { STARTTLS: 587, TLS: 465, NONE: 25 };

interface MailFormProps {
  readonly stored: MailSettingsQuery["mailSettings"] | undefined;
  readonly onChanged: () => Promise<void>;
}

export function MailForm({ stored, onChanged }: MailFormProps) {
  const [update] = useMutation(updateMailSettings);
  const [failure, setFailure] = useState<string>();
  const form = useForm<MailValues>({
    initialValues: stored ? mailValuesOf(stored) : newMailValues,
    validate: mailProblems,
    validateInputOnBlur: true,
  });
  const save = useUnsavedChanges(form.isDirty());
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined);
    try {
      await save(() => update({ variables: { input: mailInputOf(values) } }));
      notify({ message: "Mail server saved", tone: "success" });
      await onChanged();
    } catch (error) {
      form.setErrors(fieldErrorsOf(error));
      setFailure(errorText(error));
    }
  });
  const chooseSecurity = (security: MailSecurity) => {
    const isUsual = Object.values(usualPorts).includes(Number(form.values.port));
    form.setValues({ security, ...(isUsual && { port: usualPorts[security] }) });
  };
  return (
    <form onSubmit={submit} className={classes.fields} noValidate>
      <p className={classes.note}>
        Invitations, password resets, rows of scheduled queries and email destinations use this server. Without one,
        links are shown to whoever creates them.
      </p>
      <div className={classes.row}>
        <TextInput label="Server" placeholder="smtp.example.com" withAsterisk {...form.getInputProps("host")} />
        <NumberInput label="Port" withAsterisk hideControls min={1} max={65_535} {...form.getInputProps("port")} />
        <Select
          label="Encryption"
          withAsterisk
          allowDeselect={false}
          data={securities}
          value={form.values.security}
          onChange={(value) => chooseSecurity(value as MailSecurity)}
        />
      </div>
      <div className={classes.pair}>
        <TextInput label="User name" autoComplete="off" {...form.getInputProps("user")} />
        <PasswordInput label="Password" autoComplete="new-password" {...form.getInputProps("password")} />
      </div>
      <div className={classes.pair}>
        <TextInput
          label="Sender address"
          placeholder="pharos@example.com"
          withAsterisk
          {...form.getInputProps("fromAddress")}
        />
        <TextInput label="Sender name" {...form.getInputProps("fromName")} />
      </div>
      <div className={classes.pair}>
        <TextInput label="Reply to" placeholder="The sender" {...form.getInputProps("replyTo")} />
        <TagsInput
          label="Allowed recipient domains"
          placeholder={form.values.allowedRecipientDomains.length > 0 ? "" : "Any domain"}
          {...form.getInputProps("allowedRecipientDomains")}
        />
      </div>
      {failure ? <FailedState title="Couldn't save the mail server" message={failure} /> : null}
      <TestMail
        input={form.isDirty() || !stored ? mailInputOf(form.values) : undefined}
        onRefused={(error) => form.setErrors(fieldErrorsOf(error))}
      />
      <div className={classes.buttons}>
        {stored ? <RemoveMailServer host={stored.host} onRemoved={onChanged} /> : null}
        <Button type="submit" loading={form.submitting} disabled={!form.isDirty()}>
          Save
        </Button>
      </div>
    </form>
  );
}
