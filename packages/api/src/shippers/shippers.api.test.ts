import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { parseSchema } from "@pharos/normalize";
import { LakeWriter, Pipeline } from "@pharos/pipeline";
import { openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aSource, doorSchema } from "../testing/builders.ts";
import { TestApi } from "../testing/open-test-api.ts";

const schema = parseSchema(doorSchema);
const now = new Date("2026-03-01T12:00:00Z");
const door = (n: number) => `{"at":"2026-03-01T11:00:0${n}Z","door":"door ${n}"}`;

let folder: string;
let testStore: TestStore;
let testLake: TestLake;
let lakeWriter: LakeWriter;
let pipeline: Pipeline;
let api: TestApi;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pharos-shippers-"));
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

let secrets = 0;
async function openSource(change: Parameters<typeof aSource>[1] = {}) {
  const secret = `token ${++secrets}`.replace(" ", "-");
  return { secret, source: await aSource(api.store, { auth: { method: "Bearer", secret }, ...change }) };
}

const post = (url: string, payload: string | Buffer, headers: Record<string, string>) =>
  api.app.inject({ method: "POST", url, payload, headers });
const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;

async function storedDoors(sourceId: string): Promise<unknown[]> {
  const { rows } = await lakeWriter.lake.rawEvents({ sourceId, logTypes: ["Custom.Door"] });
  return rows.map((row) => row.door).sort();
}

test("Splunk's collector stores objects that follow one another, with strings and pretty JSON as events", async () => {
  const { secret, source } = await openSource({ streamType: "XML" });
  const pretty = JSON.stringify(JSON.parse(door(3)), null, 2);
  const body = `{"time":1,"host":"a","event":${door(1)}}{"event":${JSON.stringify(door(2))}}\n{"event":${pretty}}`;
  const headers = { authorization: `Splunk ${secret}`, "content-encoding": "gzip" };
  const answer = await post("/services/collector/event", gzipSync(body), headers);
  expect([answer.statusCode, answer.json()]).toEqual([200, { text: "Success", code: 0 }]);
  expect(await storedDoors(source.id)).toEqual(["door 1", "door 2", "door 3"]);
});

test("Splunk's collector takes a raw body in the form of the source's own deliveries", async () => {
  const { secret, source } = await openSource();
  const authorization = basic("x", secret);
  const answer = await post("/services/collector/raw/1.0?channel=1", `${door(1)}\n${door(2)}\n`, { authorization });
  expect(answer.json()).toEqual({ text: "Success", code: 0 });
  expect(await storedDoors(source.id)).toEqual(["door 1", "door 2"]);
});

test.each([
  ["", 400, { code: 5 }],
  [`{"event":${door(1)}}{"host":"a"}`, 400, { code: 12, "invalid-event-number": 1 }],
  ['{"event":""}', 400, { code: 13, "invalid-event-number": 0 }],
  [`{"event":${door(1)}}{"event"`, 400, { code: 6, "invalid-event-number": 1 }],
])("Splunk's collector refuses %s with Splunk's code and stores nothing", async (body, status, answer) => {
  const { secret, source } = await openSource();
  const response = await post("/services/collector", body, { authorization: `Splunk ${secret}` });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject(answer);
  expect(await storedDoors(source.id)).toEqual([]);
});

test("Splunk's collector says which credentials are missing, unknown, shared or switched off", async () => {
  const { secret } = await openSource({ enabled: false });
  const shared = { method: "Bearer" as const, secret: "same" };
  await openSource({ auth: shared });
  await openSource({ auth: { method: "SharedSecret", secret: "same" } });
  await openSource({ auth: { method: "HMAC", secret: "signing-key" } });
  const send = async (authorization?: string) => {
    const response = await post("/services/collector", "{}", authorization ? { authorization } : {});
    return [response.statusCode, response.json().code];
  };
  expect(await send()).toEqual([401, 2]);
  expect(await send("Splunk nobody")).toEqual([403, 4]);
  expect(await send("Splunk same")).toEqual([403, 4]);
  expect(await send("Splunk signing-key")).toEqual([403, 4]);
  expect(await send(`Splunk ${secret}`)).toEqual([403, 1]);
  const health = await api.app.inject({ method: "GET", url: "/services/collector/health" });
  expect([health.statusCode, health.json().code]).toEqual([200, 17]);
});

test("_bulk stores documents, and answers each action in its order", async () => {
  const { source } = await openSource({ auth: { method: "Basic", username: "beats", secret: "pass:word" } });
  const body = [
    '{"create":{"_index":"doors"}}',
    door(1),
    '{"delete":{"_id":"7"}}',
    '{"index":{"_id":8}}',
    door(2),
    '{"update":{"_id":"9"}}',
    "{}",
    "",
  ].join("\n");
  const authorization = basic("beats", "pass:word");
  const response = await post("/elasticsearch/logs/_bulk", gzipSync(body), {
    authorization,
    "content-type": "application/x-ndjson",
    "content-encoding": "gzip",
  });
  expect(response.headers["x-elastic-product"]).toBe("Elasticsearch");
  expect(response.json()).toMatchObject({
    errors: true,
    items: [
      { create: { _index: "doors", status: 201 } },
      { delete: { status: 400 } },
      { index: { _index: "logs", _id: "8", status: 201 } },
      { update: { status: 400 } },
    ],
  });
  expect(await storedDoors(source.id)).toEqual(["door 1", "door 2"]);
});

test("_bulk takes the event from the member of a document that the address names", async () => {
  const { secret, source } = await openSource();
  const authorization = `ApiKey ${Buffer.from(`id:${secret}`).toString("base64")}`;
  const body = `{"index":{}}\n{"@timestamp":"x","message":${JSON.stringify(door(4))}}\n`;
  const response = await post("/elasticsearch/_bulk?event=message", body, { authorization });
  expect(response.json()).toMatchObject({ errors: false });
  expect(await storedDoors(source.id)).toEqual(["door 4"]);
});

test("single documents are stored, on however many lines, and an empty one is refused", async () => {
  const { secret, source } = await openSource();
  // A client that was given the secret as its API key sends it as it is.
  const headers = { authorization: `ApiKey ${secret}`, "content-type": "application/vnd.elasticsearch+json" };
  const pretty = JSON.stringify(JSON.parse(door(1)), null, 2);
  const first = await post("/elasticsearch/logs/_doc", pretty, headers);
  expect([first.statusCode, first.json()]).toMatchObject([201, { _index: "logs", result: "created" }]);
  const packed = { ...headers, "content-encoding": "gzip" };
  const second = await post("/elasticsearch/logs/_create/7?event=message", gzipSync(`{"message":${door(2)}}`), packed);
  expect([second.statusCode, second.json()]).toMatchObject([201, { _id: "7" }]);
  const repeated = await post("/elasticsearch/logs/_create/7?event=message", `{"message":${door(2)}}`, headers);
  expect(repeated.statusCode).toBe(201);
  expect((await post("/elasticsearch/logs/_doc", "", headers)).statusCode).toBe(400);
  // What is no JSON is kept as a failure of the source.
  expect((await post("/elasticsearch/logs/_doc", '"vault', headers)).statusCode).toBe(201);
  expect(await storedDoors(source.id)).toEqual(["door 1", "door 2"]);
});

test("a body that is no _bulk is refused with the number of its line, and a wrong user with 401", async () => {
  const { source } = await openSource({ auth: { method: "Basic", username: "ada", secret: "ada's" } });
  const body = `{"index":{}}\n${door(1)}\n${door(2)}\n`;
  const refused = await post("/elasticsearch/_bulk", body, { authorization: basic("ada", "ada's") });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().error.reason).toContain("Line 3");
  expect(await storedDoors(source.id)).toEqual([]);
  const stranger = await post("/elasticsearch/_bulk", body, { authorization: basic("eve", "ada's") });
  expect([stranger.statusCode, stranger.json().error.type]).toEqual([401, "security_exception"]);
});

test("Elasticsearch's clients learn at their start whom they speak with", async () => {
  const { secret } = await openSource();
  const ask = (url: string) => api.app.inject({ method: "GET", url, headers: { authorization: `Bearer ${secret}` } });
  const [root, license, health] = [
    await ask("/elasticsearch/"),
    await ask("/elasticsearch/_license"),
    await ask("/elasticsearch/_cluster/health"),
  ];
  expect(root.headers["x-elastic-product"]).toBe("Elasticsearch");
  expect(root.json().version.number).toMatch(/^8\./);
  expect(license.json().license.status).toBe("active");
  expect(health.json().status).toBe("green");
});

const attribute = (key: string, value: object) => ({ key, value });
const otlpLogs = {
  resourceLogs: [
    {
      resource: { attributes: [attribute("service.name", { stringValue: "gate" })] },
      scopeLogs: [
        {
          logRecords: [
            {
              timeUnixNano: "1772362801000000000",
              body: {
                kvlistValue: {
                  values: [
                    attribute("at", { stringValue: "2026-03-01T11:00:01Z" }),
                    attribute("door", { stringValue: "door 1" }),
                  ],
                },
              },
            },
            { body: { stringValue: door(2) } },
          ],
        },
      ],
    },
  ],
};

test("OpenTelemetry's logs are stored as records, or as the member that the address names", async () => {
  const { secret, source } = await openSource();
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
  const answer = await post("/v1/logs?event=body", gzipSync(JSON.stringify(otlpLogs)), {
    ...headers,
    "content-encoding": "gzip",
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  expect(await storedDoors(source.id)).toEqual(["door 1", "door 2"]);
  const refused = await post("/v1/logs", '{"resourceLogs":1}', headers);
  expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining("resourceLogs")]);
});

test("OpenTelemetry's protobuf is answered in protobuf, stored or refused", async () => {
  const { secret, source } = await openSource();
  const field = (number: number, content: Buffer) =>
    Buffer.concat([Buffer.from([(number << 3) | 2, content.length]), content]);
  const record = field(2, field(5, field(1, Buffer.from(door(3)))));
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/x-protobuf" };
  const answer = await post("/v1/logs?event=body", field(1, field(2, record)), headers);
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
  expect(answer.headers["content-type"]).toBe("application/x-protobuf");
  expect(await storedDoors(source.id)).toEqual(["door 3"]);
  const stranger = await post("/v1/logs", "", { ...headers, authorization: "Bearer nobody" });
  expect(stranger.statusCode).toBe(401);
  expect(stranger.rawPayload[0]).toBe(0x12);
});

const hecPath = "/services/collector";
const otlp = (times: object) =>
  JSON.stringify({
    resourceLogs: [{ scopeLogs: [{ logRecords: [{ ...times, body: { stringValue: door(1) } }] }] }],
  });
const bulk = (action: object, document: object) =>
  `${JSON.stringify({ create: action })}\n${JSON.stringify({ ...document, message: door(1) })}\n`;
const bulkPath = "/elasticsearch/_bulk?event=message";
const otlpPath = "/v1/logs?event=body";

test.each([
  ["once: HEC, to the microsecond", hecPath, `{"time":1772362801.000001,"event":${door(1)}}`, 1],
  ["twice: HEC, to the millisecond", hecPath, `{"time":1772362801.001,"event":${door(1)}}`, 2],
  ["twice: HEC, milliseconds with nine digits", hecPath, `{"time":1772362801.001000000,"event":${door(1)}}`, 2],
  ["twice: HEC, one of two events without a time", hecPath, `{"time":1.000001,"event":${door(1)}}{"event":{"a":1}}`, 2],
  ["twice: HEC, a raw body", "/services/collector/raw", door(1), 2],
  ["once: a document with an _id", bulkPath, bulk({ _id: "a1" }, {}), 1],
  ["once: a document to the nanosecond", bulkPath, bulk({}, { "@timestamp": "2026-03-01T11:00:00.000000001Z" }), 1],
  ["twice: a document to the millisecond", bulkPath, bulk({}, { "@timestamp": "2026-03-01T11:00:00.001Z" }), 2],
  ["once: OpenTelemetry, with the event's time", otlpPath, otlp({ timeUnixNano: "1772362801000000001" }), 1],
  [
    "once: OpenTelemetry, with the time it was seen",
    otlpPath,
    otlp({ observedTimeUnixNano: "1772362801000000001" }),
    1,
  ],
  ["twice: OpenTelemetry, to the millisecond", otlpPath, otlp({ timeUnixNano: "1772362801001000000" }), 2],
  ["twice: OpenTelemetry, without a time", otlpPath, otlp({ timeUnixNano: "0" }), 2],
])("a request that is repeated is stored %s", async (_claim, path, body, times) => {
  const { secret, source } = await openSource();
  const headers = { "content-type": "application/json", authorization: `Bearer ${secret}` };
  const packed = { ...headers, "content-encoding": "gzip" };
  // A shipper may pack a repeat differently.
  const answers = [await post(path, body, headers), await post(path, gzipSync(body), packed)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await storedDoors(source.id)).toEqual(Array.from({ length: times }, () => "door 1"));
});

test("two sources that get the same request both store it", async () => {
  const body = `{"time":1772362801.000001,"event":${door(1)}}`;
  for (const { secret, source } of [await openSource(), await openSource()]) {
    await post(hecPath, body, { authorization: `Splunk ${secret}` });
    expect(await storedDoors(source.id)).toEqual(["door 1"]);
  }
});
