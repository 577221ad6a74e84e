import { useMutation } from "@apollo/client/react";
import { Panel } from "@pharos/ui";
import { graphql } from "../../../graphql/generated/index.ts";
import { CheckedSourceForm, type SourceFormProps } from "../form/checked-source-form.tsx";
import classes from "../form/http-source-form.module.css";
import { LogTypeSelect } from "../form/log-type-select.tsx";
import { SourceLabel } from "../form/source-label.tsx";
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

interface QueueSourceFormProps extends SourceFormProps<QueueSourceValues> {
  /** Of a source that exists. */
  readonly stored?: StoredQueue & { readonly sourceId: string };
}

/** What creating and editing a source of messages have in common. */
export function QueueSourceForm({ stored, ...props }: QueueSourceFormProps) {
  const [ask] = useMutation(checkMutation);
  const { kind } = props.initialValues;
  const isStored = stored !== undefined;
  return (
    <CheckedSourceForm
      {...props}
      isStored={isStored}
      findProblems={(values) => queueSourceProblems(values, stored)}
      findConnectionProblems={(values) => connectionProblems(values, stored)}
      check={async (values) => {
        const { data } = await ask({ variables: { input: checkQueueInput(values, stored?.sourceId) } });
        return data?.checkQueueConnection.checks;
      }}
      target={queueKindTexts[kind].target}
      renderPermissions={renderQueuePermissions}
      toFormErrors={queueFormErrors}
    >
      {(form) => (
        <>
          <Panel title="Source">
            <div className={classes.fields}>
              <SourceLabel form={form} />
              <LogTypeSelect {...form.getInputProps("logTypes")} />
            </div>
          </Panel>
          <Panel title="Stream type">
            <StreamTypePicker form={form} />
          </Panel>
          {kind === "GcpPubSub" ? <PubSubFields form={form} isStored={isStored} /> : null}
          {kind === "Kafka" ? <KafkaFields form={form} isStored={isStored} /> : null}
          {kind === "AzureEventHub" ? <EventHubFields form={form} isStored={isStored} /> : null}
          {kind === "Sqs" || kind === "EventBridge" ? (
            <SqsFields form={form} storedKeyId={stored?.accessKeyId} />
          ) : null}
        </>
      )}
    </CheckedSourceForm>
  );
}
