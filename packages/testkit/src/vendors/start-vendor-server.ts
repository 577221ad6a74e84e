import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { isDeepStrictEqual } from "node:util";

/** One request that is awaited, and the answer to it. */
export interface VendorExchange {
  readonly expect: {
    /** Method and address without its query: `GET https://example.okta.com/api/v1/logs`. */
    readonly request: string;
    /** Exactly these parameters; several of a name joined by commas. */
    readonly query?: Readonly<Record<string, string>>;
    /** At least these headers. */
    readonly headers?: Readonly<Record<string, string>>;
    /** Exactly this body of JSON. */
    readonly json?: unknown;
    /** At least these members of a form; one whose value is `*` may be anything. */
    readonly form?: Readonly<Record<string, string>>;
  };
  readonly answer: {
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
    /** A text is sent as it is, everything else as JSON. */
    readonly body?: unknown;
  };
}

export interface VendorServer {
  /** Where a request for an address of the vendor has to go. */
  rewrite(url: string): string;
  /** Awaits these requests in this order and no others. */
  play(exchanges: readonly VendorExchange[]): void;
  /** Differences from what was expected; requests that did not come included. */
  problems(): string[];
  close(): Promise<void>;
}

/** A server on this machine that plays a recorded conversation for any number of vendor hosts. */
export async function startVendorServer(): Promise<VendorServer> {
  let script: VendorExchange[] = [];
  let problems: string[] = [];
  const server = createServer(async (message, response) => {
    const body = Buffer.concat(await message.toArray()).toString("utf8");
    const next = script.shift();
    const seen = describe(message);
    const found = next ? compare(next.expect, message, body) : [`${seen} was not expected`];
    problems.push(...found.map((problem) => `${seen}: ${problem}`));
    if (!next || found.length > 0) return response.writeHead(599).end("not expected");
    const { status = 200, headers = {}, body: answer = "" } = next.answer;
    return response.writeHead(status, headers).end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    rewrite: (url) => {
      const { host, pathname, search } = new URL(url);
      return `${own}/${host}${pathname}${search}`;
    },
    play: (exchanges) => {
      script = [...exchanges];
      problems = [];
    },
    problems: () => [...problems, ...script.map(({ expect }) => `${expect.request} did not come`)],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function describe({ method, url }: IncomingMessage): string {
  return `${method} https:/${url?.split("?")[0]}`;
}

function compare(expected: VendorExchange["expect"], message: IncomingMessage, body: string): string[] {
  const problems: string[] = [];
  const check = (what: string, actual: unknown, wanted: unknown) => {
    if (!isDeepStrictEqual(actual, wanted)) {
      problems.push(`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`);
    }
  };
  check("the request", describe(message), expected.request);
  const parameters = new URLSearchParams(message.url?.split("?")[1] ?? "");
  const query = Object.fromEntries([...parameters.keys()].map((name) => [name, parameters.getAll(name).join(",")]));
  check("the query", query, { ...expected.query });
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    check(`the header ${name}`, message.headers[name.toLowerCase()], value);
  }
  if (expected.json !== undefined) check("the body", tryJson(body), expected.json);
  const form = new URLSearchParams(body);
  for (const [name, value] of Object.entries(expected.form ?? {})) {
    if (value !== "*" || !form.has(name)) check(`the member ${name}`, form.get(name), value);
  }
  return problems;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
