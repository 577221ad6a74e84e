import { useMutation } from "@apollo/client/react";
import { Button, CopiedText, CopyButton, Panel } from "@pharos/ui";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./http-source-form.module.css";
import type { S3Form } from "./s3-form.ts";
import { renderNotifications, renderPermissions, unknownPrincipal } from "./s3-permissions.ts";
import type { S3SourceValues } from "./s3-source-values.ts";

const principalMutation = graphql(`
  mutation FindS3Principal($input: FindS3PrincipalInput!) {
    findS3Principal(input: $input) { arn }
  }
`);

interface S3PermissionsProps {
  readonly form: S3Form;
  readonly sourceId: string | undefined;
}

/** What to give to whoever manages the bucket. */
export function S3Permissions({ form: { values }, sourceId }: S3PermissionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { usesRole } = values;
  const [principal, find] = usePrincipal(values, sourceId);
  const permissions = renderPermissions(values, principal?.arn);
  return (
    <Panel
      title="Permissions"
      actions={
        <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Hide" : "Show"}
        </Button>
      }
    >
      <p className={classes.hint}>
        {usesRole
          ? "Deploy this CloudFormation template in the account of the bucket. It makes the role, and a queue for notices."
          : "Attach this policy to the key's user."}
      </p>
      {isOpen ? (
        <div className={classes.fields} style={{ marginTop: 12 }}>
          {usesRole ? (
            <p className={classes.hint}>
              External ID <code>{values.externalId}</code>{" "}
              <CopyButton value={values.externalId} label="Copy the external ID" />
              {" · "}
              {principal?.arn ? (
                <>
                  Trusts <code>{principal.arn}</code>
                </>
              ) : (
                <>
                  {principal?.problem ?? `Replace ${unknownPrincipal} with the ARN of the key's user. `}{" "}
                  <Button variant="subtle" size="compact-xs" loading={principal?.isAsking ?? false} onClick={find}>
                    Find it out
                  </Button>
                </>
              )}
            </p>
          ) : null}
          <CopiedText label={permissions.fileName} text={permissions.text} />
          <p className={classes.hint}>
            Then let the bucket notify the queue. The command replaces the bucket's notifications: merge this with what{" "}
            <code>aws s3api get-bucket-notification-configuration --bucket {values.bucket || "BUCKET"}</code> says, and
            give it to <code>put-bucket-notification-configuration</code>.
          </p>
          <CopiedText label="notifications.json" text={renderNotifications(values.prefixes, values.queueUrl)} />
        </div>
      ) : null}
    </Panel>
  );
}

interface Principal {
  readonly isAsking: boolean;
  readonly arn?: string | undefined;
  readonly problem?: string;
}

function usePrincipal(values: S3SourceValues, sourceId: string | undefined) {
  const [ask] = useMutation(principalMutation);
  const [known, setKnown] = useState<Principal & { readonly key: string }>();
  const { keyOwner, accessKeyId, secretAccessKey, region, isCompatible, endpoint } = values;
  const key = keyOwner === "source" ? accessKeyId.trim() : "";
  const find = async () => {
    setKnown({ key, isAsking: true });
    try {
      const { data } = await ask({
        variables: {
          input: {
            ...(sourceId !== undefined && { sourceId }),
            ...(key !== "" && { accessKeyId: key }),
            ...(key !== "" && secretAccessKey !== "" && { secretAccessKey }),
            region: region.trim(),
            ...(isCompatible && { endpoint: endpoint.trim() }),
          },
        },
      });
      setKnown({ key, isAsking: false, arn: data?.findS3Principal.arn });
    } catch (error) {
      setKnown({ key, isAsking: false, problem: errorText(error) });
    }
  };
  // Of another key it says nothing.
  return [known?.key === key ? known : undefined, find] as const;
}
