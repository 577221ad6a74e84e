import { readFile } from "node:fs/promises";
import { AssumeRoleWithWebIdentityCommand, type Credentials, STSClient } from "@aws-sdk/client-sts";
import { fromHttp } from "@aws-sdk/credential-provider-http";
import { CollectionFailure, describeError } from "@pharos/domain";
import { fromInstanceMetadata } from "@smithy/credential-provider-imds";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { createAwsRequestHandler } from "./aws-request-handler.ts";
import type { ExpiringCredentials, FindCredentials } from "./renew-credentials.ts";

/** The places where the AWS SDKs find the credentials of a machine. */
export type MachineCredentials = "environment" | "web-identity" | "container" | "instance";

export interface MachineCredentialOptions {
  readonly kind: MachineCredentials;
  /** The variables of the AWS SDKs, such as `AWS_ROLE_ARN`. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Reaches the token service. Metadata of a machine is read without it, at addresses that nobody can enter. */
  readonly fetch: OutboundFetch;
}

const placeNames: Readonly<Record<MachineCredentials, string>> = {
  environment: "the environment",
  "web-identity": "a web identity",
  container: "the container's credentials endpoint",
  instance: "the instance metadata service",
};
const requestMsMax = 3_000;
const retriesMax = 2;
const roleSeconds = 3600;

/** Returns a function that asks one place for the machine's credentials, and never another one instead. */
export function findMachineCredentials({ kind, environment, fetch }: MachineCredentialOptions): FindCredentials {
  const find: Readonly<Record<MachineCredentials, FindCredentials>> = {
    environment: async () => readEnvironment(environment),
    "web-identity": () => exchangeWebIdentity(environment, fetch),
    container: () => askContainer(environment),
    // A request without a token can be forged through a proxy that somebody controls.
    instance: fromInstanceMetadata({ timeout: requestMsMax, maxRetries: retriesMax, ec2MetadataV1Disabled: true }),
  };
  return async () => {
    try {
      return await find[kind]();
    } catch (error) {
      throw new CollectionFailure(
        "denied",
        `Pharos found no AWS credentials in ${placeNames[kind]} (${describeError(error)}). Check the setting awsCredentials, which is ${kind}, and the machine.`,
      );
    }
  };
}

function readEnvironment(environment: MachineCredentialOptions["environment"]): ExpiringCredentials {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = environment;
  if (!accessKeyId || !secretAccessKey) throw new Error("AWS_ACCESS_KEY_ID or AWS_SECRET_ACCESS_KEY is not set");
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
}

function askContainer(environment: MachineCredentialOptions["environment"]): Promise<ExpiringCredentials> {
  const find = fromHttp({
    awsContainerCredentialsRelativeUri: environment.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI ?? "",
    awsContainerCredentialsFullUri: environment.AWS_CONTAINER_CREDENTIALS_FULL_URI ?? "",
    awsContainerAuthorizationTokenFile: environment.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE ?? "",
    awsContainerAuthorizationToken: environment.AWS_CONTAINER_AUTHORIZATION_TOKEN ?? "",
    timeout: requestMsMax,
    maxRetries: retriesMax,
  });
  return find();
}

async function exchangeWebIdentity(
  environment: MachineCredentialOptions["environment"],
  fetch: OutboundFetch,
): Promise<ExpiringCredentials> {
  const { AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile, AWS_ROLE_ARN: roleArn, AWS_ENDPOINT_URL_STS: endpoint } = environment;
  if (!tokenFile || !roleArn) throw new Error("AWS_WEB_IDENTITY_TOKEN_FILE or AWS_ROLE_ARN is not set");
  const sts = new STSClient({
    region: environment.AWS_REGION ?? environment.AWS_DEFAULT_REGION ?? "us-east-1",
    requestHandler: createAwsRequestHandler(fetch) as never,
    maxAttempts: 1 + retriesMax,
    ...(endpoint && { endpoint }),
  });
  const { Credentials: found } = await sts.send(
    new AssumeRoleWithWebIdentityCommand({
      RoleArn: roleArn,
      RoleSessionName: environment.AWS_ROLE_SESSION_NAME || "pharos",
      // Kubernetes replaces the file before its token expires.
      WebIdentityToken: (await readFile(tokenFile, "utf8")).trim(),
      DurationSeconds: roleSeconds,
    }),
  );
  return toExpiring(found);
}

/** Turns the credentials of an answer of the token service into ours. */
export function toExpiring(found: Credentials | undefined): ExpiringCredentials {
  return {
    accessKeyId: found?.AccessKeyId ?? "",
    secretAccessKey: found?.SecretAccessKey ?? "",
    sessionToken: found?.SessionToken ?? "",
    ...(found?.Expiration && { expiration: found.Expiration }),
  };
}
