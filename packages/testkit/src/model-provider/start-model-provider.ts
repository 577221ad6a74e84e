import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface RecordedModelRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

/** An answer that is written piece by piece, when the test says so. */
export interface HeldAnswer {
  /** Resolves when it was asked for. */
  readonly asked: Promise<RecordedModelRequest>;
  /** Resolves when nobody reads it any more. */
  readonly closed: Promise<void>;
  say(text: string): void;
  finish(): void;
  /** Ends the connection in the middle. */
  breakOff(): void;
}

export interface TestModelProvider {
  readonly baseUrl: string;
  readonly requests: readonly RecordedModelRequest[];
  /** The next request is answered with these pieces of text, and with what they cost. */
  willSay(...pieces: readonly string[]): void;
  /** The next request is answered with this, whatever it is. */
  willAnswer(answer: {
    readonly status: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body: string;
  }): void;
  willHold(): HeldAnswer;
  close(): Promise<void>;
}

type Answer = (request: RecordedModelRequest, response: ServerResponse) => void;

const usage = { prompt_tokens: 120, completion_tokens: 34, total_tokens: 154 };

/** A service on this machine that speaks the OpenAI-compatible wire, and answers as it was told to, in that order. */
export async function startModelProvider(): Promise<TestModelProvider> {
  const requests: RecordedModelRequest[] = [];
  const answers: Answer[] = [];
  const server = createServer(async (message, response) => {
    const body = JSON.parse(Buffer.concat(await message.toArray()).toString("utf8"));
    const request = { path: message.url ?? "", headers: message.headers, body };
    requests.push(request);
    const answer = answers.shift();
    if (answer) answer(request, response);
    else response.writeHead(418).end("the test told of no answer to this request");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    willSay: (...pieces) => {
      answers.push((request, response) => {
        startStream(response);
        for (const piece of pieces) writeText(response, request.body.model, piece);
        finishStream(response, request.body.model);
      });
    },
    willAnswer: ({ status, headers, body }) => {
      answers.push((_request, response) => response.writeHead(status, headers).end(body));
    },
    willHold: () => hold(answers),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function hold(answers: Answer[]): HeldAnswer {
  const asked = Promise.withResolvers<RecordedModelRequest>();
  const closed = Promise.withResolvers<void>();
  let stream: { readonly response: ServerResponse; readonly model: string } | undefined;
  const opened = () => {
    if (!stream) throw new Error("Nobody has asked yet: await asked");
    return stream;
  };
  answers.push((request, response) => {
    startStream(response);
    stream = { response, model: request.body.model };
    response.on("close", () => closed.resolve());
    asked.resolve(request);
  });
  return {
    asked: asked.promise,
    closed: closed.promise,
    say: (text) => writeText(opened().response, opened().model, text),
    finish: () => finishStream(opened().response, opened().model),
    breakOff: () => opened().response.destroy(),
  };
}

function startStream(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  response.flushHeaders();
}

function writeText(response: ServerResponse, model: string, content: string): void {
  writeChunk(response, { model, choices: [{ index: 0, delta: { content }, finish_reason: null }] });
}

function finishStream(response: ServerResponse, model: string): void {
  writeChunk(response, { model, choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
  writeChunk(response, { model, choices: [], usage });
  response.end("data: [DONE]\n\n");
}

function writeChunk(response: ServerResponse, chunk: object): void {
  const common = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1_772_366_400 };
  response.write(`data: ${JSON.stringify({ ...common, ...chunk })}\n\n`);
}
