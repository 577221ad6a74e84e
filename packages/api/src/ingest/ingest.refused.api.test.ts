import { createHmac } from "node:crypto";
import { type ClientRequest, request } from "node:http";
import { PharosError, queuedReceipt } from "@pharos/domain";
import { Admission } from "@pharos/pipeline";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aSource } from "../testing/builders.ts";
import { TestApi } from "../testing/open-test-api.ts";

const bytesMax = 64 * 1024 * 1024;
const bearer = { authorization: "Bearer s3cret" };
let api: TestApi;
const admission = new Admission(4 * bytesMax);
let received: Uint8Array[] = [];
let tokens: (string | undefined)[] = [];
let bytesHeldWhileStoring = 0;
let failure: Error | undefined;
let intakeProblem: string | undefined;
let isQueued = false;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore(), {
    findIntakeProblem: () => intakeProblem,
    pipeline: {
      admission,
      ingest: async ({ bytes, token }) => {
        if (failure) throw failure;
        received.push(bytes);
        tokens.push(token);
        await Promise.resolve();
        bytesHeldWhileStoring = admission.bytes;
        if (isQueued) return queuedReceipt;
        return { received: 1, stored: 1, failed: 0, dropped: 0, repeated: 0 };
      },
      reload: async () => undefined,
      reprocess: async function* () {},
    },
  });
});
afterAll(() => api.close());
beforeEach(() => {
  received = [];
  failure = undefined;
});

const post = (sourceId: string, headers: Record<string, string> = bearer, payload: string | Buffer = "{}") =>
  api.app.inject({ method: "POST", url: `/http/${sourceId}`, payload, headers });

test.each<{ name: string; headers: Record<string, string>; payload?: Buffer; status: number; code: string }>([
  { name: "no credentials", headers: {}, status: 401, code: "ingest.credentials_missing" },
  { name: "wrong credentials", headers: { authorization: "Bearer x" }, status: 401, code: "ingest.credentials_wrong" },
  {
    name: "an unknown encoding",
    headers: { ...bearer, "content-encoding": "br" },
    status: 415,
    code: "ingest.encoding_unsupported",
  },
  {
    name: "a body that is not as encoded as it says",
    headers: { ...bearer, "content-encoding": "gzip" },
    status: 400,
    code: "ingest.body_not_encoded",
  },
  {
    name: "a bad idempotency key",
    headers: { ...bearer, "idempotency-key": "a b" },
    status: 400,
    code: "ingest.idempotency_key_invalid",
  },
  {
    name: "a body too large",
    headers: bearer,
    payload: Buffer.alloc(bytesMax + 1),
    status: 413,
    code: "request.body_too_large",
  },
])("$name: $status", async ({ headers, payload, status, code }) => {
  const source = await aSource(api.store);
  const response = await post(source.id, headers, payload);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ code, message: expect.any(String) });
  expect(received).toEqual([]);
  expect(admission.bytes).toBe(0);
});

test.each(["018f0000-0000-7000-8000-000000000000", "nonsense"])("the source %s is not found", async (id) => {
  expect((await post(id)).json()).toMatchObject({ code: "sources.not_found", category: "NotFound" });
});

test("a source that is switched off refuses, to who knows its secret", async () => {
  const source = await aSource(api.store, { enabled: false });
  expect((await post(source.id)).json().code).toBe("ingest.source_disabled");
  expect((await post(source.id, {})).json().code).toBe("ingest.credentials_missing");
});

test.each([
  new PharosError("store.unavailable", "ServerError", "The database is not reachable"),
  new TypeError("a mistake of ours"),
])("a delivery that %s kept from being stored is asked for again", async (error) => {
  failure = error;
  const source = await aSource(api.store);
  const response = await post(source.id);
  expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "5"]);
  expect(response.json()).toMatchObject({ code: "ingest.unavailable", message: expect.not.stringContaining("ours") });
});

test("a delivery that another process will store is acknowledged without counts", async () => {
  const source = await aSource(api.store);
  isQueued = true;
  const { statusCode, body } = await post(source.id);
  isQueued = false;
  expect([statusCode, body]).toEqual([200, '{"isQueued":true}']);
});

test("nothing is taken while there is no room for it, and the sender is told the truth", async () => {
  const source = await aSource(api.store);
  intakeProblem = "The disk is almost full, so Pharos is not accepting logs.";
  const response = await post(source.id);
  intakeProblem = undefined;
  expect([response.statusCode, response.headers["retry-after"], received]).toEqual([503, "60", []]);
  expect(response.json().message).toMatch(/^The disk is almost full.* This delivery was not stored/);
  expect((await post(source.id)).statusCode).toBe(200);
});

test("a full pipeline asks to come back later", async () => {
  const source = await aSource(api.store);
  using held = admission.open({ source: source.id, address: "198.51.100.1", isProven: true });
  held.cover(2 * bytesMax);
  const response = await post(source.id);
  // 128 MB would take longer at the 2 MB a second that are assumed at first, but nobody knows yet.
  expect([response.statusCode, response.headers["retry-after"]]).toEqual([429, "10"]);
  expect(response.json()).toMatchObject({ code: "ingest.busy", category: "TooManyRequests" });
});

test("a signature covers the bytes as they were sent", async () => {
  const auth = { method: "HMAC" as const, algorithm: "sha256" as const, secret: "key" };
  const source = await aSource(api.store, { auth });
  const signature = createHmac("sha256", "key").update("{}").digest("hex");
  expect((await post(source.id, { "x-pharos-signature": signature })).statusCode).toBe(200);
  expect((await post(source.id, { "x-pharos-signature": signature }, "{ }")).statusCode).toBe(401);
  expect(received).toHaveLength(1);
  expect(admission.bytes).toBe(0);
});

test("a delivery with a signed time is the same one when it is sent again, and refused later", async () => {
  const auth = { method: "HMAC" as const, algorithm: "sha256" as const, secret: "key" };
  const source = await aSource(api.store, { auth });
  const time = String(api.now.getTime() / 1000);
  const signature = createHmac("sha256", "key").update(`${time}..{}`).digest("hex");
  const headers = { "x-pharos-timestamp": time, "x-pharos-signature": signature };
  tokens = [];
  expect((await post(source.id, headers)).statusCode).toBe(200);
  expect((await post(source.id, { ...headers, "x-pharos-signature": `sha256=${signature}` })).statusCode).toBe(200);
  expect([tokens.length, new Set(tokens).size]).toEqual([2, 1]);
  expect((await post(source.id, { ...headers, "idempotency-key": "another" })).statusCode).toBe(401);
  api.passSeconds(301);
  expect((await post(source.id, headers)).json().code).toBe("ingest.timestamp_refused");
  expect(tokens).toHaveLength(2);
});

test("a body without a length is stopped at the limit, and what it held is let go", async () => {
  const source = await aSource(api.store);
  const origin = await api.app.listen({ port: 0, host: "127.0.0.1" });
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const upload = request(`${origin}/http/${source.id}`, { method: "POST", headers: bearer });
    upload.on("response", (response) => {
      resolve(response.statusCode);
      upload.destroy();
    });
    upload.on("error", reject);
    const piece = Buffer.alloc(1024 * 1024);
    for (let sent = 0; sent <= bytesMax; sent += piece.length) upload.write(piece);
    upload.end();
  });
  expect(status).toBe(413);
  expect(admission.bytes).toBe(0);
});

async function listeningOrigin(): Promise<string> {
  return api.app.server.listening ? api.app.listeningOrigin : api.app.listen({ port: 0, host: "127.0.0.1" });
}

/** A connection that announces a large body and sends one byte of it. */
async function announceLargeBody(sourceId: string, headers: Record<string, string>): Promise<ClientRequest> {
  const upload = request(`${await listeningOrigin()}/http/${sourceId}`, {
    method: "POST",
    headers: { ...headers, "content-length": String(bytesMax) },
  });
  upload.on("error", () => undefined);
  await new Promise<void>((resolve) => upload.write("x", () => resolve()));
  return upload;
}

test("a sender that goes away lets go of what it held", async () => {
  const source = await aSource(api.store);
  const upload = await announceLargeBody(source.id, bearer);
  await expect.poll(() => admission.bytes).toBe(1);
  upload.destroy();
  await expect.poll(() => admission.bytes).toBe(0);
  expect(received).toEqual([]);
});

test.each([
  { name: "with credentials", auth: undefined, headers: bearer },
  { name: "of a source that asks for none", auth: { method: "None" as const }, headers: {} },
])("eight idle connections $name that announce 64 MB each do not stop another sender", async ({ auth, headers }) => {
  const [attacked, other] = await Promise.all([aSource(api.store, auth && { auth }), aSource(api.store)]);
  const idle = await Promise.all(Array.from({ length: 8 }, () => announceLargeBody(attacked.id, headers)));
  await expect.poll(() => admission.chunks).toBe(8);
  expect(admission.bytes).toBe(8);
  const body = Buffer.alloc(bytesMax, "{}\n");
  const response = await fetch(`${await listeningOrigin()}/http/${other.id}`, {
    method: "POST",
    body,
    headers: bearer,
  });
  expect(response.status).toBe(200);
  expect(received[0]?.byteLength).toBe(bytesMax);
  expect(bytesHeldWhileStoring).toBe(bytesMax + 8);
  for (const connection of idle) connection.destroy();
  await expect.poll(() => admission.bytes).toBe(0);
});

test("nothing is read of a body before its sender is known", async () => {
  const source = await aSource(api.store);
  const upload = await announceLargeBody(source.id, {});
  const status = await new Promise((resolve) => upload.on("response", ({ statusCode }) => resolve(statusCode)));
  expect(status).toBe(401);
  expect([admission.chunks, admission.bytes]).toEqual([0, 0]);
  upload.destroy();
});
