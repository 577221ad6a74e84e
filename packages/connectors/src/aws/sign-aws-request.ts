import { Sha256 } from "@aws-crypto/sha256-js";
import { SignatureV4 } from "@smithy/signature-v4";

export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of a role. */
  readonly sessionToken?: string;
}

export interface AwsRequestToSign {
  readonly service: string;
  readonly region: string;
  readonly credentials: AwsCredentials;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly now: Date;
}

/** Returns the headers of a request with its Signature Version 4, without `host`, which the connection sets. */
export async function signAwsRequest(request: AwsRequestToSign): Promise<Record<string, string>> {
  const { service, region, credentials, method, headers, body, now } = request;
  const url = new URL(request.url);
  const signer = new SignatureV4({ service, region, credentials, sha256: Sha256 });
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(url.searchParams.keys())) {
    const [first = "", ...more] = url.searchParams.getAll(name);
    query[name] = more.length === 0 ? first : [first, ...more];
  }
  const signed = await signer.sign(
    {
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query,
      headers: { ...headers, host: url.host },
      body,
    },
    { signingDate: now },
  );
  const { host: _, ...rest } = signed.headers;
  return rest;
}
