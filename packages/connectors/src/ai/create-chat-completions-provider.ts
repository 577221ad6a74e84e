import { setTimeout as wait } from "node:timers/promises";
import { PharosError } from "@pharos/domain";
import type { Response } from "undici";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import {
  answerLost,
  answerTooSlow,
  answerUnreadable,
  modelUnknown,
  providerBusy,
  providerKeyRefused,
  providerRefused,
  providerUnreachable,
} from "./errors.ts";
import type { AnswerPiece, ModelProvider, ModelRequest } from "./model-provider.ts";
import { providerMessage } from "./provider-message.ts";
import { readCompletion } from "./read-completion.ts";

export interface ChatCompletionsOptions {
  /** Where `/chat/completions` is below: `https://api.openai.com/v1`, `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  /** Services on one's own machine need none. */
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly fetch: OutboundFetch;
  /** How long an answer may take in all. */
  readonly answerMsMax?: number;
  /** Before each further try of what the service was too busy for. */
  readonly retryWaitsMs?: readonly number[];
}

/** Any service that speaks the OpenAI-compatible wire, with server-sent events. Neither tools nor pictures are asked for. */
export function createChatCompletionsProvider(options: ChatCompletionsOptions): ModelProvider {
  return { stream: (request, signal) => streamAnswer(options, request, signal) };
}

async function* streamAnswer(
  options: ChatCompletionsOptions,
  request: ModelRequest,
  stopped: AbortSignal,
): AsyncGenerator<AnswerPiece> {
  const late = AbortSignal.timeout(options.answerMsMax ?? 15 * 60_000);
  const ended = new AbortController();
  const signal = AbortSignal.any([stopped, late, ended.signal]);
  const { host } = new URL(options.baseUrl);
  let isAnswering = false;
  try {
    const response = await ask(options, request, signal);
    isAnswering = true;
    yield* readCompletion(streamIn(response, host), host);
  } catch (error) {
    if (stopped.aborted) throw stopped.reason;
    if (late.aborted || isSilence(error)) throw answerTooSlow(host);
    const lost = () => (isAnswering ? answerLost(host) : providerUnreachable(host, reasonOf(error)));
    throw withoutKey(error instanceof PharosError ? error : lost(), options.apiKey);
  } finally {
    // What is not read to its end is not waited for.
    ended.abort();
  }
}

/** The answer of the first try that the service is not too busy for. */
async function ask(options: ChatCompletionsOptions, request: ModelRequest, signal: AbortSignal): Promise<Response> {
  const waits = [...(options.retryWaitsMs ?? [1000, 4000])];
  for (;;) {
    const response = await send(options, request, signal);
    if (response.status === 200) return response;
    const waitMs = isBusy(response.status) ? waits.shift() : undefined;
    if (waitMs === undefined) throw await refusalOf(response, options);
    await response.body?.cancel();
    await wait(Math.max(waitMs, retryAfterMs(response)), undefined, { signal });
  }
}

function send(
  { baseUrl, apiKey, model, fetch }: ChatCompletionsOptions,
  { instructions, prompt }: ModelRequest,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${baseUrl.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      messages: [
        { role: "system", content: instructions },
        { role: "user", content: prompt },
      ],
      stream: true,
      stream_options: { include_usage: true },
    }),
    // What is sent goes where the administrator said, and nowhere else.
    redirect: "manual",
    signal,
  });
}

function isBusy(status: number): boolean {
  return status === 429 || status >= 500;
}

/** A service may ask for more patience than anybody has. */
function retryAfterMs({ headers }: Response): number {
  const seconds = Number(headers.get("retry-after") ?? 0);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 30) * 1000 : 0;
}

async function refusalOf(response: Response, { baseUrl, model }: ChatCompletionsOptions): Promise<PharosError> {
  const { status } = response;
  const { host } = new URL(baseUrl);
  const said = providerMessage(await textOf(response));
  // What a service says of a wrong key shows parts of it.
  if (status === 401 || status === 403) return providerKeyRefused(host, status);
  if (status === 404 && /model/i.test(said)) return modelUnknown(host, model);
  if (isBusy(status)) return providerBusy(host, status, said);
  if (status === 404 || status < 400) return answerUnreadable(host, `it answered ${status}`);
  return providerRefused(host, status, said);
}

const errorBytesMax = 64 * 1024;

async function textOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > errorBytesMax) break;
  }
  return Buffer.concat(pieces).toString("utf8");
}

function streamIn({ body, headers }: Response, host: string) {
  const type = headers.get("content-type") ?? "no content type";
  if (body === null || !type.startsWith("text/event-stream")) {
    throw answerUnreadable(host, `it answered with ${type} instead of a stream of events`);
  }
  return body;
}

/** A service may say what it was sent. */
function withoutKey(error: PharosError, key: string | undefined): PharosError {
  if (key === undefined || !error.message.includes(key)) return error;
  return new PharosError(error.code, error.category, error.message.replaceAll(key, "…"));
}

const silenceCodes = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);

function isSilence(error: unknown): boolean {
  return silenceCodes.has(Object(causeOf(error)).code);
}

/** Says what went wrong on the way, and nothing of what was sent. */
function reasonOf(error: unknown): string {
  const cause = causeOf(error);
  const { code, message } = Object(cause);
  return typeof code === "string" ? code : cause === error ? "the request could not be made" : String(message);
}

/** Below the words that `fetch` has for all failures. */
function causeOf(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? error) : error;
}
