import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientAddress } from "@pharos/api";

export interface ConnectionLimits {
  readonly connectionsMax: number;
  readonly connectionsPerAddressMax: number;
  /** Requests of one connection that are not answered yet. Browsers and senders ask one after the other. */
  readonly requestsAtOnceMax: number;
  /** How long the headers of a request may take. */
  readonly headersMs: number;
  /** In each window of this length a body brings `bodyBytesPerWindow`, or it is complete. */
  readonly windowMs: number;
  readonly bodyBytesPerWindow: number;
  /** How long a client may take none of an answer that waits for it. */
  readonly stalledAnswerMs: number;
}

export const connectionLimitsDefault: ConnectionLimits = {
  connectionsMax: 4096,
  connectionsPerAddressMax: 256,
  requestsAtOnceMax: 16,
  headersMs: 15_000,
  windowMs: 10_000,
  bodyBytesPerWindow: 64 * 1024,
  stalledAnswerMs: 300_000,
};

interface Connection {
  readonly address: string;
  unanswered: number;
  /** The request whose body is on its way. */
  reading: ReadingBody | undefined;
  /** What was still to be sent, and since when it is as much. */
  waiting: { readonly bytes: number; readonly written: number; readonly sinceMs: number } | undefined;
}

interface ReadingBody {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  windowBeganMs: number;
  bytesRead: number;
}

/**
 * Ends connections that hold room without using it, and refuses those of an address that has too many. A proxy that
 * speaks for many clients has no limit of its own.
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  isProxy: (address: string) => boolean = () => false,
): void {
  const connections = new Map<Socket, Connection>();
  const byAddress = new Map<string, number>();

  server.on("connection", (socket) => {
    const address = clientAddress(socket.remoteAddress);
    const here = byAddress.get(address) ?? 0;
    if (connections.size >= limits.connectionsMax) {
      return refuse(socket, "Too many connections are open. Try again in 5 s.");
    }
    if (here >= limits.connectionsPerAddressMax && !isProxy(socket.remoteAddress ?? "")) {
      return refuse(
        socket,
        `Too many connections from ${address} are open: at most ${limits.connectionsPerAddressMax}`,
      );
    }
    byAddress.set(address, here + 1);
    connections.set(socket, { address, unanswered: 0, reading: undefined, waiting: undefined });
    socket.once("close", () => {
      connections.delete(socket);
      const left = (byAddress.get(address) ?? 0) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
  });

  server.on("request", (request, response) => {
    const connection = connections.get(request.socket);
    if (connection === undefined) return;
    connection.unanswered += 1;
    if (connection.unanswered > limits.requestsAtOnceMax) request.socket.destroy();
    response.once("close", () => {
      connection.unanswered -= 1;
    });
    const { bytesRead } = request.socket;
    connection.reading = { request, response, windowBeganMs: performance.now(), bytesRead };
  });

  const timer = setInterval(() => {
    const nowMs = performance.now();
    for (const [socket, connection] of connections) {
      if (isTooSlow(socket, connection, limits, nowMs)) endSlowBody(socket, connection, limits);
      else if (isStalled(socket, connection, limits, nowMs)) socket.destroy();
    }
  }, limits.windowMs / 4);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}

function isTooSlow(socket: Socket, connection: Connection, limits: ConnectionLimits, nowMs: number): boolean {
  const { reading } = connection;
  if (reading === undefined) return false;
  if (reading.request.complete || reading.request.destroyed) {
    connection.reading = undefined;
    return false;
  }
  // While something waits to be read, it is we who are slow.
  const isOurTurn = reading.request.readableLength > 0;
  if (!isOurTurn && nowMs - reading.windowBeganMs < limits.windowMs) return false;
  if (!isOurTurn && socket.bytesRead - reading.bytesRead < limits.bodyBytesPerWindow) return true;
  reading.windowBeganMs = nowMs;
  reading.bytesRead = socket.bytesRead;
  return false;
}

function isStalled(socket: Socket, connection: Connection, limits: ConnectionLimits, nowMs: number): boolean {
  const { writableLength: bytes, bytesWritten: written } = socket;
  const { waiting } = connection;
  if (bytes === 0) connection.waiting = undefined;
  else if (waiting?.bytes !== bytes || waiting.written !== written) {
    connection.waiting = { bytes, written, sinceMs: nowMs };
  } else return nowMs - waiting.sinceMs >= limits.stalledAnswerMs;
  return false;
}

function endSlowBody(socket: Socket, { reading }: Connection, limits: ConnectionLimits): void {
  if (reading?.response.headersSent) {
    socket.destroy();
    return;
  }
  const least = `${limits.bodyBytesPerWindow / 1024} KB in each ${limits.windowMs / 1000} s`;
  endWith(socket, "408 Request Timeout", {
    code: "request.too_slow",
    category: "InvalidInput",
    message: `The body arrives too slowly: send at least ${least}, or send smaller requests`,
  });
}

function refuse(socket: Socket, message: string): void {
  endWith(socket, "503 Service Unavailable", { code: "server.busy", category: "TooManyRequests", message }, 5);
}

/** Below the framework: it does not know of this request yet, or waits for the rest of its body. */
function endWith(socket: Socket, status: string, body: object, retryAfterSeconds?: number): void {
  const text = JSON.stringify(body);
  const headers = [
    `HTTP/1.1 ${status}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(text)}`,
    ...(retryAfterSeconds === undefined ? [] : [`retry-after: ${retryAfterSeconds}`]),
    "connection: close",
  ];
  socket.on("error", () => undefined);
  socket.write(`${headers.join("\r\n")}\r\n\r\n${text}`);
  socket.destroySoon();
}
