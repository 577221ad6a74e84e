import { CollectionFailure, isObject } from "@pharos/domain";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";

export interface AzureAccess {
  /** Returns an access token, a new one shortly before the last expires. @throws CollectionFailure denied, transient */
  token(): Promise<string>;
  /** After a token was refused before its time. */
  forget(): void;
}

interface AzureAccessOptions {
  readonly tenantId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of a sovereign cloud; Microsoft's own when absent. */
  readonly loginEndpoint: string | undefined;
  /** The audience of the token, such as https://storage.azure.com. */
  readonly resource: string;
  readonly fetch: OutboundFetch;
  readonly clock: () => Date;
}

/** A token is renewed so long before it expires. */
const renewEarlyMs = 5 * 60_000;
const requestMsMax = 30_000;

/** Codes of Microsoft Entra, with what to do. */
const remedies: readonly (readonly [code: string, remedy: string])[] = [
  ["AADSTS7000222", "The client secret has expired. Create a new one."],
  ["AADSTS7000215", "The client secret is wrong. Enter the value of the secret, not its ID."],
  ["AADSTS700016", "The tenant does not know the application. Check the client ID and the tenant ID."],
  ["AADSTS90002", "The tenant was not found. Check the tenant ID."],
  ["AADSTS900023", "The tenant was not found. Check the tenant ID."],
];

/** Asks Microsoft Entra for access tokens with the secret of an application. */
export function createAzureAccess(options: AzureAccessOptions): AzureAccess {
  const { tenantId, clientId, clientSecret, loginEndpoint, resource, fetch, clock } = options;
  const origin = new URL(loginEndpoint ?? "https://login.microsoftonline.com").origin;
  let held: { readonly token: string; readonly renewAt: number } | undefined;

  async function ask(): Promise<string> {
    const response = await fetch(`${origin}/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: clientId,
        client_secret: clientSecret,
        scope: `${resource}/.default`,
      }).toString(),
      redirect: "manual",
      signal: AbortSignal.timeout(requestMsMax),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    const { access_token: token, expires_in, error, error_description } = isObject(answer) ? answer : {};
    if (typeof token === "string" && token !== "") {
      const lifeMs = (typeof expires_in === "number" ? expires_in : 3600) * 1000;
      held = { token, renewAt: clock().getTime() + lifeMs - renewEarlyMs };
      return token;
    }
    // The description goes on with trace IDs on lines of their own.
    const said =
      typeof error_description === "string" ? (error_description.split(/[\r\n]/)[0] ?? "") : String(error ?? "");
    if (response.status >= 400 && response.status < 500 && response.status !== 429) {
      const remedy =
        remedies.find(([code]) => said.includes(code))?.[1] ?? "Check the tenant, the client and its secret.";
      throw new CollectionFailure(
        "denied",
        `Microsoft Entra refused the application ${clientId} (${said || response.status}). ${remedy}`,
      );
    }
    throw new CollectionFailure(
      "transient",
      `Microsoft Entra gave no access token (${said || response.status}). Pharos tries again.`,
    );
  }

  return {
    token: async () => (held && held.renewAt > clock().getTime() ? held.token : ask()),
    forget: () => {
      held = undefined;
    },
  };
}
