import { type AwsIdentity, createAwsIdentity, createOutboundFetch, findMachineCredentials } from "@pharos/connectors";
import type { Configuration } from "../../configuration/configuration.ts";

export type AwsSettings = Pick<
  Configuration,
  "allowedPrivateHosts" | "awsAccessKeyId" | "awsSecretAccessKey" | "awsCredentials" | "awsRoleOptional"
>;

/** Returns who the deployment is for AWS; undefined where the administrator has given it no identity. */
export function openAwsIdentity(config: AwsSettings): AwsIdentity | undefined {
  const { allowedPrivateHosts, awsAccessKeyId, awsSecretAccessKey, awsCredentials, awsRoleOptional } = config;
  const fetch = createOutboundFetch({ allowedPrivateHosts, requiresTls: true });
  const common = { isRoleOptional: awsRoleOptional, fetch, clock: () => new Date() };
  if (awsCredentials) {
    // The AWS SDKs name the variables, which the platform sets.
    const find = findMachineCredentials({ kind: awsCredentials, environment: process.env, fetch });
    return createAwsIdentity({ ...common, find });
  }
  if (!awsAccessKeyId || !awsSecretAccessKey) return undefined;
  const key = { accessKeyId: awsAccessKeyId, secretAccessKey: awsSecretAccessKey };
  return createAwsIdentity({ ...common, find: async () => key });
}
