import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answer = (response: ServerResponse, request: RecordedRequest) => void;

export interface RecordingServer {
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** The next request is answered with this; those without an answer of their own get 200. */
  willAnswer(answer: {
    readonly status: number;
    readonly headers?: Readonly<Record<string, string>>;
    /** Or what makes it of the request. */
    readonly body?: string | ((request: RecordedRequest) => string);
  }): void;
  /** The next request gets no answer, and its connection is closed. */
  willDrop(): void;
  /** The next request gets no answer, and its connection stays open. */
  willStall(): void;
  close(): Promise<void>;
}

/** A server on this machine that keeps what it was sent, and stands for an outside tool. */
export async function startRecordingServer(): Promise<RecordingServer> {
  const requests: RecordedRequest[] = [];
  const answers: Answer[] = [];
  const server = createServer(async (message, response) => {
    const body = Buffer.concat(await message.toArray()).toString("utf8");
    const request = { method: message.method ?? "", path: message.url ?? "", headers: message.headers, body };
    requests.push(request);
    const answer = answers.shift() ?? ((one) => one.end("ok"));
    answer(response, request);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    willAnswer: ({ status, headers, body }) => {
      answers.push((response, request) => {
        response.writeHead(status, headers).end(typeof body === "function" ? body(request) : body);
      });
    },
    willDrop: () => {
      answers.push((response) => response.destroy());
    },
    willStall: () => {
      answers.push(() => undefined);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
