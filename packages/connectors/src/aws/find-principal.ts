import { GetCallerIdentityCommand, STSClient } from "@aws-sdk/client-sts";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { createAwsRequestHandler } from "./aws-request-handler.ts";
import { judgeAwsFailure } from "./judge-aws-failure.ts";
import type { FindCredentials } from "./renew-credentials.ts";
import type { AwsCredentials } from "./sign-aws-request.ts";

interface PrincipalOptions {
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly credentials: AwsCredentials | FindCredentials;
  readonly fetch: OutboundFetch;
}

/** Returns the ARN of the user or role that a key belongs to. Throws CollectionFailure. */
export async function findPrincipal({ region, endpoint, credentials, fetch }: PrincipalOptions): Promise<string> {
  const sts = new STSClient({
    region,
    credentials,
    requestHandler: createAwsRequestHandler(fetch) as never,
    maxAttempts: 2,
    ...(endpoint !== undefined && { endpoint }),
  });
  try {
    const { Arn = "" } = await sts.send(new GetCallerIdentityCommand());
    return Arn;
  } catch (error) {
    throw judgeAwsFailure(error, { right: "sts:GetCallerIdentity", target: "the token service" });
  }
}
