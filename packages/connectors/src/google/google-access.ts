import { CollectionFailure, isObject } from "@pharos/domain";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { parseGoogleCredentials, signGoogleAssertion } from "./google-credentials.ts";

export interface GoogleAccess {
  /** Returns an access token, a new one shortly before the last expires. @throws CollectionFailure denied, transient */
  token(): Promise<string>;
  /** After a token was refused before its time. */
  forget(): void;
}

interface GoogleAccessOptions {
  /** The JSON key of a service account. */
  readonly credentials: string;
  readonly scope: string;
  readonly fetch: OutboundFetch;
  readonly clock: () => Date;
}

/** A token is renewed so long before it expires. */
const renewEarlyMs = 5 * 60_000;
const requestMsMax = 30_000;

/** Asks Google for access tokens with the key of a service account. */
export function createGoogleAccess({ credentials, scope, fetch, clock }: GoogleAccessOptions): GoogleAccess {
  let held: { readonly token: string; readonly renewAt: number } | undefined;

  async function ask(): Promise<string> {
    const account = parseGoogleCredentials(credentials);
    if (!account) {
      throw new CollectionFailure(
        "denied",
        "The credentials are not the JSON key of a service account. It has client_email, private_key_id and private_key.",
      );
    }
    const response = await fetch(account.token_uri, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
        assertion: await signGoogleAssertion(account, scope, clock()),
      }).toString(),
      signal: AbortSignal.timeout(requestMsMax),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    const { access_token: token, expires_in, error, error_description } = isObject(answer) ? answer : {};
    if (typeof token === "string" && token !== "") {
      const lifeMs = (typeof expires_in === "number" ? expires_in : 3600) * 1000;
      held = { token, renewAt: clock().getTime() + lifeMs - renewEarlyMs };
      return token;
    }
    const said = [error, error_description].filter((one) => typeof one === "string" && one !== "").join(": ");
    if (response.status >= 400 && response.status < 500 && response.status !== 429) {
      throw new CollectionFailure(
        "denied",
        `Google refused the key of ${account.client_email} (${said || response.status}). Check that the key and its account still exist, or create a new key.`,
      );
    }
    throw new CollectionFailure(
      "transient",
      `Google gave no access token (${said || response.status}). Pharos tries again.`,
    );
  }

  return {
    token: async () => (held && held.renewAt > clock().getTime() ? held.token : ask()),
    forget: () => {
      held = undefined;
    },
  };
}
