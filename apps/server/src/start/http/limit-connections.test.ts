import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { ApiDependencies } from "@pharos/api";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { loadConfiguration } from "../../configuration/configuration.ts";
import { createLogger } from "../create-logger.ts";
import type { Vitals } from "./health.ts";
import { createHttpServer } from "./http-server.ts";
import { type ConnectionLimits, connectionLimitsDefault } from "./limit-connections.ts";

const vitals: Vitals = {
  isLakeOpen: () => true,
  pipeline: undefined,
  disk: { room: { state: "enough", tightest: undefined } },
  lakeWriter: { stats: { waitingBytes: 0, behindSeconds: 0, failingSince: undefined } },
};

let app: FastifyInstance | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app?.close();
  app = undefined;
});

/** The real server with these limits, and routes that answer with little, with much and never. */
async function startServer(limits: Partial<ConnectionLimits>, trustProxy: readonly string[] = []): Promise<number> {
  const { values } = loadConfiguration({ file: { trustProxy }, environment: {}, commandLine: {} });
  const logger = createLogger("fatal");
  // No role is served, and nobody asks for its health.
  const config = { ...values, roles: [] };
  app = await createHttpServer(config, logger, {} as ApiDependencies, vitals, {
    ...connectionLimitsDefault,
    ...limits,
  });
  app.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));
  app.post("/read", { bodyLimit: 1e9 }, async ({ body, ip }) => {
    let bytes = 0;
    for await (const piece of body as AsyncIterable<Buffer>) bytes += piece.length;
    return { bytes, ip };
  });
  app.get("/much", async (_request, reply) => reply.send(Buffer.alloc(64 * 1024 * 1024)));
  app.get("/hello", async () => "hello");
  app.get("/never", () => new Promise(() => undefined));
  await app.listen({ port: 0, host: "127.0.0.1" });
  return Number(new URL(app.listeningOrigin).port);
}

/** What the server says on a connection of its own until it ends it. */
function converse(port: number, text: string): { socket: Socket; ended: Promise<string> } {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  let heard = "";
  socket.on("data", (data) => {
    heard += data;
  });
  socket.on("error", () => undefined);
  socket.write(text);
  return { socket, ended: once(socket, "close").then(() => heard) };
}

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/octet-stream\r\ncontent-length: ${length}\r\n\r\n`;

test("a body that stops coming is answered with 408, and its connection is closed", async () => {
  const port = await startServer({ windowMs: 100, bodyBytesPerWindow: 1024 });
  const heard = await converse(port, `${head("/read", 64_000_000)}x`).ended;
  expect(heard).toContain("HTTP/1.1 408 Request Timeout");
  expect(heard).toContain("The body arrives too slowly: send at least 1 KB in each 0.1 s");
});

test("a body that trickles below the least pace is ended as well", async () => {
  const port = await startServer({ windowMs: 100, bodyBytesPerWindow: 1024 });
  const { socket, ended } = converse(port, head("/read", 64_000_000));
  const trickle = setInterval(() => socket.write("x"), 10);
  expect(await ended).toContain("408");
  clearInterval(trickle);
});

test("a body that keeps the pace may take longer than one window", async () => {
  const port = await startServer({ windowMs: 200, bodyBytesPerWindow: 1024 });
  const total = 20 * 4096;
  const { socket, ended } = converse(port, head("/read", total).replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n"));
  let sent = 0;
  const flow = setInterval(() => {
    if (sent === total) return clearInterval(flow);
    socket.write(Buffer.alloc(4096));
    sent += 4096;
  }, 40);
  expect(await ended).toContain(`{"bytes":${total}`);
});

test.each(["/auth/sign-in", "/public/graphql", "/healthz", "/rules"])(
  "no route waits for a slow body, and so not %s",
  async (path) => {
    const port = await startServer({ windowMs: 100, bodyBytesPerWindow: 1024 });
    const heard = await converse(port, `${head(path, 60_000).replace("octet-stream", "json")}{`).ended;
    expect(heard).toMatch(/HTTP\/1\.1 (408|404|413|415)/);
  },
);

test.each([
  { name: "no byte at all", text: "" },
  { name: "headers that never end", text: "GET /healthz HTTP/1.1\r\nhost: x\r\nx-a: b\r\n" },
])("$name is given up", async ({ text }) => {
  const port = await startServer({ headersMs: 200 });
  const heard = await converse(port, text).ended;
  expect(heard).toMatch(/^(HTTP\/1\.1 408|$)/);
});

test("headers that are too large are refused", async () => {
  const port = await startServer({});
  const heard = await converse(port, `GET /healthz HTTP/1.1\r\nhost: x\r\nx-a: ${"b".repeat(20_000)}\r\n\r\n`).ended;
  expect(heard).toContain("HTTP/1.1 431");
});

test("an address with too many connections is refused, and told so", async () => {
  const port = await startServer({ connectionsPerAddressMax: 2 });
  const held = [converse(port, ""), converse(port, "")];
  await Promise.all(held.map(({ socket }) => once(socket, "connect")));
  const heard = await converse(port, "").ended;
  expect(heard).toContain("HTTP/1.1 503");
  expect(heard).toContain("retry-after: 5");
  expect(heard).toContain("Too many connections from 127.0.0.1 are open: at most 2");
  for (const { socket } of held) socket.destroy();
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/hello`)).status).toBe(200);
});

test("a proxy that speaks for many has as many connections as it needs", async () => {
  const port = await startServer({ connectionsPerAddressMax: 1 }, ["127.0.0.0/8"]);
  const held = [converse(port, ""), converse(port, "")];
  await Promise.all(held.map(({ socket }) => once(socket, "connect")));
  expect((await fetch(`http://127.0.0.1:${port}/hello`)).status).toBe(200);
});

test("a connection that asks for much at once without waiting for answers is closed", async () => {
  const port = await startServer({ requestsAtOnceMax: 4 });
  const heard = await converse(port, "GET /never HTTP/1.1\r\nhost: x\r\n\r\n".repeat(5)).ended;
  expect(heard).toBe("");
});

test("a client that takes none of its answer is given up", async () => {
  const port = await startServer({ windowMs: 40, stalledAnswerMs: 100 });
  const { socket, ended } = converse(port, "GET /much HTTP/1.1\r\nhost: x\r\n\r\n");
  socket.pause();
  await expect.poll(() => app?.server.listening && connectionsOf(app)).toBe(0);
  socket.resume();
  expect((await ended).length).toBeLessThan(64 * 1024 * 1024);
});

test("the rest of a body that nobody wants is not read", async () => {
  const port = await startServer({});
  const heard = await converse(port, `${head("/nowhere", 64_000_000).replace("octet-stream", "json")}{`).ended;
  expect(heard).toMatch(/HTTP\/1\.1 4\d\d/);
  expect(heard.toLowerCase()).toContain("connection: close");
});

test.each([
  { trustProxy: [], ip: "127.0.0.1" },
  { trustProxy: ["10.0.0.0/8"], ip: "127.0.0.1" },
  { trustProxy: ["127.0.0.1"], ip: "203.0.113.9" },
  { trustProxy: ["127.0.0.1", "203.0.113.9"], ip: "198.51.100.1" },
])("X-Forwarded-For is believed only from $trustProxy: the client is $ip", async ({ trustProxy, ip }) => {
  const port = await startServer({}, trustProxy);
  const response = await fetch(`http://127.0.0.1:${port}/read`, {
    method: "POST",
    body: "x",
    headers: { "content-type": "application/octet-stream", "x-forwarded-for": "198.51.100.1, 203.0.113.9" },
  });
  expect(await response.json()).toEqual({ bytes: 1, ip });
});

async function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
