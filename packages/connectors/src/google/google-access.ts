import { CollectionFailure } from "@pharos/domain";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { exchangeExternalAccount } from "./exchange-external-account.ts";
import { parseGoogleCredentials, signGoogleAssertion } from "./google-credentials.ts";
import { postForToken } from "./post-for-token.ts";

export interface GoogleAccess {
  /** Returns an access token, a new one shortly before the last expires. @throws CollectionFailure denied, transient */
  token(): Promise<string>;
  /** After a token was refused before its time. */
  forget(): void;
}

interface GoogleAccessOptions {
  /** The JSON key of a service account, or a configuration of workload identity federation. */
  readonly credentials: string;
  readonly tokenFolder: string | undefined;
  readonly scope: string;
  readonly fetch: OutboundFetch;
  readonly clock: () => Date;
}

/** A token is renewed so long before it expires. */
const renewEarlyMs = 5 * 60_000;
const credentialsUnknown =
  "The credentials are neither the JSON key of a service account, with client_email, private_key_id and private_key, nor a configuration of workload identity federation, with audience, token_url and credential_source.";

/** Asks Google for access tokens with the credentials of a source or destination. */
export function createGoogleAccess({
  credentials,
  tokenFolder,
  scope,
  fetch,
  clock,
}: GoogleAccessOptions): GoogleAccess {
  let held: { readonly token: string; readonly renewAt: number } | undefined;

  async function ask(): Promise<string> {
    const account = parseGoogleCredentials(credentials);
    if (!account) throw new CollectionFailure("denied", credentialsUnknown);
    const { token, lifeMs } =
      account.type === "external_account"
        ? await exchangeExternalAccount(account, { scope, tokenFolder, fetch })
        : await postForToken(fetch, account.token_uri, `the key of ${account.client_email}`, {
            headers: { "content-type": "application/x-www-form-urlencoded" },
            body: new URLSearchParams({
              grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
              assertion: await signGoogleAssertion(account, scope, clock()),
            }).toString(),
          });
    held = { token, renewAt: clock().getTime() + lifeMs - renewEarlyMs };
    return token;
  }

  return {
    token: async () => (held && held.renewAt > clock().getTime() ? held.token : ask()),
    forget: () => {
      held = undefined;
    },
  };
}
