import { Panel, TextInput } from "@pharos/ui";
import { AwsAccessFields } from "./aws-access-fields.tsx";
import classes from "./http-source-form.module.css";
import type { S3Form } from "./s3-form.ts";
import { S3Permissions } from "./s3-permissions-panel.tsx";

interface S3AccessFieldsProps {
  readonly form: S3Form;
  /** Of a source that exists; its secret stays unless another is typed. */
  readonly stored?: { readonly sourceId: string; readonly accessKeyId: string | undefined };
}

/** Who reads the bucket, and how new objects are announced. */
export function S3AccessFields({ form, stored }: S3AccessFieldsProps) {
  return (
    <>
      <Panel title="Credentials">
        <div className={classes.fields}>
          <AwsAccessFields
            form={form}
            storedKeyId={stored?.accessKeyId}
            purpose="Of a user who may read the bucket, or assume a role that may"
            deploymentPurpose="Assumes a role of the bucket's account"
          />
        </div>
      </Panel>
      <S3Permissions form={form} sourceId={stored?.sourceId} />
      {form.values.usesRole ? (
        <Panel title="Role">
          <div className={classes.fields}>
            <TextInput
              label="IAM role ARN"
              description="RoleArn among the outputs of the template"
              placeholder="arn:aws:iam::123456789012:role/pharos-reader"
              withAsterisk
              autoComplete="off"
              {...form.getInputProps("roleArn")}
            />
            <TextInput
              label="AWS account ID"
              description={
                stored
                  ? "Fixed when the source was created"
                  : "Optional. Objects of a bucket that another account owns are refused."
              }
              autoComplete="off"
              disabled={stored !== undefined}
              maw={420}
              {...form.getInputProps("awsAccountId")}
            />
          </div>
        </Panel>
      ) : null}
      <Panel title="Notices of new objects">
        <div className={classes.fields}>
          <TextInput
            label="Notification queue URL"
            description="An SQS queue that the bucket notifies. Without one, Pharos lists the bucket every minute, which suits small buckets."
            placeholder="https://sqs.eu-west-1.amazonaws.com/123456789012/notices"
            autoComplete="off"
            {...form.getInputProps("queueUrl")}
          />
          <TextInput
            label="KMS key ARN"
            description="Optional: if the objects are encrypted with a key of your own"
            autoComplete="off"
            {...form.getInputProps("kmsKey")}
          />
        </div>
      </Panel>
    </>
  );
}
