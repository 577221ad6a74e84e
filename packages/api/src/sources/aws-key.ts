import { randomBytes } from "node:crypto";
import type { RequestContext } from "../context/request-context.ts";
import { refuse } from "./source-service.ts";

interface AwsKey {
  readonly accessKeyId?: string | undefined;
  readonly roleArn?: string | undefined;
}

/** Checks that there is a key to sign with: one of the source, or the deployment's with a role. @throws InvalidInput */
export function checkAwsKey(
  { buckets }: RequestContext,
  { accessKeyId, roleArn }: AwsKey,
  secret: string | undefined,
): void {
  if (accessKeyId !== undefined) {
    refuse("secretAccessKey", secret ? undefined : "Secret access key is required");
    return;
  }
  refuse("logProcessingRole", roleArn === undefined ? "Enter an access key or an IAM role" : undefined);
  refuse(
    "accessKeyId",
    buckets.hasOwnKey
      ? undefined
      : "Access key ID is required. An administrator can give Pharos a key of its own with awsAccessKeyId and awsSecretAccessKey.",
  );
}

/** Makes what the trust of a role asks for, so that the role cannot be used for another source. */
export function newExternalId(): string {
  return randomBytes(16).toString("hex");
}
