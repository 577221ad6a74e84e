import { describeError, PharosError } from "@pharos/domain";
import type { Response } from "undici";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import {
  answerUnexpected,
  archiveTooLarge,
  rateLimited,
  sourceNotThere,
  sourceUnreachable,
  tokenRefused,
} from "./errors.ts";

export interface PackRequest {
  readonly url: string;
  /** The address that errors name, where people entered another one. */
  readonly shownUrl?: string;
  readonly token: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly bytesMax: number;
}

export interface PackResponse {
  /** Undefined where nothing changed since the ETag that was sent. */
  readonly body: Buffer | undefined;
  readonly etag: string | undefined;
  readonly lastModified: Date | undefined;
}

const redirectsMax = 5;
const wholeRequestMs = 120_000;
const saidMax = 200;

/**
 * Gets an address, following redirects one by one, so that each is checked as if it had been asked for: a token goes to
 * the host that it was given for, and nowhere else.
 * @throws PharosError with a sentence that says what to do
 */
export async function getPackFile(
  fetch: OutboundFetch,
  userAgent: string,
  { url, shownUrl = url, token, headers, bytesMax }: PackRequest,
): Promise<PackResponse> {
  const signal = AbortSignal.timeout(wholeRequestMs);
  const origin = new URL(url).origin;
  let at = url;
  try {
    for (let redirects = 0; ; redirects++) {
      const isOrigin = new URL(at).origin === origin;
      const response = await fetch(at, {
        method: "GET",
        redirect: "manual",
        headers: {
          "user-agent": userAgent,
          ...headers,
          ...(token !== undefined && isOrigin && { authorization: `Bearer ${token}` }),
        },
        signal,
      });
      const location = response.headers.get("location");
      if (response.status >= 300 && response.status < 400 && response.status !== 304 && location !== null) {
        await response.body?.cancel();
        if (redirects === redirectsMax) throw answerUnexpected(shownUrl, "with too many redirects");
        at = new URL(location, at).href;
        continue;
      }
      return await readResponse(shownUrl, response, bytesMax);
    }
  } catch (error) {
    if (error instanceof PharosError) throw error;
    const cause = error instanceof Error && error.cause ? error.cause : error;
    throw sourceUnreachable(shownUrl, describeError(cause).replace(/\.$/, ""));
  }
}

async function readResponse(url: string, response: Response, bytesMax: number): Promise<PackResponse> {
  const { status, headers } = response;
  const etag = headers.get("etag") ?? undefined;
  const modified = Date.parse(headers.get("last-modified") ?? "");
  const lastModified = Number.isNaN(modified) ? undefined : new Date(modified);
  if (status === 304) return { body: undefined, etag, lastModified };
  const body = await readBody(url, response, bytesMax);
  if (status >= 200 && status < 300) return { body, etag, lastModified };
  throw judge(url, response, body);
}

async function readBody(url: string, { body }: Response, bytesMax: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > bytesMax) throw archiveTooLarge(url, Math.round(bytesMax / 1024 / 1024));
  }
  return Buffer.concat(chunks);
}

function judge(url: string, { status, headers }: Response, body: Buffer): PharosError {
  const { host } = new URL(url);
  const said = `${status}${saidOf(body)}`;
  const isLimited = status === 429 || (status === 403 && headers.get("x-ratelimit-remaining") === "0");
  if (isLimited) {
    const reset = Number(headers.get("x-ratelimit-reset"));
    return rateLimited(host, reset > 0 ? `, until ${new Date(reset * 1000).toISOString()}` : "");
  }
  if (status === 401 || status === 403) return tokenRefused(host, said);
  if (status === 404) return sourceNotThere(url);
  if (status >= 500) return sourceUnreachable(url, `it answered ${said}`);
  return answerUnexpected(url, said);
}

/** The `message` of an API's answer. */
function saidOf(body: Buffer): string {
  try {
    const { message } = JSON.parse(body.toString("utf8")) as { readonly message?: unknown };
    return typeof message === "string" ? `: ${message.slice(0, saidMax)}` : "";
  } catch {
    return "";
  }
}
