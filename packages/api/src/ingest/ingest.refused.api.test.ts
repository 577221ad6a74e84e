import { createHmac } from "node:crypto";
import { request } from "node:http";
import { BackPressureError } from "@pharos/pipeline";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aSource } from "../testing/builders.ts";
import { TestApi } from "../testing/open-test-api.ts";

const bytesMax = 64 * 1024 * 1024;
const bearer = { authorization: "Bearer s3cret" };
let api: TestApi;
/** Bytes that the pipeline let in and that have not left. */
let bytesIn = 0;
let isBusy = false;
let received: Uint8Array[] = [];
beforeAll(async () => {
  api = await TestApi.open(await openTestStore(), {
    pipeline: {
      admit: (bytes) => {
        if (isBusy) throw new BackPressureError(7);
        bytesIn += bytes;
        return () => {
          bytesIn -= bytes;
        };
      },
      ingest: async ({ bytes }) => {
        received.push(bytes);
        return { received: 1, stored: 1, failed: 0, dropped: 0, repeated: 0 };
      },
      reload: async () => undefined,
      reprocess: async function* () {},
    },
  });
});
afterAll(() => api.close());
beforeEach(() => {
  isBusy = false;
  received = [];
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
    code: "ingest.body_too_large",
  },
])("$name: $status", async ({ headers, payload, status, code }) => {
  const source = await aSource(api.store);
  const response = await post(source.id, headers, payload);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ code, message: expect.any(String) });
  expect(received).toEqual([]);
  expect(bytesIn).toBe(0);
});

test.each(["018f0000-0000-7000-8000-000000000000", "nonsense"])("the source %s is not found", async (id) => {
  expect((await post(id)).json()).toMatchObject({ code: "sources.not_found", category: "NotFound" });
});

test("a source that is switched off refuses, to who knows its secret", async () => {
  const source = await aSource(api.store, { enabled: false });
  expect((await post(source.id)).json().code).toBe("ingest.source_disabled");
  expect((await post(source.id, {})).json().code).toBe("ingest.credentials_missing");
});

test("a full pipeline asks to come back later", async () => {
  const source = await aSource(api.store);
  isBusy = true;
  const response = await post(source.id);
  expect([response.statusCode, response.headers["retry-after"]]).toEqual([429, "7"]);
  expect(response.json()).toMatchObject({ code: "ingest.busy", category: "TooManyRequests" });
});

test("a signature covers the bytes as they were sent", async () => {
  const auth = { method: "HMAC" as const, algorithm: "sha256" as const, secret: "key" };
  const source = await aSource(api.store, { auth });
  const signature = createHmac("sha256", "key").update("{}").digest("hex");
  expect((await post(source.id, { "x-pharos-signature": signature })).statusCode).toBe(200);
  expect((await post(source.id, { "x-pharos-signature": signature }, "{ }")).statusCode).toBe(401);
  expect(received).toHaveLength(1);
  expect(bytesIn).toBe(0);
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
  expect(bytesIn).toBe(0);
});

test("a sender that goes away lets go of what it held", async () => {
  const source = await aSource(api.store);
  const origin = api.app.server.listening
    ? api.app.listeningOrigin
    : await api.app.listen({ port: 0, host: "127.0.0.1" });
  const headers = { ...bearer, "content-length": "1000000" };
  const upload = request(`${origin}/http/${source.id}`, { method: "POST", headers });
  upload.on("error", () => undefined);
  upload.write("x");
  await expect.poll(() => bytesIn).toBe(1_000_000);
  upload.destroy();
  await expect.poll(() => bytesIn).toBe(0);
  expect(received).toEqual([]);
});
