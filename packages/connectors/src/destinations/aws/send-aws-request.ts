import { CollectionFailure, type DeliveryOutcome } from "@pharos/domain";
import { type AwsCredentials, signAwsRequest } from "../../aws/sign-aws-request.ts";
import { type Answer, type Judgement, sendRequest } from "../request/post-json.ts";
import type { SendContext } from "../request/send-context.ts";
import { type AwsDestinationCredentials, findDestinationCredentials } from "./aws-credentials.ts";

export interface AwsRequest {
  readonly service: "sns" | "sqs";
  readonly region: string;
  readonly url: string;
  readonly credentials: AwsDestinationCredentials;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly judge: (answer: Answer) => Judgement | undefined;
}

/** Posts a request that is signed with Signature Version 4. */
export async function sendAwsRequest(context: SendContext, request: AwsRequest): Promise<DeliveryOutcome> {
  const { service, region, url, headers, body, judge } = request;
  let credentials: AwsCredentials;
  try {
    credentials = await findDestinationCredentials(request.credentials, region, context);
  } catch (error) {
    if (!(error instanceof CollectionFailure)) throw error;
    return { kind: error.kind === "transient" ? "retry" : "credentials", statusCode: 0, message: error.message };
  }
  const signed = await signAwsRequest({
    ...{ service, region, credentials, method: "POST", url, headers, body },
    now: context.clock(),
  });
  return sendRequest(context, { url, headers: signed, body, judge: (answer) => judge(answer) ?? judgeCode(answer) });
}

const busyCodes = /throttl|TooManyRequests|RequestLimitExceeded/i;
/** Every later alert would end the same way until somebody changes AWS or the destination. */
const heldCodes =
  /AccessDenied|AuthorizationError|ExpiredToken|InvalidClientTokenId|InvalidSecurity|InvalidAccessKeyId|SignatureDoesNotMatch|UnrecognizedClient|MissingAuthenticationToken|RequestTimeTooSkewed|QueueDoesNotExist|NonExistentQueue|NotFound|KMS|Kms/;

/** SNS throttles with status 400; what counts is the code in the answer. */
function judgeCode({ status, text, headers }: Answer): Judgement | undefined {
  if (status < 400 || status >= 500) return undefined;
  const code = /"__type"\s*:\s*"([^"]+)"|<Code>([^<]+)<\/Code>/.exec(text)?.slice(1).find(Boolean) ?? "";
  const codes = `${code} ${headers.get("x-amzn-query-error") ?? ""}`;
  if (busyCodes.test(codes)) return { kind: "throttled" };
  return heldCodes.test(codes) ? { kind: "credentials" } : undefined;
}

/** The detection's ID as a group of a FIFO queue or topic: in its characters and length. */
export function groupIdOf(detectionId: string): string {
  return detectionId.replace(/[^A-Za-z0-9!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~]/g, "_").slice(0, 128) || "pharos";
}

/** Removes the control characters that SQS and SNS refuse. */
export function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
}
