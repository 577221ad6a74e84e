import { useQuery } from "@apollo/client/react";
import { Panel, PasswordInput, Radio, Switch, TextInput } from "@pharos/ui";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./http-source-form.module.css";
import type { S3Form } from "./s3-form.ts";
import { S3Permissions } from "./s3-permissions-panel.tsx";
import { isRoleUsed, type KeyOwner } from "./s3-source-values.ts";

const setupQuery = graphql(`
  query S3Setup { s3Setup { hasDeploymentKey } }
`);

interface S3AccessFieldsProps {
  readonly form: S3Form;
  /** Of a source that exists; its secret stays unless another is typed. */
  readonly stored?: { readonly sourceId: string; readonly accessKeyId: string | undefined };
}

/** Who reads the bucket, and how new objects are announced. */
export function S3AccessFields({ form, stored }: S3AccessFieldsProps) {
  const { keyOwner, accessKeyId } = form.values;
  const { data } = useQuery(setupQuery);
  const hasDeploymentKey = data?.s3Setup.hasDeploymentKey ?? keyOwner === "deployment";
  const isStoredKey = stored?.accessKeyId !== undefined && stored.accessKeyId === accessKeyId.trim();
  return (
    <>
      <Panel title="Access key">
        <div className={classes.fields}>
          <Radio.Group
            aria-label="Access key"
            value={keyOwner}
            onChange={(value) => form.setFieldValue("keyOwner", value as KeyOwner)}
          >
            <div className={classes.types}>
              <div className={classes.type}>
                <Radio
                  value="source"
                  label="A key for this source"
                  description="Of a user who may read the bucket, or assume a role that may"
                />
              </div>
              <div className={classes.type}>
                <Radio
                  value="deployment"
                  label="The deployment's key"
                  description={
                    hasDeploymentKey
                      ? "Assumes a role of the bucket's account"
                      : "Not set. Give Pharos awsAccessKeyId and awsSecretAccessKey to use it."
                  }
                  disabled={!hasDeploymentKey}
                />
              </div>
            </div>
          </Radio.Group>
          {keyOwner === "source" ? (
            <div className={classes.pair}>
              <TextInput label="Access key ID" withAsterisk autoComplete="off" {...form.getInputProps("accessKeyId")} />
              <PasswordInput
                label="Secret access key"
                withAsterisk={!isStoredKey}
                placeholder={isStoredKey ? "Keep the stored one" : ""}
                autoComplete="new-password"
                {...form.getInputProps("secretAccessKey")}
              />
            </div>
          ) : null}
          {keyOwner === "source" ? (
            <Switch
              label="Assume a role with this key"
              description="Recommended across accounts: the role is limited to this source by an external ID"
              checked={form.values.usesRole}
              onChange={(event) => form.setFieldValue("usesRole", event.currentTarget.checked)}
            />
          ) : null}
        </div>
      </Panel>
      <S3Permissions form={form} sourceId={stored?.sourceId} />
      {isRoleUsed(form.values) ? (
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
