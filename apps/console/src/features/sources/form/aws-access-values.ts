import { iamRoleArn } from "@pharos/domain";
import { required } from "./stream-values.ts";

/** The form's fields of who reads something of AWS. */
export interface AwsAccessValues {
  /** Whose credentials: a key of the source, or the deployment's AWS identity. */
  readonly keyOwner: "source" | "deployment";
  readonly accessKeyId: string;
  /** Empty: the stored one stays. */
  readonly secretAccessKey: string;
  readonly usesRole: boolean;
  readonly roleArn: string;
  readonly externalId: string;
}

export const newAwsAccessValues: AwsAccessValues = {
  keyOwner: "source",
  accessKeyId: "",
  secretAccessKey: "",
  usesRole: false,
  roleArn: "",
  externalId: "",
};

/** Who reads the thing of a source that exists. */
export function awsAccessValuesOf(stored: {
  readonly accessKeyId?: string | null;
  readonly logProcessingRole?: string | null;
  readonly externalId?: string | null;
}): AwsAccessValues {
  return {
    ...newAwsAccessValues,
    keyOwner: stored.accessKeyId ? "source" : "deployment",
    accessKeyId: stored.accessKeyId ?? "",
    usesRole: Boolean(stored.logProcessingRole),
    roleArn: stored.logProcessingRole ?? "",
    externalId: stored.externalId ?? "",
  };
}

/** Returns a sentence for each field that is wrong before anything is sent. */
export function awsAccessProblems(values: AwsAccessValues, storedKeyId: string | undefined) {
  const ofSource = values.keyOwner === "source";
  const keyId = values.accessKeyId.trim();
  return {
    accessKeyId: ofSource && keyId === "" ? required : undefined,
    secretAccessKey: ofSource && values.secretAccessKey === "" && storedKeyId !== keyId ? required : undefined,
    roleArn:
      values.usesRole && !iamRoleArn.test(values.roleArn.trim())
        ? "Must be the ARN of an IAM role, such as arn:aws:iam::123456789012:role/pharos"
        : undefined,
  };
}

/** What the server is sent; the external ID, which some sources fix, is for the caller to add. */
export function awsAccessInput({ keyOwner, accessKeyId, secretAccessKey, usesRole, roleArn }: AwsAccessValues) {
  const ofSource = keyOwner === "source";
  return {
    accessKeyId: ofSource ? accessKeyId.trim() : "",
    logProcessingRole: usesRole ? roleArn.trim() : "",
    ...(ofSource && secretAccessKey !== "" && { secretAccessKey }),
  };
}
