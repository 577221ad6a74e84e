import { type DeliveryOutcome, deliveryMessageLengthMax, describeError, PharosError, secretMask } from "@pharos/domain";
import type { Headers, Response } from "undici";
import type { SendContext } from "../request/send-context.ts";

export interface OutboundRequest {
  readonly url: string;
  readonly method?: "GET" | "PUT" | "PATCH";
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** How much of the answer is read; 64 KiB where it is absent. */
  readonly answerBytesMax?: number;
  /** Reads what the tool says in its own way; undefined where the status tells enough. */
  readonly judge?: (answer: Answer) => Judgement | undefined;
}

export interface JsonPost extends Omit<OutboundRequest, "body"> {
  readonly body: unknown;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text as JSON; undefined where it is none. */
  readonly json: unknown;
}

/** The meaning of an answer. The status and the text of the answer are added to it. */
export type Judgement =
  | Pick<Extract<DeliveryOutcome, { kind: "delivered" }>, "kind" | "receipt">
  | Pick<Exclude<DeliveryOutcome, { kind: "delivered" }>, "kind" | "retryAfterMs">;

const wholeRequestMs = 15_000;
const answerBytesMaxDefault = 64 * 1024;

/** Posts JSON, follows no redirect, and reads a little of the answer. */
export function postJson(context: SendContext, { body, headers, ...post }: JsonPost): Promise<DeliveryOutcome> {
  const json = { "content-type": "application/json" };
  return sendRequest(context, { ...post, headers: { ...headers, ...json }, body: JSON.stringify(body) });
}

/** Sends a request, follows no redirect, and reads a little of the answer. */
export async function sendRequest(context: SendContext, request: OutboundRequest): Promise<DeliveryOutcome> {
  const { fetch, clock, version, requestMsMax = wholeRequestMs } = context;
  const { answerBytesMax = answerBytesMaxDefault } = request;
  try {
    const response = await fetch(request.url, {
      method: request.method ?? "POST",
      redirect: "manual",
      headers: { "user-agent": `Pharos/${version}`, "accept-encoding": "identity", ...request.headers },
      ...(request.method !== "GET" && { body: request.body }),
      signal: AbortSignal.timeout(requestMsMax),
    });
    const text = withoutCredential(await readStart(response, answerBytesMax), request.headers.authorization);
    const outcome = judgeStatus(response, text, clock());
    const judgement = request.judge?.({ ...pickAnswer(response), text, json: parseJson(text) });
    return judgement === undefined ? outcome : withJudgement(outcome, judgement, response.status, text);
  } catch (error) {
    return judgeFailure(error);
  }
}

/** A server may echo what it was sent; a user and a password made one are no secret that the settings have. */
function withoutCredential(text: string, authorization = ""): string {
  const credential = authorization.split(" ").at(-1) ?? "";
  return credential === "" ? text : text.replaceAll(credential, secretMask);
}

const pickAnswer = ({ status, headers }: Response) => ({ status, headers });

function withJudgement(outcome: DeliveryOutcome, judgement: Judgement, statusCode: number, text: string) {
  if (judgement.kind === "delivered") return { statusCode, message: cut(text), ...judgement };
  const message = outcome.kind === "delivered" ? cut(`request failed: ${text}`) : outcome.message;
  return { ...outcome, message, ...judgement };
}

const credentialStatuses = [401, 403];
const retryStatuses = [408, 425];
/** Of a proxy that passed the request on and got no good answer. */
const gatewayStatuses = [502, 504];

function judgeStatus({ status, statusText, headers }: Response, body: string, now: Date): DeliveryOutcome {
  const message = cut(body);
  if (status >= 200 && status < 300) return { kind: "delivered", statusCode: status, message };
  const failed = { statusCode: status, message: cut(`request failed: ${status} ${statusText}: ${body}`) };
  const retryAfterMs = parseRetryAfter(headers.get("retry-after"), now);
  const waiting = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (status === 429) return { kind: "throttled", ...failed, ...waiting };
  if (credentialStatuses.includes(status)) return { kind: "credentials", ...failed };
  if (gatewayStatuses.includes(status)) return { kind: "retry", ...failed, ...waiting, mayHaveArrived: true };
  if (retryStatuses.includes(status) || status >= 500) return { kind: "retry", ...failed, ...waiting };
  return { kind: "rejected", ...failed };
}

function judgeFailure(error: unknown): DeliveryOutcome {
  if (error instanceof PharosError) return { kind: "refused", statusCode: 0, message: error.message };
  if (error instanceof Error && error.name === "TimeoutError") {
    const message = "Timeout: the upstream service did not respond back in time";
    return { kind: "retry", statusCode: 504, message, mayHaveArrived: true };
  }
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const message = cut(`network error: ${describeError(cause)}`);
  return { kind: "retry", statusCode: 500, message, mayHaveArrived: !isBeforeRequest(cause) };
}

/** Failures to connect: no part of the request was sent. */
const connectFailures =
  /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_\w+|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|ERR_TLS_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+)$/;

function isBeforeRequest(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && connectFailures.test(String(cause.code));
}

/** Seconds or a date. */
function parseRetryAfter(text: string | null, now: Date): number | undefined {
  if (!text) return undefined;
  const seconds = Number(text);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - now.getTime();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

async function readStart(response: Response, answerBytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= answerBytesMax) break;
  }
  return Buffer.concat(chunks).subarray(0, answerBytesMax).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const cut = (text: string) => text.slice(0, deliveryMessageLengthMax);
