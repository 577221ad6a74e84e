import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import type { HttpAuth } from "@pharos/domain";
import { parseSchema } from "@pharos/normalize";
import { LakeWriter, Pipeline } from "@pharos/pipeline";
import { openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { curlLine } from "../sources/curl-line.ts";
import { aSource, doorSchema } from "../testing/builders.ts";
import { TestApi } from "../testing/open-test-api.ts";

const schema = parseSchema(doorSchema);
const now = new Date("2026-03-01T12:00:00Z");
const lines = [1, 2, 3].map((n) => `{"at":"2026-03-01T11:00:0${n}Z","door":"door ${n}"}\n`).join("");
const bearer = { authorization: "Bearer s3cret" };

const snappyBlock = snappyOf(lines);
const snappyFrames = Buffer.concat([
  Buffer.from([0xff, 6, 0, 0, ...Buffer.from("sNaPpY")]),
  Buffer.from([0x00, snappyBlock.length + 4, 0, 0, 0, 0, 0, 0]),
  snappyBlock,
]);

let folder: string;
let testStore: TestStore;
let testLake: TestLake;
let lakeWriter: LakeWriter;
let pipeline: Pipeline;
let api: TestApi;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pharos-ingest-"));
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([schema]);
  const onProblem = (_what: string, error: unknown) => {
    throw error;
  };
  const [{ store }, { lake }, clock] = [testStore, testLake, () => now];
  lakeWriter = await LakeWriter.start({ store, lake, instanceId: "test", waitForRowsMsMax: 60_000, clock, onProblem });
  pipeline = await Pipeline.start({
    store,
    lakeWriter,
    workers: 1,
    cacheFolder: folder,
    bytesInFlightMax: 100_000_000,
    loadContent: async () => ({ schemas: [{ schema, revision: 1 }], rules: [], globals: [] }),
    clock,
    onProblem,
  });
  api = await TestApi.open(testStore, { lake: lakeWriter.lake, pipeline });
});
afterAll(async () => {
  await pipeline.stop();
  await lakeWriter.stop();
  await api.close();
  await testLake.remove();
  await rm(folder, { recursive: true, force: true });
});

const post = (sourceId: string, payload: string | Buffer, headers: Record<string, string> = bearer) =>
  api.app.inject({ method: "POST", url: `/http/${sourceId}`, payload, headers });

async function storedDoors(sourceId: string): Promise<unknown[]> {
  const { rows } = await lakeWriter.lake.rawEvents({ sourceId, logTypes: ["Custom.Door"] });
  return rows.map((row) => row.door);
}

test("what is acknowledged is stored and counted", async () => {
  const source = await aSource(api.store);
  const response = await post(source.id, `${lines}not a door\n`);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ received: 4, stored: 3, failed: 1, dropped: 0, repeated: 0 });
  expect(await storedDoors(source.id)).toEqual(["door 3", "door 2", "door 1"]);
  const range = { from: new Date(now.getTime() - 60_000), to: new Date(now.getTime() + 60_000) };
  expect(await api.store.ingest.counts.total(range, source.id)).toMatchObject({ received: 4, stored: 3, failed: 1 });
});

test.each([
  { name: "gzip", payload: gzipSync(lines), headers: { "content-encoding": "gzip" } },
  { name: "gzip without saying so", payload: gzipSync(lines), headers: {} },
  { name: "zstd", payload: zstdCompressSync(lines), headers: { "content-encoding": "zstd" } },
  { name: "any content type", payload: Buffer.from(lines), headers: { "content-type": "application/json" } },
])("$name is read", async ({ payload, headers }) => {
  const source = await aSource(api.store);
  const response = await post(source.id, payload, { ...bearer, ...headers });
  expect(response.json()).toMatchObject({ received: 3, stored: 3 });
});

test.each([
  { name: "deflate", payload: deflateSync(lines), encoding: "deflate" },
  { name: "deflate without zlib's header", payload: deflateRawSync(lines), encoding: "deflate" },
  { name: "snappy", payload: snappyBlock, encoding: "snappy" },
  { name: "snappy in frames", payload: snappyFrames, encoding: "x-snappy-framed" },
])("$name is unpacked", async ({ payload, encoding }) => {
  const source = await aSource(api.store);
  const response = await post(source.id, payload, { ...bearer, "content-encoding": encoding });
  expect(response.json()).toMatchObject({ received: 3, stored: 3 });
  const damaged = await post(source.id, payload.subarray(0, -4), { ...bearer, "content-encoding": encoding });
  expect(damaged.json()).toMatchObject({ code: "ingest.body_not_unpacked" });
});

test.each([
  {
    name: "deflate",
    payload: deflateSync(Buffer.alloc(64 * 1024 ** 2 + 1, " ")),
    headers: { "content-encoding": "deflate" },
  },
  {
    name: "a Firehose delivery",
    payload: gzipSync(
      JSON.stringify({ records: [{ data: Buffer.alloc(48 * 1024 ** 2 + 1, " ").toString("base64") }] }),
    ),
    headers: { "x-amz-firehose-request-id": "large", "content-encoding": "gzip" },
  },
])("$name that is larger than what may be unpacked whole is refused with what to do", async ({ payload, headers }) => {
  const source = await aSource(api.store);
  const response = await post(source.id, payload, { ...bearer, ...headers });
  expect([response.statusCode, response.json().message]).toEqual([413, expect.stringMatching(/64 MB/)]);
});

test.each([
  ["little end first", Buffer.from(`\ufeff${lines}`, "utf16le")],
  ["big end first", Buffer.from(`\ufeff${lines}`, "utf16le").swap16()],
  ["in gzip", gzipSync(Buffer.from(`\ufeff${lines}`, "utf16le"))],
])("UTF-16 is read, %s", async (_name, payload) => {
  const source = await aSource(api.store);
  expect((await post(source.id, payload)).json()).toMatchObject({ received: 3, stored: 3 });
});

test("records of Amazon Data Firehose are decoded, once under the id of their request", async () => {
  const source = await aSource(api.store);
  const [first = "", ...others] = lines.trim().split("\n");
  const data = [Buffer.from(first), gzipSync(others.join("\n"))].map((record) => record.toString("base64"));
  const body = JSON.stringify({ requestId: "ed4a", timestamp: 1, records: data.map((text) => ({ data: text })) });
  const headers = { ...bearer, "x-amz-firehose-request-id": "ed4a", "x-amz-firehose-protocol-version": "1.0" };
  const packed = { ...headers, "content-encoding": "gzip" };
  const answer = await post(source.id, gzipSync(body), packed);
  expect(answer.headers["content-type"]).toContain("application/json");
  expect(answer.json()).toMatchObject({ requestId: "ed4a", timestamp: expect.any(Number), stored: 3 });
  expect((await post(source.id, gzipSync(body), packed)).json()).toMatchObject({ stored: 0, repeated: 3 });
  const refused = await post(source.id, "[]", { ...headers, "x-amz-firehose-request-id": "ed4b" });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ requestId: "ed4b", errorMessage: expect.stringContaining("Firehose") });
});

test("a body of which nothing could be read is answered 422 and kept, or 200 where the address asks for it", async () => {
  const source = await aSource(api.store);
  const refused = await post(source.id, "no door\nno gate\n");
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ code: "ingest.nothing_stored", received: 2, failed: 2 });
  expect((await post(`${source.id}?failures=accept`, "no door\n")).statusCode).toBe(200);
});

test("the address may end in a slash, and answers who only asks for it", async () => {
  const source = await aSource(api.store);
  expect((await post(`${source.id}/`, lines)).json()).toMatchObject({ stored: 3 });
  for (const method of ["GET", "HEAD"] as const) {
    const url = `/http/${source.id}`;
    expect((await api.app.inject({ method, url, headers: bearer })).statusCode).toBe(200);
    expect((await api.app.inject({ method, url })).statusCode).toBe(401);
  }
});

test("products that verify an address before they send get the answer that they want", async () => {
  const source = await aSource(api.store);
  const okta = { ...bearer, "x-okta-verification-challenge": "abc" };
  const asked = await api.app.inject({ method: "GET", url: `/http/${source.id}`, headers: okta });
  expect(asked.json()).toEqual({ verification: "abc" });
  const answerTo = async (body: unknown) => (await post(source.id, JSON.stringify(body))).json();
  expect(await answerTo({ type: "url_verification", token: "t", challenge: "3eZb" })).toEqual({ challenge: "3eZb" });
  const zoom = await answerTo({ event: "endpoint.url_validation", payload: { plainToken: "plain" } });
  const encryptedToken = createHmac("sha256", "s3cret").update("plain").digest("hex");
  expect(zoom).toEqual({ plainToken: "plain", encryptedToken });
  const eventType = "Microsoft.EventGrid.SubscriptionValidationEvent";
  expect(await answerTo([{ eventType, data: { validationCode: "512d" } }])).toEqual({ validationResponse: "512d" });
  expect((await post(`${source.id}?validationToken=graph%20token`, "")).body).toBe("graph token");
  expect(await storedDoors(source.id)).toEqual([]);
});

test("a signature may come in base64, and as Slack and Zoom sign", async () => {
  const sign = (text: string) => createHmac("sha256", "s3cret").update(text);
  const hmac = { method: "HMAC", algorithm: "sha256", secret: "s3cret" } as const;
  const plain = await aSource(api.store, { auth: { ...hmac, headerName: "X-Hmac" } });
  const base64 = sign(lines).digest("base64");
  expect((await post(plain.id, lines, { "x-hmac": base64 })).json()).toMatchObject({ stored: 3 });
  expect((await post(plain.id, lines, { "x-hmac": base64.toLowerCase() })).statusCode).toBe(401);
  const slack = await aSource(api.store, { auth: { ...hmac, headerName: "X-Slack-Signature" } });
  const signedAt = (seconds: number) => ({
    "x-slack-request-timestamp": String(seconds),
    "x-slack-signature": `v0=${sign(`v0:${seconds}:${lines}`).digest("hex")}`,
  });
  expect((await post(slack.id, lines, signedAt(now.getTime() / 1000))).json()).toMatchObject({ stored: 3 });
  expect((await post(slack.id, lines, signedAt(now.getTime() / 1000 - 900))).statusCode).toBe(401);
});

test("the same idempotency key stores once", async () => {
  const source = await aSource(api.store);
  const headers = { ...bearer, "idempotency-key": "piece-1" };
  await post(source.id, lines, headers);
  expect((await post(source.id, lines, headers)).json()).toEqual({
    received: 3,
    stored: 0,
    failed: 0,
    dropped: 0,
    repeated: 3,
  });
  expect(await storedDoors(source.id)).toHaveLength(3);
});

test("another body under the same idempotency key is refused, and stored under its own", async () => {
  const source = await aSource(api.store);
  const headers = { ...bearer, "idempotency-key": "piece-1" };
  await post(source.id, lines, headers);
  const other = lines.replaceAll("door ", "gate ");
  const refused = await post(source.id, other, headers);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: "ingest.idempotency_key_reused",
    message: expect.stringMatching(/another body.*was not stored/),
  });
  await post(source.id, other, { ...bearer, "idempotency-key": "piece-2" });
  expect(await storedDoors(source.id)).toHaveLength(6);
});

test("of two bodies that come under one idempotency key at the same time one is stored and the other refused", async () => {
  const source = await aSource(api.store);
  const headers = { ...bearer, "idempotency-key": "piece-1" };
  const answers = await Promise.all([lines, `${lines}${lines}`].map((body) => post(source.id, body, headers)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test("nothing is nothing", async () => {
  const source = await aSource(api.store);
  expect((await post(source.id, "")).json()).toMatchObject({ received: 0, stored: 0 });
});

test("an API token that may change sources needs no secret, another does", async () => {
  const source = await aSource(api.store);
  for (const [value, permission] of [
    ["manager", "LogSourceModify"],
    ["reader", "LogSourceRead"],
  ] as const) {
    await api.store.apiTokens.create({ name: value, value, permissions: [permission], createdBy: "x" }, now);
  }
  expect((await post(source.id, lines, { "x-api-key": "manager" })).statusCode).toBe(200);
  expect((await post(source.id, lines, { "x-api-key": "reader" })).statusCode).toBe(401);
});

const run = promisify(execFile);
const hasTools = await run("sh", ["-c", "command -v curl && command -v openssl"]).then(
  () => true,
  () => false,
);
const auths: HttpAuth[] = [
  { method: "None" },
  { method: "SharedSecret", headerName: "X-Key", secret: "s3cret" },
  { method: "Bearer", secret: "s3cret" },
  { method: "Basic", username: "o'neil", secret: "s3cret" },
  { method: "HMAC", algorithm: "sha256", secret: "s3cret" },
  { method: "HMAC", algorithm: "sha512", headerName: "X-Sig", secret: "s3cret" },
];
test.runIf(hasTools).each(auths)("the shown command works when pasted: $method", async (auth) => {
  const source = await aSource(api.store, { auth });
  const origin = api.app.server.listening
    ? api.app.listeningOrigin
    : await api.app.listen({ port: 0, host: "127.0.0.1" });
  await writeFile(join(folder, "FILE"), lines);
  const line = curlLine(auth, `${origin}/http/${source.id}`, auth.secret);
  const { stdout } = await run("sh", ["-c", line], { cwd: folder });
  expect(JSON.parse(stdout)).toMatchObject({ received: 3, stored: 3 });
  const again = await run("sh", ["-c", line], { cwd: folder });
  expect(JSON.parse(again.stdout)).toMatchObject({ received: 3, stored: 0, repeated: 3 });
});

/** Each line as a copy of the one before, but for its number; the first as it is. */
function snappyOf(text: string): Buffer {
  const length = text.indexOf("\n") + 1;
  const literal = (part: string) => [(part.length - 1) << 2, ...Buffer.from(part)];
  const copy = (count: number) => [((count - 1) << 2) | 2, length, 0];
  const [first, second] = [text.indexOf("1Z"), text.indexOf('1"}')];
  const next = (number: string) => [
    ...[copy(first), literal(number), copy(second - first - 1), literal(number), copy(length - second - 1)].flat(),
  ];
  const size = [(text.length & 0x7f) | 0x80, text.length >> 7];
  return Buffer.from([...size, ...literal(text.slice(0, length)), ...next("2"), ...next("3")]);
}
