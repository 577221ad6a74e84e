import { STSClient } from "@aws-sdk/client-sts";
import { CollectionFailure, PullFailure, type PullFailureKind } from "@pharos/domain";
import { assumeRole } from "../../aws/assume-role.ts";
import { createAwsRequestHandler } from "../../aws/aws-request-handler.ts";
import { type AwsCredentials, signAwsRequest } from "../../aws/sign-aws-request.ts";
import type { OutboundFetch } from "../../outbound/create-outbound-fetch.ts";
import type { PullAuthentication } from "../definition/puller-definition.ts";
import type { PullRequest } from "../request/pull-request.ts";
import { renderTemplate, type TemplateNames } from "../template/render-template.ts";

type AwsWay = Extract<PullAuthentication, { readonly type: "awsSignature" }>;

interface SignerOptions {
  readonly fetch: OutboundFetch;
  readonly clock: () => Date;
}

/** Credentials of a role are renewed so long before they expire. */
const renewMs = 5 * 60_000;

/**
 * Returns what signs requests for AWS, as a key or as the role that it assumes.
 * @throws PullFailure where the role cannot be assumed
 */
export function createAwsSigner(
  way: AwsWay,
  names: TemplateNames,
  { fetch, clock }: SignerOptions,
): (request: PullRequest) => Promise<PullRequest> {
  const render = (template: string) => renderTemplate(template, names);
  const [region, service, roleArn] = [render(way.region), render(way.service), render(way.roleArn)];
  const key = { accessKeyId: render(way.accessKeyId), secretAccessKey: render(way.secretAccessKey) };
  let assumed: Promise<AwsCredentials & { readonly expiration?: Date }> | undefined;
  let renewAt = 0;

  const credentials = (): Promise<AwsCredentials> => {
    if (roleArn === "") return Promise.resolve(key);
    const now = clock().getTime();
    if (assumed === undefined || now >= renewAt) {
      renewAt = Number.POSITIVE_INFINITY;
      assumed = assume();
    }
    return assumed;
  };

  const assume = async () => {
    const requestHandler = createAwsRequestHandler(fetch) as never;
    const sts = new STSClient({ region, requestHandler, maxAttempts: 2, credentials: key });
    try {
      const role = await assumeRole(sts, roleArn, render(way.externalId));
      renewAt = (role.expiration?.getTime() ?? clock().getTime()) - renewMs;
      return role;
    } catch (error) {
      renewAt = 0;
      throw error instanceof CollectionFailure ? new PullFailure(kinds[error.kind] ?? "refused", error.message) : error;
    }
  };

  return async (request) => {
    const { method, url, headers, body = "" } = request;
    const signing = { service, region, credentials: await credentials(), method, url, headers, body, now: clock() };
    return { ...request, headers: await signAwsRequest(signing) };
  };
}

const kinds: Partial<Record<CollectionFailure["kind"], PullFailureKind>> = {
  denied: "unauthorized",
  transient: "unavailable",
};
