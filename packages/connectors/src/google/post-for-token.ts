import { CollectionFailure, isObject } from "@pharos/domain";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";

export interface GoogleToken {
  readonly token: string;
  readonly lifeMs: number;
}

const requestMsMax = 30_000;
/** As impersonation is asked for, whose answer has a time instead. */
const lifeMsDefault = 3_600_000;

/** Asks an endpoint of Google for an access token of somebody. Throws CollectionFailure. */
export async function postForToken(
  fetch: OutboundFetch,
  url: string,
  who: string,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
): Promise<GoogleToken> {
  const signal = AbortSignal.timeout(requestMsMax);
  const response = await fetch(url, { method: "POST", ...request, redirect: "manual", signal });
  const answer: unknown = await response.json().catch(() => undefined);
  const { access_token, accessToken, expires_in, error, error_description } = isObject(answer) ? answer : {};
  const token = access_token ?? accessToken;
  if (typeof token === "string" && token !== "") {
    return { token, lifeMs: typeof expires_in === "number" ? expires_in * 1000 : lifeMsDefault };
  }
  const reason = isObject(error) ? error.message : error;
  const said = [reason, error_description].filter((one) => typeof one === "string" && one !== "").join(": ");
  if (response.status >= 400 && response.status < 500 && response.status !== 429) {
    throw new CollectionFailure(
      "denied",
      `Google refused ${who} (${said || response.status}). Check that it still exists and has its rights, or create new credentials.`,
    );
  }
  throw new CollectionFailure(
    "transient",
    `Google gave no access token (${said || response.status}). Pharos tries again.`,
  );
}
