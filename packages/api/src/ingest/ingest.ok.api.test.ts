import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync, zstdCompressSync } from "node:zlib";
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
