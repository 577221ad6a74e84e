import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { PharosError } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { ApiConfig } from "../context/api-dependencies.ts";
import type { RequestContext } from "../context/request-context.ts";
import { pullAuthorizationInvalid, pullAuthorizationNotNeeded } from "./pull-errors.ts";
import { findPullAccess } from "./pull-service.ts";
import { checkSourceAccess } from "./source-service.ts";

export const authorizePath = "/sources-oauth2/authorize";
export const tokenRedirectPath = "/sources-oauth2/token_redirect";
export const authorizationMs = 10 * 60_000;

/** What a link or a state says; whoever changes it cannot sign it. */
interface SignedPart {
  readonly use: "link" | "state";
  readonly sourceId: string;
  readonly successUrl: string;
  readonly nonce: string;
  readonly expires: number;
}

/** Returns the address at which a browser begins an authorization. @throws sourceNotFound, pullAuthorizationNotNeeded */
export async function beginAuthorization(
  context: RequestContext,
  sourceId: string,
  successUrl: string,
): Promise<string> {
  authorize(context.actor, "LogSourceModify");
  const { source, pull, definition } = await findPullAccess(context, sourceId);
  checkSourceAccess(context, source);
  const way = definition.authentication.find(({ id }) => id === pull.settings.authentication);
  if (way?.type !== "authorizationCode") throw pullAuthorizationNotNeeded(source.label);
  const target = readSuccessUrl(context.config, successUrl);
  const link = sign(context.config, { use: "link", sourceId, successUrl: target, ...freshPart(context.clock()) });
  const query = new URLSearchParams({ id: sourceId, success_url: target, link });
  return `${context.config.publicUrl}${authorizePath}?${query}`;
}

interface Redirect {
  readonly url: string;
  /** Binds the answer of the provider to the browser that asked. */
  readonly nonce: string;
}

/** Sends the browser to the provider, with a state and a proof key that are good once. */
export async function redirectToProvider(
  context: RequestContext,
  given: { readonly id: string; readonly successUrl: string; readonly link: string },
): Promise<Redirect> {
  const link = verify(context.config, given.link, "link", context.clock());
  if (link.sourceId !== given.id || link.successUrl !== given.successUrl) throw pullAuthorizationInvalid();
  const { definition, pull, secrets } = await findPullAccess(context, link.sourceId);
  const verifier = randomBytes(32).toString("base64url");
  const redirectUri = `${context.config.publicUrl}${tokenRedirectPath}`;
  const part = {
    use: "state",
    sourceId: link.sourceId,
    successUrl: link.successUrl,
    ...freshPart(context.clock()),
  } as const;
  await context.store.pulls.beginAuthorization(link.sourceId, { nonce: part.nonce, verifier, redirectUri });
  const puller = context.pulling.open({
    definition,
    settings: pull.settings,
    secrets,
    tokens: undefined,
    onTokens: async () => undefined,
  });
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const url = puller.authorizationUrl({ state: sign(context.config, part), challenge, redirectUri });
  return { url, nonce: part.nonce };
}

/** Takes the provider's answer and returns where the browser goes on; what went wrong is shown on the source's page. */
export async function receiveAuthorization(
  context: RequestContext,
  given: { readonly state: string; readonly code?: string | undefined; readonly error?: string | undefined },
  cookieNonce: string | undefined,
): Promise<string> {
  const { store, clock, config, pulling } = context;
  const state = verify(config, given.state, "state", clock());
  const begun = await store.pulls.takeAuthorization(state.sourceId);
  if (!begun || begun.nonce !== state.nonce || cookieNonce !== state.nonce) throw pullAuthorizationInvalid();
  const { definition, pull, secrets } = await findPullAccess(context, state.sourceId);
  const fail = (message: string) => store.pulls.failAuthorization(state.sourceId, message);
  if (given.code === undefined) {
    await fail(
      `${definition.name} did not grant access${given.error ? ` (${given.error.slice(0, 200)})` : ""}. Choose Authorize to try again.`,
    );
    return state.successUrl;
  }
  const puller = pulling.open({
    definition,
    settings: pull.settings,
    secrets,
    tokens: undefined,
    onTokens: (tokens) => store.pulls.saveTokens(state.sourceId, tokens),
  });
  try {
    const { verifier, redirectUri } = begun;
    await puller.exchangeCode({ code: given.code, redirectUri, verifier });
    await store.pulls.endAuthorization(state.sourceId, clock());
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "PullFailure") throw error;
    await fail(error.message);
  }
  return state.successUrl;
}

function freshPart(now: Date) {
  return { nonce: randomBytes(16).toString("base64url"), expires: now.getTime() + authorizationMs };
}

/** Of our own pages only: the provider's answer must not send anybody elsewhere. */
function readSuccessUrl({ publicUrl, ownOrigins }: ApiConfig, text: string): string {
  const url = URL.parse(text, publicUrl);
  const isOwn = url !== null && (url.origin === new URL(publicUrl).origin || ownOrigins.includes(url.origin));
  if (isOwn) return url.href;
  throw new PharosError("sources.invalid", "InvalidInput", "The success URL must be a page of Pharos", {
    successUrl: "Must be a page of Pharos",
  });
}

function sign({ secretKey }: ApiConfig, part: SignedPart): string {
  const text = Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${text}.${signatureOf(secretKey, text)}`;
}

function verify({ secretKey }: ApiConfig, signed: string, use: SignedPart["use"], now: Date): SignedPart {
  const [text = "", signature = ""] = signed.split(".", 2);
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(secretKey, text))];
  if (given.length !== own.length || !timingSafeEqual(given, own)) throw pullAuthorizationInvalid();
  const part = JSON.parse(Buffer.from(text, "base64url").toString()) as SignedPart;
  if (part.use !== use || part.expires <= now.getTime()) throw pullAuthorizationInvalid();
  return part;
}

function signatureOf(secretKey: Uint8Array, text: string): string {
  const key = new Uint8Array(hkdfSync("sha256", secretKey, "", "pharos pull authorization", 32));
  return createHmac("sha256", key).update(text).digest("base64url");
}
