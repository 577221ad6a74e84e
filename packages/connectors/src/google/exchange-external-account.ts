import { readFile, realpath } from "node:fs/promises";
import { isAbsolute, relative, sep } from "node:path";
import { CollectionFailure, describeError, isObject } from "@pharos/domain";
import { z } from "zod";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { type GoogleToken, postForToken } from "./post-for-token.ts";

const format = z.union([
  z.object({ type: z.literal("text").default("text") }),
  z.object({ type: z.literal("json"), subject_token_field_name: z.string().min(1) }),
]);
const sourceSchema = z.union([
  z.object({ file: z.string().min(1), format: format.default({ type: "text" }) }),
  z.object({
    url: z.url(),
    headers: z.record(z.string(), z.string()).default({}),
    format: format.default({ type: "text" }),
  }),
]);

/** Tokens of the machine go to Google alone, whatever a configuration says. */
const google = (host: string) =>
  z.url({ protocol: /^https$/, hostname: new RegExp(`^${host.replaceAll(".", "\\.")}$`) });

export const externalAccountSchema = z.object({
  type: z.literal("external_account"),
  audience: z.string().min(1),
  subject_token_type: z.string().min(1),
  token_url: google("sts.googleapis.com"),
  service_account_impersonation_url: google("iamcredentials.googleapis.com").optional(),
  credential_source: sourceSchema,
});
export type ExternalAccount = z.infer<typeof externalAccountSchema>;

export interface ExchangeOptions {
  readonly scope: string;
  /** Where files with tokens may be; undefined where the administrator has named no folder. */
  readonly tokenFolder: string | undefined;
  readonly fetch: OutboundFetch;
}

const cloudScope = "https://www.googleapis.com/auth/cloud-platform";
const tokenBytesMax = 64 * 1024;
const requestMsMax = 30_000;

/** Exchanges the token of another identity provider for one of Google. Throws CollectionFailure. */
export async function exchangeExternalAccount(
  account: ExternalAccount,
  options: ExchangeOptions,
): Promise<GoogleToken> {
  const { scope, fetch } = options;
  const { audience, service_account_impersonation_url: impersonationUrl } = account;
  const federated = await postForToken(fetch, account.token_url, `the identity of ${audience}`, {
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
      requested_token_type: "urn:ietf:params:oauth:token-type:access_token",
      audience,
      subject_token_type: account.subject_token_type,
      subject_token: await readSubjectToken(account.credential_source, options),
      scope: impersonationUrl === undefined ? scope : cloudScope,
    }).toString(),
  });
  if (impersonationUrl === undefined) return federated;
  return postForToken(fetch, impersonationUrl, "the service account to impersonate", {
    headers: { "content-type": "application/json", authorization: `Bearer ${federated.token}` },
    body: JSON.stringify({ scope: [scope], lifetime: "3600s" }),
  });
}

async function readSubjectToken(
  source: ExternalAccount["credential_source"],
  options: ExchangeOptions,
): Promise<string> {
  const text = "file" in source ? await readTokenFile(source.file, options) : await fetchToken(source, options.fetch);
  const { format } = source;
  if (format.type === "text") return text.trim();
  const answer = parseJson(text);
  const token = isObject(answer) ? answer[format.subject_token_field_name] : undefined;
  if (typeof token === "string") return token;
  throw new CollectionFailure("denied", `The credential source has no ${format.subject_token_field_name}.`);
}

/** Reads a file within the folder that the administrator named, links included. */
async function readTokenFile(file: string, { tokenFolder }: ExchangeOptions): Promise<string> {
  if (tokenFolder === undefined) {
    throw new CollectionFailure(
      "denied",
      "Pharos may read no token file. Ask an administrator to set googleTokenFolder to the folder that has it.",
    );
  }
  try {
    const [folder, path] = await Promise.all([realpath(tokenFolder), realpath(file)]);
    const place = relative(folder, path);
    const isOutside = place === "" || place === ".." || place.startsWith(`..${sep}`) || isAbsolute(place);
    if (!isOutside) {
      return (await readFile(path)).subarray(0, tokenBytesMax).toString("utf8");
    }
  } catch {
    // Nothing is said about files outside of the folder, not even whether they exist.
  }
  throw new CollectionFailure("denied", `${file} is not a file in the folder that googleTokenFolder names.`);
}

async function fetchToken(
  { url, headers }: Extract<ExternalAccount["credential_source"], { readonly url: string }>,
  fetch: OutboundFetch,
): Promise<string> {
  try {
    const response = await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(requestMsMax) });
    if (response.status === 200) return (await response.text()).slice(0, tokenBytesMax);
    throw new Error(`status ${response.status}`);
  } catch (error) {
    throw new CollectionFailure("denied", `The credential source gave no token (${describeError(error)}).`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
