import { randomBytes } from "node:crypto";
import type { RequestContext } from "../context/request-context.ts";
import { refuse } from "./source-service.ts";

interface AwsKey {
  readonly accessKeyId?: string | undefined;
  readonly roleArn?: string | undefined;
}

/**
 * Checks that there is something to sign with: a key of the source, or the deployment's identity, which has to assume a
 * role unless an administrator allows otherwise.
 * @throws InvalidInput
 */
export function checkAwsKey(
  { buckets }: RequestContext,
  { accessKeyId, roleArn }: AwsKey,
  secret: string | undefined,
): void {
  if (accessKeyId !== undefined) {
    refuse("secretAccessKey", secret ? undefined : "Secret access key is required");
    return;
  }
  const { awsIdentity } = buckets;
  const needsRole = roleArn === undefined && !awsIdentity?.isRoleOptional;
  refuse("logProcessingRole", needsRole ? "Enter an access key or an IAM role" : undefined);
  refuse(
    "accessKeyId",
    awsIdentity
      ? undefined
      : "Access key ID is required. An administrator can give Pharos an AWS identity of its own with awsCredentials.",
  );
}

/** Makes what the trust of a role asks for, so that the role cannot be used for another source. */
export function newExternalId(): string {
  return randomBytes(16).toString("hex");
}
