import { useQuery } from "@apollo/client/react";
import { CopyButton, Panel, PasswordInput, Radio, Switch, TextInput } from "@pharos/ui";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "../form/http-source-form.module.css";
import type { QueueForm } from "./queue-form.ts";
import { isQueueRoleUsed, type QueueSourceValues } from "./queue-source-values.ts";

const setupQuery = graphql(`
  query QueueSetup { s3Setup { hasDeploymentKey } }
`);

interface SqsFieldsProps {
  readonly form: QueueForm;
  /** Of a source that exists; its secret stays unless another is typed. */
  readonly storedKeyId: string | undefined;
}

/** The queue, and who reads it. */
export function SqsFields({ form, storedKeyId }: SqsFieldsProps) {
  const { keyOwner, accessKeyId, externalId } = form.values;
  const { data } = useQuery(setupQuery);
  const hasDeploymentKey = data?.s3Setup.hasDeploymentKey ?? keyOwner === "deployment";
  const isStoredKey = Boolean(storedKeyId) && storedKeyId === accessKeyId.trim();
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
        <Radio.Group
          aria-label="Access key"
          value={keyOwner}
          onChange={(value) => form.setFieldValue("keyOwner", value as QueueSourceValues["keyOwner"])}
        >
          <div className={classes.types}>
            <div className={classes.type}>
              <Radio
                value="source"
                label="A key for this source"
                description="Of a user who may read the queue, or assume a role that may"
              />
            </div>
            <div className={classes.type}>
              <Radio
                value="deployment"
                label="The deployment's key"
                description={
                  hasDeploymentKey
                    ? "Assumes a role of the queue's account"
                    : "Not set. Give Pharos awsAccessKeyId and awsSecretAccessKey to use it."
                }
                disabled={!hasDeploymentKey}
              />
            </div>
          </div>
        </Radio.Group>
        {keyOwner === "source" ? (
          <>
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
            <Switch
              label="Assume a role with this key"
              description="Recommended across accounts: the role is limited to this source by an external ID"
              checked={form.values.usesRole}
              onChange={(event) => form.setFieldValue("usesRole", event.currentTarget.checked)}
            />
          </>
        ) : null}
        {isQueueRoleUsed(form.values) ? (
          <>
            <TextInput
              label="IAM role ARN"
              placeholder="arn:aws:iam::123456789012:role/pharos-reader"
              withAsterisk
              autoComplete="off"
              {...form.getInputProps("roleArn")}
            />
            <p className={classes.hint}>
              The trust of the role has to ask for the external ID <code>{externalId}</code>{" "}
              <CopyButton value={externalId} label="Copy the external ID" />
            </p>
          </>
        ) : null}
      </div>
    </Panel>
  );
}
