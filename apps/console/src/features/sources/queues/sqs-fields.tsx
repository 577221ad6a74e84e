import { CopyButton, Panel, TextInput } from "@pharos/ui";
import { AwsAccessFields } from "../form/aws-access-fields.tsx";
import classes from "../form/http-source-form.module.css";
import type { QueueForm } from "./queue-form.ts";

interface SqsFieldsProps {
  readonly form: QueueForm;
  /** Of a source that exists; its secret stays unless another is typed. */
  readonly storedKeyId: string | undefined;
}

/** The queue, and who reads it. */
export function SqsFields({ form, storedKeyId }: SqsFieldsProps) {
  const { usesRole, externalId } = form.values;
  return (
    <Panel title="Queue">
      <div className={classes.fields}>
        <TextInput
          label="Queue URL"
          placeholder="https://sqs.eu-west-1.amazonaws.com/123456789012/logs"
          withAsterisk
          autoComplete="off"
          {...form.getInputProps("queueUrl")}
        />
        <AwsAccessFields
          form={form}
          storedKeyId={storedKeyId}
          purpose="Of a user who may read the queue, or assume a role that may"
          deploymentPurpose="Assumes a role of the queue's account"
        />
        {usesRole ? (
          <>
            <TextInput
              label="IAM role ARN"
              placeholder="arn:aws:iam::123456789012:role/pharos-reader"
              withAsterisk
              autoComplete="off"
              {...form.getInputProps("roleArn")}
            />
            <p className={classes.hint}>
              The trust policy of the role has to require the external ID <code>{externalId}</code>{" "}
              <CopyButton value={externalId} label="Copy the external ID" />
            </p>
          </>
        ) : null}
      </div>
    </Panel>
  );
}
