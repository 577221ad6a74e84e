import { type DeliveryOutcome, deliveryMessageLengthMax, describeError, PharosError } from "@pharos/domain";
import type { Response } from "undici";
import type { SendContext } from "./destination-kind.ts";

export interface JsonPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const wholeRequestMs = 15_000;
const answerBytesMax = 64 * 1024;

/** Posts JSON, follows no redirect, and reads a little of the answer. */
export async function postJson({ fetch, clock, version }: SendContext, post: JsonPost): Promise<DeliveryOutcome> {
  try {
    const response = await fetch(post.url, {
      method: "POST",
      redirect: "manual",
      headers: {
        "user-agent": `Pharos/${version}`,
        "accept-encoding": "identity",
        ...post.headers,
        "content-type": "application/json",
      },
      body: JSON.stringify(post.body),
      signal: AbortSignal.timeout(wholeRequestMs),
    });
    return judge(response, await readStart(response), clock());
  } catch (error) {
    return judgeFailure(error);
  }
}

const credentialStatuses = [401, 403];
const retryStatuses = [408, 425];

function judge({ status, statusText, headers }: Response, body: string, now: Date): DeliveryOutcome {
  const message = cut(body);
  if (status >= 200 && status < 300) return { kind: "delivered", statusCode: status, message };
  const failed = { statusCode: status, message: cut(`request failed: ${status} ${statusText}: ${body}`) };
  const retryAfterMs = parseRetryAfter(headers.get("retry-after"), now);
  const waiting = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (status === 429) return { kind: "throttled", ...failed, ...waiting };
  if (credentialStatuses.includes(status)) return { kind: "credentials", ...failed };
  if (retryStatuses.includes(status) || status >= 500) return { kind: "retry", ...failed, ...waiting };
  return { kind: "rejected", ...failed };
}

function judgeFailure(error: unknown): DeliveryOutcome {
  if (error instanceof PharosError) return { kind: "refused", statusCode: 0, message: error.message };
  if (error instanceof Error && error.name === "TimeoutError") {
    const message = "Timeout: the upstream service did not respond back in time";
    return { kind: "retry", statusCode: 504, message };
  }
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return { kind: "retry", statusCode: 500, message: cut(`network error: ${describeError(cause)}`) };
}

/** Seconds or a date. */
function parseRetryAfter(text: string | null, now: Date): number | undefined {
  if (!text) return undefined;
  const seconds = Number(text);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - now.getTime();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

async function readStart(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= answerBytesMax) break;
  }
  return Buffer.concat(chunks).subarray(0, answerBytesMax).toString("utf8");
}

const cut = (text: string) => text.slice(0, deliveryMessageLengthMax);
