import { useQuery } from "@apollo/client/react";
import { PasswordInput, Radio, TextInput } from "@pharos/ui";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./http-source-form.module.css";
import type { KeyOwner } from "./s3-source-values.ts";

const setupQuery = graphql(`
  query AwsKeySetup { s3Setup { hasDeploymentKey } }
`);

/** As much of a form as the key works with. */
interface AwsKeyForm {
  readonly values: { readonly keyOwner: KeyOwner; readonly accessKeyId: string };
  getInputProps(path: "accessKeyId" | "secretAccessKey"): object;
  setFieldValue(path: "keyOwner", value: KeyOwner): void;
}

interface AwsKeyFieldsProps {
  readonly form: AwsKeyForm;
  /** Of a source that exists; its secret stays unless another is typed. */
  readonly storedKeyId: string | undefined;
  /** What a user may do whose key it is. */
  readonly purpose: string;
  /** What the deployment's key does. */
  readonly deploymentPurpose: string;
}

/** Whose access key signs requests to AWS. */
export function AwsKeyFields({ form, storedKeyId, purpose, deploymentPurpose }: AwsKeyFieldsProps) {
  const { keyOwner, accessKeyId } = form.values;
  const { data } = useQuery(setupQuery);
  const hasDeploymentKey = data?.s3Setup.hasDeploymentKey ?? keyOwner === "deployment";
  const isStoredKey = Boolean(storedKeyId) && storedKeyId === accessKeyId.trim();
  return (
    <>
      <Radio.Group
        aria-label="Access key"
        value={keyOwner}
        onChange={(value) => form.setFieldValue("keyOwner", value as KeyOwner)}
      >
        <div className={classes.types}>
          <div className={classes.type}>
            <Radio value="source" label="A key for this source" description={purpose} />
          </div>
          <div className={classes.type}>
            <Radio
              value="deployment"
              label="The deployment's key"
              description={
                hasDeploymentKey
                  ? deploymentPurpose
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
    </>
  );
}
