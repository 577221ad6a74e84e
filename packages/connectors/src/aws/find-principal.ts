import { GetCallerIdentityCommand, STSClient } from "@aws-sdk/client-sts";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { createAwsRequestHandler } from "./aws-request-handler.ts";
import { judgeAwsFailure } from "./judge-aws-failure.ts";

interface PrincipalOptions {
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly accessKey: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly fetch: OutboundFetch;
}

/** Returns the ARN of the user or role that a key belongs to. Throws CollectionFailure. */
export async function findPrincipal({ region, endpoint, accessKey, fetch }: PrincipalOptions): Promise<string> {
  const sts = new STSClient({
    region,
    credentials: accessKey,
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
