import { type DeliveryOutcome, isObject } from "@pharos/domain";
import { type Answer, type Judgement, postJson, sendRequest } from "../request/post-json.ts";
import type { SendContext } from "../request/send-context.ts";

export const slackApiUrl = "https://slack.com/api";

/** Where the Web API is, and the app's token for it. */
export interface SlackApp {
  /** Empty: Slack's own. */
  readonly apiUrl: string;
  readonly botToken: string;
}

/** Calls a method of Slack's Web API. */
export function callSlack(
  context: SendContext,
  { apiUrl, botToken }: SlackApp,
  method: string,
  body: object,
  judgeError: (error: string) => Judgement | undefined = () => undefined,
): Promise<DeliveryOutcome> {
  return postJson(context, {
    url: addressOf(apiUrl, method),
    headers: { authorization: `Bearer ${botToken}` },
    body,
    judge: (answer) => judgeSlack(answer, judgeError),
  });
}

const busy = ["rate_limited", "ratelimited"];
const passing = ["request_timeout", "fatal_error", "internal_error", "service_unavailable"];
const refusedMessage = [
  "msg_too_long",
  "no_text",
  "too_many_attachments",
  "invalid_blocks",
  "invalid_blocks_format",
  "invalid_attachments",
  "metadata_too_large",
];

/** Slack answers 200 to everything but too many requests; what is not about the message is about the app. */
export function judgeSlack(
  { status, json }: Answer,
  judgeError: (error: string) => Judgement | undefined = () => undefined,
): Judgement | undefined {
  if (status !== 200) return undefined;
  // A proxy's page is no answer of Slack.
  if (!isObject(json) || typeof json.ok !== "boolean") return { kind: "retry" };
  if (json.ok) return { kind: "delivered", receipt: receiptOf(json) };
  const error = String(json.error);
  if (busy.includes(error)) return { kind: "throttled" };
  if (passing.includes(error)) return { kind: "retry" };
  return judgeError(error) ?? { kind: refusedMessage.includes(error) ? "rejected" : "credentials" };
}

function receiptOf(json: Readonly<Record<string, unknown>>) {
  const [channel, ts] = [String(json.channel), String(json.ts)];
  return { externalId: `${channel}:${ts}`, label: channel };
}

/** Reads what a method answers, by GET; `found` is empty where it fails. */
export async function readSlack(
  context: SendContext,
  { apiUrl, botToken }: SlackApp,
  methodAndQuery: string,
): Promise<{ readonly outcome: DeliveryOutcome; readonly found: Readonly<Record<string, unknown>> }> {
  let found: Readonly<Record<string, unknown>> = {};
  const outcome = await sendRequest(context, {
    url: addressOf(apiUrl, methodAndQuery),
    method: "GET",
    headers: { authorization: `Bearer ${botToken}` },
    body: "",
    judge: (answer) => {
      if (isObject(answer.json) && answer.json.ok === true) found = answer.json;
      return judgeSlack(answer);
    },
  });
  return { outcome, found };
}

export const addressOf = (apiUrl: string, method: string) => `${(apiUrl || slackApiUrl).replace(/\/+$/, "")}/${method}`;
