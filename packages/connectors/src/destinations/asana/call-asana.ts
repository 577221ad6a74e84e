import { type DeliveryOutcome, isObject } from "@pharos/domain";
import { type Answer, type JsonPost, type Judgement, postJson, sendRequest } from "../request/post-json.ts";
import type { SendContext } from "../request/send-context.ts";

export const asanaUrl = "https://app.asana.com/api/1.0/";

export function asanaHeaders(personalAccessToken: string) {
  return { authorization: `Bearer ${personalAccessToken}`, accept: "application/json" };
}

interface AsanaRequest extends Pick<JsonPost, "method" | "body"> {
  /** Below the version of the API, such as `tasks/12`. */
  readonly path: string;
  readonly judge: (answer: Answer) => Judgement | undefined;
}

/** Changes something in Asana. */
export function callAsana(
  context: SendContext,
  personalAccessToken: string,
  { path, ...rest }: AsanaRequest,
): Promise<DeliveryOutcome> {
  return postJson(context, { ...rest, url: `${asanaUrl}${path}`, headers: asanaHeaders(personalAccessToken) });
}

/** Returns what Asana has at a path; undefined where it does not say. */
export async function readAsana(
  context: SendContext,
  personalAccessToken: string,
  path: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  let found: Readonly<Record<string, unknown>> | undefined;
  await sendRequest(context, {
    url: `${asanaUrl}${path}`,
    method: "GET",
    headers: asanaHeaders(personalAccessToken),
    body: "",
    judge: ({ status, json }) => {
      if (status === 200 && isObject(json) && isObject(json.data)) found = json.data;
      return undefined;
    },
  });
  return found;
}
