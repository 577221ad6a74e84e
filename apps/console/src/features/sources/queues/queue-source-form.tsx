import { useMutation } from "@apollo/client/react";
import { Button, CopiedText, FailedState, Panel, TextInput } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { type ReactNode, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { fieldErrorsOf } from "../../../graphql/field-errors.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import { ConnectionCheckPanel, useCheck } from "../form/connection-check.tsx";
import classes from "../form/http-source-form.module.css";
import { LogTypeSelect } from "../form/log-type-select.tsx";
import { StreamTypePicker } from "../form/stream-type-picker.tsx";
import { EventHubFields, KafkaFields } from "./kafka-fields.tsx";
import { PubSubFields } from "./pub-sub-fields.tsx";
import { queueKindTexts } from "./queue-kinds.ts";
import { renderQueuePermissions } from "./queue-permissions.ts";
import {
  checkQueueInput,
  connectionProblems,
  type QueueSourceValues,
  queueFormErrors,
  queueSourceProblems,
  type StoredQueue,
} from "./queue-source-values.ts";
import { SqsFields } from "./sqs-fields.tsx";

const checkMutation = graphql(`
  mutation CheckQueueConnection($input: CheckQueueConnectionInput!) {
    checkQueueConnection(input: $input) { checks { name isHealthy message } }
  }
`);

interface QueueSourceFormProps {
  readonly initialValues: QueueSourceValues;
  /** Of a source that exists. */
  readonly stored?: StoredQueue & { readonly sourceId: string };
  readonly submitLabel: string;
  readonly cancel: ReactNode;
  /** Rejects with the server's error, which the form shows. */
  readonly onSubmit: (values: QueueSourceValues) => Promise<void>;
}

/** What creating and editing a source of messages have in common. */
export function QueueSourceForm({ initialValues, stored, submitLabel, cancel, onSubmit }: QueueSourceFormProps) {
  const [failure, setFailure] = useState<string>();
  const [isPermissionsOpen, setPermissionsOpen] = useState(false);
  const form = useForm<QueueSourceValues>({
    initialValues,
    validate: (values) => queueSourceProblems(values, stored),
    validateInputOnBlur: true,
  });
  const [ask] = useMutation(checkMutation);
  const check = useCheck<QueueSourceValues>(async (values) => {
    const problems = connectionProblems(values, stored);
    if (Object.keys(problems).length > 0) {
      form.setErrors(problems);
      return undefined;
    }
    const { data } = await ask({ variables: { input: checkQueueInput(values, stored?.sourceId) } });
    return data?.checkQueueConnection.checks;
  });
  const save = useUnsavedChanges(form.isDirty());
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined);
    try {
      await save(() => onSubmit(values));
    } catch (error) {
      form.setErrors(queueFormErrors(fieldErrorsOf(error)));
      setFailure(errorText(error));
    }
  });
  const { kind } = initialValues;
  const permissions = renderQueuePermissions(form.values);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Panel title="Source">
        <div className={classes.fields}>
          <TextInput
            label="Label"
            description="Letters, digits, dashes and spaces; at most 36"
            withAsterisk
            autoComplete="off"
            {...form.getInputProps("label")}
          />
          <LogTypeSelect {...form.getInputProps("logTypes")} />
        </div>
      </Panel>
      <Panel title="Stream type">
        <StreamTypePicker form={form} />
      </Panel>
      {kind === "GcpPubSub" ? <PubSubFields form={form} isStored={stored !== undefined} /> : null}
      {kind === "Kafka" ? <KafkaFields form={form} isStored={stored !== undefined} /> : null}
      {kind === "AzureEventHub" ? <EventHubFields form={form} isStored={stored !== undefined} /> : null}
      {kind === "Sqs" || kind === "EventBridge" ? <SqsFields form={form} storedKeyId={stored?.accessKeyId} /> : null}
      <Panel
        title="Permissions"
        actions={
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isPermissionsOpen}
            onClick={() => setPermissionsOpen(!isPermissionsOpen)}
          >
            {isPermissionsOpen ? "Hide" : "Show"}
          </Button>
        }
      >
        <div className={classes.fields}>
          <p className={classes.hint}>{permissions.hint}</p>
          {isPermissionsOpen ? <CopiedText label={permissions.fileName} text={permissions.text} /> : null}
        </div>
      </Panel>
      <ConnectionCheckPanel check={check} values={form.values} target={queueKindTexts[kind].target} />
      {failure ? <FailedState title="Couldn't save the log source" message={failure} /> : null}
      <div className={classes.buttons}>
        {cancel}
        <Button type="submit" loading={form.submitting} disabled={stored !== undefined && !form.isDirty()}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
