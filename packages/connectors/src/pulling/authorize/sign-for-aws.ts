import { STSClient } from "@aws-sdk/client-sts";
import { CollectionFailure, PullFailure, type PullFailureKind } from "@pharos/domain";
import { assumeRole } from "../../aws/assume-role.ts";
import { type AwsIdentity, allowIdentity } from "../../aws/aws-identity.ts";
import { createAwsRequestHandler } from "../../aws/aws-request-handler.ts";
import { type FindCredentials, renewCredentials } from "../../aws/renew-credentials.ts";
import { signAwsRequest } from "../../aws/sign-aws-request.ts";
import type { OutboundFetch } from "../../outbound/create-outbound-fetch.ts";
import type { PullAuthentication } from "../definition/puller-definition.ts";
import type { PullRequest } from "../request/pull-request.ts";
import { renderTemplate, type TemplateNames } from "../template/render-template.ts";

type AwsWay = Extract<PullAuthentication, { readonly type: "awsSignature" }>;

interface SignerOptions {
  readonly identity: AwsIdentity | undefined;
  readonly fetch: OutboundFetch;
  readonly clock: () => Date;
}

/**
 * Returns what signs requests for AWS, as a key, as the deployment's identity, or as the role that either assumes.
 * @throws PullFailure where there are no credentials
 */
export function createAwsSigner(
  way: AwsWay,
  names: TemplateNames,
  { identity, fetch, clock }: SignerOptions,
): (request: PullRequest) => Promise<PullRequest> {
  const render = (template: string) => renderTemplate(template, names);
  const [region, service] = [render(way.region), render(way.service)];
  const [roleArn, externalId] = [render(way.roleArn), render(way.externalId)];
  const find = way.accessKeyId === undefined ? ofIdentity : ofKey(render(way.accessKeyId));

  async function ofIdentity() {
    const allowed = allowIdentity(identity, roleArn);
    return roleArn === "" ? allowed.credentials() : allowed.assume({ region, roleArn, externalId });
  }

  function ofKey(accessKeyId: string): FindCredentials {
    const key = { accessKeyId, secretAccessKey: render(way.secretAccessKey) };
    if (roleArn === "") return async () => key;
    const requestHandler = createAwsRequestHandler(fetch) as never;
    const sts = new STSClient({ region, requestHandler, maxAttempts: 2, credentials: key });
    return renewCredentials(() => assumeRole(sts, roleArn, externalId), clock);
  }

  const findCredentials = async () => {
    try {
      return await find();
    } catch (error) {
      throw error instanceof CollectionFailure ? new PullFailure(kinds[error.kind] ?? "refused", error.message) : error;
    }
  };

  return async (request) => {
    const { method, url, headers, body = "" } = request;
    const signing = { service, region, credentials: await findCredentials(), method, url, headers, body, now: clock() };
    return { ...request, headers: await signAwsRequest(signing) };
  };
}

const kinds: Partial<Record<CollectionFailure["kind"], PullFailureKind>> = {
  denied: "unauthorized",
  transient: "unavailable",
};
