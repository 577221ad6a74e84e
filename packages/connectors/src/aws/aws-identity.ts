import { STSClient } from "@aws-sdk/client-sts";
import { CollectionFailure } from "@pharos/domain";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { assumeRole } from "./assume-role.ts";
import { createAwsRequestHandler } from "./aws-request-handler.ts";
import { type FindCredentials, renewCredentials } from "./renew-credentials.ts";
import type { AwsCredentials } from "./sign-aws-request.ts";

/** A role that is assumed in a region. */
export interface AwsRole {
  readonly region: string;
  readonly roleArn: string;
  readonly externalId: string;
}

/** Who the deployment is for AWS. It belongs to the administrator, who allows sources and destinations to use it. */
export interface AwsIdentity {
  /** Sources and destinations may use the identity itself. They have to assume a role otherwise. */
  readonly isRoleOptional: boolean;
  readonly credentials: FindCredentials;
  /** Returns credentials of a role that the identity assumes; one session serves all that ask for the role. */
  assume(role: AwsRole): ReturnType<FindCredentials>;
}

export interface AwsIdentityOptions {
  readonly isRoleOptional: boolean;
  readonly find: FindCredentials;
  readonly fetch: OutboundFetch;
  readonly clock: () => Date;
}

/** The oldest session is dropped above it. */
const sessionsMax = 500;

export function createAwsIdentity({ isRoleOptional, find, fetch, clock }: AwsIdentityOptions): AwsIdentity {
  const credentials = renewCredentials(find, clock);
  const sessions = new Map<string, FindCredentials>();

  const openSession = ({ region, roleArn, externalId }: AwsRole): FindCredentials => {
    const requestHandler = createAwsRequestHandler(fetch) as never;
    const sts = new STSClient({ region, requestHandler, maxAttempts: 2, credentials });
    return renewCredentials(() => assumeRole(sts, roleArn, externalId), clock);
  };

  return {
    isRoleOptional,
    credentials,
    assume: (role) => {
      const key = JSON.stringify([role.region, role.roleArn, role.externalId]);
      const session = sessions.get(key) ?? openSession(role);
      sessions.delete(key);
      sessions.set(key, session);
      const [oldest = ""] = sessions.keys();
      if (sessions.size > sessionsMax) sessions.delete(oldest);
      return session();
    },
  };
}

/**
 * Returns the credentials that a source or destination signs with, or assumes its role with: a key of its own, or the
 * deployment's identity. What the administrator does not allow fails with the setting that would, when it is used.
 */
export function chooseCredentials(
  key: {
    readonly accessKeyId?: string | undefined;
    readonly secretAccessKey: string;
    readonly roleArn?: string | undefined;
  },
  identity: AwsIdentity | undefined,
): AwsCredentials | FindCredentials {
  const { accessKeyId, secretAccessKey, roleArn } = key;
  if (accessKeyId !== undefined) return { accessKeyId, secretAccessKey };
  return async () => allowIdentity(identity, roleArn).credentials();
}

/** Returns the identity where a source or destination may use it. Throws CollectionFailure. */
export function allowIdentity(identity: AwsIdentity | undefined, roleArn: string | undefined): AwsIdentity {
  if (!identity) {
    throw new CollectionFailure(
      "denied",
      "Pharos has no AWS identity of its own. Enter an access key, or ask an administrator to set awsCredentials.",
    );
  }
  if (roleArn || identity.isRoleOptional) return identity;
  throw new CollectionFailure(
    "denied",
    "The deployment's AWS identity may only assume roles. Enter an IAM role, or ask an administrator to set awsRoleOptional.",
  );
}
