import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";

/** A request as clients of the AWS SDK hand it to their request handler. */
interface AwsHttpRequest {
  readonly protocol: string;
  readonly hostname: string;
  readonly port?: number | undefined;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | readonly string[] | null>>;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const requestMsMax = 300_000;
/** Set by the connection itself. */
const connectionHeaders = new Set(["host", "content-length", "expect", "connection"]);

/** Sends the requests of the AWS SDK through the guarded fetch. */
export function createAwsRequestHandler(fetch: OutboundFetch) {
  return {
    metadata: { handlerProtocol: "http/1.1" },
    async handle(request: AwsHttpRequest, { abortSignal }: { readonly abortSignal?: AbortSignal } = {}) {
      const signals = [AbortSignal.timeout(requestMsMax), ...(abortSignal ? [abortSignal] : [])];
      const response = await fetch(urlOf(request), {
        method: request.method,
        headers: Object.entries(request.headers).filter(([name]) => !connectionHeaders.has(name.toLowerCase())),
        // The requests of a reader have no other bodies than texts.
        ...(request.body ? { body: request.body as string | Uint8Array<ArrayBuffer> } : {}),
        redirect: "manual",
        signal: AbortSignal.any(signals),
      });
      const body = response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
      const headers = Object.fromEntries(response.headers);
      return { response: { statusCode: response.status, reason: response.statusText, headers, body } };
    },
    updateHttpClientConfig() {},
    httpHandlerConfigs: () => ({}),
  };
}

function urlOf({ protocol, hostname, port, path, query = {} }: AwsHttpRequest): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (value === null) return [escapeText(name)];
    return [value].flat().map((one) => `${escapeText(name)}=${escapeText(String(one))}`);
  });
  const host = port === undefined ? hostname : `${hostname}:${port}`;
  return `${protocol}//${host}${path}${pairs.length > 0 ? `?${pairs.join("&")}` : ""}`;
}

/** As signatures of AWS want it. */
function escapeText(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}
