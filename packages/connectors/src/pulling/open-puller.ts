import {
  describeError,
  PharosError,
  type PullCheck,
  type PullClient,
  type PullExchange,
  type PulledEvent,
  PullFailure,
  type PullPage,
  type PullPosition,
  type PullSettings,
  type PullStreamKey,
  type PullTokens,
} from "@pharos/domain";
import type { AwsIdentity } from "../aws/aws-identity.ts";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { buildCodeRequest, buildTokenRequest, hasTokens } from "./authorize/build-token-request.ts";
import { createSecretCutter, cutHeaders } from "./authorize/cut-secrets.ts";
import { readTokens } from "./authorize/read-tokens.ts";
import { createAwsSigner } from "./authorize/sign-for-aws.ts";
import { signRequest } from "./authorize/sign-request.ts";
import type { PullAuthentication, PullerDefinition, PullStream } from "./definition/puller-definition.ts";
import { buildRequest } from "./request/build-request.ts";
import { type PlannedRequest, planRequest } from "./request/plan-request.ts";
import type { PullRequest, PullResponse } from "./request/pull-request.ts";
import { RequestBudget } from "./request/request-budget.ts";
import { type JudgedStream, judgeResponse, refusedToken } from "./response/judge-response.ts";
import { parseBody, readEvents, readRecords } from "./response/read-events.ts";
import { budgetWaitMs } from "./response/read-limits.ts";
import { readPage } from "./response/read-page.ts";
import { readPath } from "./response/read-path.ts";
import { nameSettings } from "./settings/name-settings.ts";
import { listStreamLogTypes } from "./settings/read-pull-settings.ts";
import { renderTemplate, renderUrl, type TemplateNames } from "./template/render-template.ts";

export interface PullerOptions {
  readonly definition: PullerDefinition;
  readonly settings: PullSettings;
  /** Values of secret fields, by name. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly tokens: PullTokens | undefined;
  /** Keeps tokens before they are used: a refresh token that was renewed is worth nothing any more. */
  readonly onTokens: (tokens: PullTokens) => Promise<void>;
  /** The deployment's, for ways that sign for AWS without a key. */
  readonly identity?: AwsIdentity | undefined;
  readonly fetch: OutboundFetch;
  readonly clock: () => Date;
}

export interface Puller extends PullClient {
  /** Asks for the first page of a stream and a few of its details, and tells what was asked and answered. */
  check(key: PullStreamKey, signal?: AbortSignal): Promise<PullCheck>;
  /** The provider's page on which somebody grants access. @throws PullFailure where none is needed */
  authorizationUrl(request: {
    readonly state: string;
    readonly challenge: string;
    readonly redirectUri: string;
  }): string;
  /** Changes the code of an authorization into tokens. @throws PullFailure */
  exchangeCode(code: {
    readonly code: string;
    readonly redirectUri: string;
    readonly verifier: string;
  }): Promise<PullTokens>;
}

const detailsMax = 10_000;
const detailBytesMax = 128 * 1024 * 1024;
const sampleEventsMax = 20;
const responseBytesMax = 16 * 1024 * 1024;
const requestMsMax = 60_000;
/** A token is renewed so long before it expires. */
const renewMs = 60_000;
const shownBodyLength = 8 * 1024;
const shownUrlLength = 2 * 1024;
const failureLengthMax = 1_000;
const checkedMs = 24 * 3_600_000;
/** Enough to see what becomes of them. */
const checkedDetailsMax = 3;

/** Opens the way to a provider. Nothing is sent before it is used. */
export function openPuller(options: PullerOptions): Puller {
  const { definition, settings, secrets, identity, fetch, clock } = options;
  const names = nameSettings(definition, settings, secrets);
  // For what others read: events, and the address of the page on which somebody grants access.
  const shownNames = nameSettings(definition, settings, {});
  const way = definition.authentication.find(({ id }) => id === settings.authentication) ?? firstOf(definition);
  const hosts = new Set(definition.hosts.map((host) => hostOf(renderTemplate(host, names))));
  const budget = new RequestBudget(definition.budget);
  const sign =
    way.type === "awsSignature"
      ? createAwsSigner(way, names, { identity, fetch, clock })
      : async (request: PullRequest) => signRequest(way, names, request, tokens?.accessToken, clock());
  let tokens = options.tokens;
  // Tokens that are not used any more are no less secret.
  const known = new Set(Object.values(secrets));
  const keepSecret = ({ accessToken, refreshToken = "" }: PullTokens) => known.add(accessToken).add(refreshToken);
  if (tokens) keepSecret(tokens);
  known.add(encodePair(way, names));
  const createCutter = () => createSecretCutter([...known]);
  const cut = (text: string) => createCutter()(text);
  /** Failures are stored, shown to readers of the source and told to them. */
  const cutFailure = (error: unknown) =>
    error instanceof PullFailure
      ? new PullFailure(error.kind, cut(error.message).slice(0, failureLengthMax), error.retryAfterMs)
      : error;
  const withCutFailures = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw cutFailure(error);
    });

  const send = async (request: PullRequest, signal: AbortSignal | undefined): Promise<PullResponse> => {
    const limits = [AbortSignal.timeout(requestMsMax), ...(signal ? [signal] : [])];
    try {
      const response = await fetch(request.url, {
        method: request.method,
        headers: { "user-agent": "Pharos", ...request.headers },
        ...(request.body !== undefined && { body: request.body }),
        redirect: "manual",
        signal: AbortSignal.any(limits),
      });
      const text = await readText(response.body ?? []);
      return { status: response.status, headers: new Headers([...response.headers]), text };
    } catch (error) {
      if (error instanceof PullFailure) throw error;
      if (signal?.aborted) throw new PullFailure("unavailable", "The request was not sent or not waited for.");
      // An address that is not allowed stays so until an administrator allows it.
      if (error instanceof PharosError) throw new PullFailure("refused", `${error.message}.`);
      const { host } = new URL(request.url);
      const reason =
        error instanceof Error && error.cause instanceof Error ? error.cause.message : describeError(error);
      throw new PullFailure("unavailable", `${host} could not be reached: ${reason || "the connection was closed"}.`);
    }
  };

  const renewToken = async (exchange: Exchange): Promise<void> => {
    if (!hasTokens(way)) return;
    if (way.type === "authorizationCode" && tokens === undefined) {
      throw new PullFailure("unauthorized", `${definition.name} has not granted access yet. Choose Authorize.`);
    }
    await keepTokens(await buildTokenRequest(way, names, tokens?.refreshToken, clock()), exchange);
  };

  const keepTokens = async (request: PullRequest, exchange: Exchange): Promise<PullTokens> => {
    const response = await exchange(request, "token");
    const given = response.status < 400 ? readTokens(response.text, tokens, clock()) : undefined;
    if (!given) throw judgeTokenResponse(definition, response, clock(), cut);
    await options.onTokens(given);
    keepSecret(given);
    tokens = given;
    return given;
  };

  /** Sends a request as the source; a token that is not accepted any more is renewed once. */
  const ask = async (stream: PullStream, request: PullRequest, exchange: Exchange): Promise<PullResponse | "empty"> => {
    const { host } = new URL(request.url);
    if (!hosts.has(host)) {
      throw new PullFailure(
        "refused",
        `${definition.name} named an address on ${host}. Pharos asks ${[...hosts].join(", ")} only.`,
      );
    }
    const expires = Date.parse(tokens?.expiresAt ?? "");
    if (hasTokens(way) && (!tokens || expires - renewMs <= clock().getTime())) await renewToken(exchange);
    const judged = toJudged(definition, stream, cut);
    const attempt = async () => {
      const signed = await sign(request);
      budget.count(clock());
      return exchange(signed, "events");
    };
    let response = await attempt();
    let judgement = judgeResponse(judged, response, clock());
    if (judgement === "refreshToken" && hasTokens(way)) {
      await renewToken(exchange);
      response = await attempt();
      judgement = judgeResponse(judged, response, clock());
    }
    if (judgement === "refreshToken") throw refusedToken(judged, response);
    if (judgement instanceof PullFailure) throw judgement;
    return judgement === "empty" ? "empty" : response;
  };

  const readDetails = async (
    stream: PullStream,
    { partition }: PullStreamKey,
    { names: planned }: PlannedRequest,
    body: unknown,
    exchange: Exchange,
    asked: number,
  ) => {
    const { details } = stream;
    const shapeNames = { ...shownNames, partition };
    if (!details) return readEvents(stream, body, shapeNames);
    const items = readPath(body, details.items).slice(0, asked);
    if (items.length === 0) return [];
    if (items.length > detailsMax) {
      throw new PullFailure("tooLarge", `One page lists more than ${detailsMax} items. Ask for smaller pages.`);
    }
    const requests =
      details.for === "page"
        ? [buildRequest(details.request, planned, { lists: { items } })]
        : items.map((item) => buildRequest(details.request, { ...planned, ...nameItem(item) }));
    const events: PulledEvent[] = [];
    let bytes = 0;
    for (const request of requests) {
      const answer = await ask(stream, { ...request, url: new URL(request.url).href }, exchange);
      if (answer === "empty") continue;
      bytes += answer.text.length;
      if (bytes > detailBytesMax) {
        throw new PullFailure("tooLarge", `The items of one page are larger than ${detailBytesMax / 1024 ** 2} MB.`);
      }
      for (const event of readEvents(stream, parseBody(answer.text, stream.format), shapeNames)) events.push(event);
    }
    return events;
  };

  const fetchPage = async (
    key: PullStreamKey,
    position: PullPosition,
    exchange: Exchange,
    details = Number.POSITIVE_INFINITY,
  ): Promise<PullPage> => {
    const stream = findStream(definition, key.stream);
    const now = clock();
    const planned = planRequest(stream, names, key, position, now);
    if (!planned) return { ...nothing, position, isCaughtUp: true, rememberAt: now };
    if (stream.prepare && !position.isPrepared) {
      await ask(stream, buildRequest(stream.prepare, planned.names), exchange);
    }
    const answer = await ask(stream, planned.request, exchange);
    const isEmpty = answer === "empty";
    const body = isEmpty ? undefined : parseBody(answer.text, stream.details ? "json" : stream.format);
    const headers = isEmpty ? new Headers() : answer.headers;
    const events = isEmpty ? [] : await readDetails(stream, key, planned, body, exchange, details);
    const page = readPage(stream, planned, position, { body, headers, events }, now);
    return {
      ...page,
      position: { ...page.position, ...(stream.prepare && { isPrepared: true }) },
      waitMs: Math.max(budget.waitMs(clock()), budgetWaitMs(definition.budget, headers, clock())),
    };
  };

  return {
    fetchPage: async (key, position, signal) => {
      // Another stream of the source may have used the budget up.
      const waitMs = budget.waitMs(clock());
      if (waitMs > 0) return { ...nothing, position, isCaughtUp: false, rememberAt: clock(), waitMs };
      return withCutFailures(fetchPage(key, position, (request) => send(request, signal)));
    },
    restMs: (stream) => findStream(definition, stream).every,
    describeRecords: (name) => {
      const stream = findStream(definition, name);
      return { logTypes: listStreamLogTypes(stream, settings), streamType: stream.streamType };
    },
    authorizationUrl: ({ state, challenge, redirectUri }) => {
      if (way.type !== "authorizationCode")
        throw new PullFailure("refused", `${definition.name} is not authorized by a code.`);
      const url = new URL(renderUrl(way.authorizeUrl, shownNames));
      const parameters = {
        response_type: "code",
        client_id: renderTemplate(way.clientId, shownNames),
        redirect_uri: redirectUri,
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
        ...(way.scope !== undefined && { scope: renderTemplate(way.scope, shownNames) }),
        ...way.authorizeExtra,
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },
    exchangeCode: async (code) => {
      if (way.type !== "authorizationCode")
        throw new PullFailure("refused", `${definition.name} is not authorized by a code.`);
      known.add(code.code).add(code.verifier);
      return withCutFailures(keepTokens(buildCodeRequest(way, names, code), (request) => send(request, undefined)));
    },
    check: async (key, signal) => {
      const exchanges: { readonly request: PullRequest; readonly response: PullResponse; readonly use: ExchangeUse }[] =
        [];
      const exchange: Exchange = async (request, use) => {
        const response = await send(request, signal);
        exchanges.push({ request, response, use });
        return response;
      };
      const show = () => {
        const cutAll = createCutter();
        return exchanges.map(({ request, response, use }) => showExchange(request, response, cutAll, use === "token"));
      };
      const stream = findStream(definition, key.stream);
      const checked = { stream: stream.label, logTypes: listStreamLogTypes(stream, settings) };
      try {
        const watermark = new Date(clock().getTime() - checkedMs).toISOString();
        const { events } = await fetchPage(key, { watermark }, exchange, checkedDetailsMax);
        const count = events.length === 1 ? "1 event" : `${events.length} events`;
        const message = `${definition.name} answered with ${count} of ${stream.label} on the first page.`;
        const samples = events
          .slice(0, sampleEventsMax)
          .flatMap(({ text }) => readRecords(text, stream.streamType))
          .map(createCutter());
        return { ...checked, isHealthy: true, message, events: events.length, samples, exchanges: show() };
      } catch (error) {
        if (!(error instanceof PullFailure)) throw error;
        const message = signal?.aborted ? checkTooLong : (cutFailure(error) as PullFailure).message;
        return { ...checked, isHealthy: false, message, events: 0, samples: [], exchanges: show() };
      }
    },
  };
}

const nothing = { events: [], rememberSince: new Date(0), waitMs: 0 };

const checkTooLong = "The check of all streams took too long and ended before this one was read.";

/** Of the exchange that gives a token, nothing but its address is shown. */
type ExchangeUse = "token" | "events";
type Exchange = (request: PullRequest, use: ExchangeUse) => Promise<PullResponse>;

/** Returns the header text of a name and a password; an empty text for ways that send none. */
function encodePair(way: PullAuthentication, names: TemplateNames): string {
  const pair =
    way.type === "basic"
      ? [way.username, way.password]
      : "clientIn" in way && way.clientIn === "basic"
        ? [way.clientId, way.clientSecret]
        : [];
  return Buffer.from(pair.map((template) => renderTemplate(template, names)).join(":")).toString("base64");
}

function nameItem(item: unknown): TemplateNames {
  if (item === null || typeof item !== "object") return { item: String(item) };
  return Object.fromEntries(
    Object.entries(item).flatMap(([key, value]) =>
      typeof value === "string" || typeof value === "number" ? [[`item.${key}`, String(value)]] : [],
    ),
  );
}

function findStream({ streams, name }: PullerDefinition, wanted: string): PullStream {
  const stream = streams.find((one) => one.name === wanted);
  if (!stream) throw new PullFailure("refused", `${name} has no stream ${wanted} any more. Edit the source.`);
  return stream;
}

function firstOf({ authentication: [first] }: PullerDefinition): PullAuthentication {
  if (!first) throw new TypeError("a definition has at least one way of authentication");
  return first;
}

/** Of a host or of an address. */
function hostOf(text: string): string {
  return URL.parse(text.includes("://") ? text : `https://${text}`)?.host ?? text;
}

function toJudged(
  { name, errors, budget }: PullerDefinition,
  stream: PullStream,
  cut: JudgedStream["cut"],
): JudgedStream {
  const { label, requires } = stream;
  return { provider: name, label, requires, errors: [...stream.errors, ...errors], budget, cut };
}

/** Whatever else a token endpoint says no to, it is about the credentials. */
function judgeTokenResponse(
  { name, errors, budget }: PullerDefinition,
  response: PullResponse,
  now: Date,
  cut: JudgedStream["cut"],
): PullFailure {
  const judged = { provider: name, label: "an access token", requires: undefined, errors, budget, cut };
  const judgement = judgeResponse(judged, response, now);
  const isOther =
    judgement instanceof PullFailure && ["rateLimited", "unavailable", "unauthorized"].includes(judgement.kind);
  return isOther ? judgement : refusedToken(judged, response);
}

function showExchange(
  request: PullRequest,
  { status, headers, text }: PullResponse,
  cut: (text: string) => string,
  isToken: boolean,
): PullExchange {
  return {
    method: request.method,
    url: cut(request.url).slice(0, shownUrlLength),
    requestHeaders: cutHeaders(Object.entries(request.headers), cut),
    // The proof of a client and the token are all that such an exchange has.
    requestBody: isToken ? undefined : request.body && cut(request.body).slice(0, shownBodyLength),
    status,
    responseHeaders: cutHeaders(headers, cut),
    responseBody: isToken && status < 400 ? "" : cut(text).slice(0, shownBodyLength),
  };
}

async function readText(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const kept: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.byteLength;
    if (bytes > responseBytesMax) {
      throw new PullFailure("tooLarge", `The answer is larger than ${responseBytesMax / 1024 ** 2} MB.`);
    }
    kept.push(piece);
  }
  return Buffer.concat(kept).toString("utf8");
}
