import { useQuery } from "@apollo/client/react";
import { PasswordInput, Radio, Switch, TextInput } from "@pharos/ui";
import { graphql } from "../../../graphql/generated/index.ts";
import type { AwsAccessValues } from "./aws-access-values.ts";
import classes from "./http-source-form.module.css";

const setupQuery = graphql(`
  query AwsAccessSetup { s3Setup { hasDeploymentIdentity isRoleOptional } }
`);

/** As much of a form as the access works with. */
interface AwsAccessForm {
  readonly values: Pick<AwsAccessValues, "keyOwner" | "accessKeyId" | "usesRole">;
  getInputProps(path: "accessKeyId" | "secretAccessKey"): object;
  setFieldValue(path: "keyOwner", value: AwsAccessValues["keyOwner"]): void;
  setFieldValue(path: "usesRole", value: boolean): void;
}

interface AwsAccessFieldsProps {
  readonly form: AwsAccessForm;
  /** Of a source that exists; its secret stays unless another is typed. */
  readonly storedKeyId: string | undefined;
  /** What a user may do whose key it is. */
  readonly purpose: string;
  /** What the deployment's identity does. */
  readonly deploymentPurpose: string;
  /** The source always has a role, with a field of its own. */
  readonly isRoleFixed?: boolean;
}

/** Who signs requests to AWS, and whether as a role. */
export function AwsAccessFields(props: AwsAccessFieldsProps) {
  const { form, storedKeyId, purpose, deploymentPurpose, isRoleFixed = false } = props;
  const { keyOwner, accessKeyId, usesRole } = form.values;
  const { data } = useQuery(setupQuery);
  const hasDeploymentIdentity = data?.s3Setup.hasDeploymentIdentity ?? keyOwner === "deployment";
  const isStoredKey = Boolean(storedKeyId) && storedKeyId === accessKeyId.trim();
  const mayLeaveRole = keyOwner === "source" || data?.s3Setup.isRoleOptional === true;
  const chooseOwner = (owner: AwsAccessValues["keyOwner"]) => {
    form.setFieldValue("keyOwner", owner);
    if (owner === "deployment") form.setFieldValue("usesRole", true);
  };
  return (
    <>
      <Radio.Group
        aria-label="Credentials"
        value={keyOwner}
        onChange={(value) => chooseOwner(value as AwsAccessValues["keyOwner"])}
      >
        <div className={classes.types}>
          <div className={classes.type}>
            <Radio value="source" label="A key for this source" description={purpose} />
          </div>
          <div className={classes.type}>
            <Radio
              value="deployment"
              label="The deployment's AWS identity"
              description={
                hasDeploymentIdentity
                  ? deploymentPurpose
                  : "Not set. An administrator can set awsCredentials, or awsAccessKeyId and awsSecretAccessKey."
              }
              disabled={!hasDeploymentIdentity}
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
      {isRoleFixed ? null : (
        <Switch
          label="Assume a role"
          description={
            mayLeaveRole
              ? "Recommended across accounts: the role is limited to this source by an external ID"
              : "Required with the deployment's identity, unless an administrator sets awsRoleOptional"
          }
          checked={usesRole}
          disabled={!mayLeaveRole && usesRole}
          onChange={(event) => form.setFieldValue("usesRole", event.currentTarget.checked)}
        />
      )}
    </>
  );
}
