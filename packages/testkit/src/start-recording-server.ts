import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answer = (response: ServerResponse) => void;

export interface RecordingServer {
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** The next request is answered with this; those without an answer of their own get 200. */
  willAnswer(answer: {
    readonly status: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }): void;
  /** The next request gets no answer, and its connection is closed. */
  willDrop(): void;
  close(): Promise<void>;
}

/** A server on this machine that keeps what it was sent, and stands for an outside tool. */
export async function startRecordingServer(): Promise<RecordingServer> {
  const requests: RecordedRequest[] = [];
  const answers: Answer[] = [];
  const server = createServer(async (message, response) => {
    const body = Buffer.concat(await message.toArray()).toString("utf8");
    requests.push({ method: message.method ?? "", path: message.url ?? "", headers: message.headers, body });
    const answer = answers.shift() ?? ((one) => one.end("ok"));
    answer(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    willAnswer: ({ status, headers, body }) => {
      answers.push((response) => response.writeHead(status, headers).end(body));
    },
    willDrop: () => {
      answers.push((response) => response.destroy());
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
