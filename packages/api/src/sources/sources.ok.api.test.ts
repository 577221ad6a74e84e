import { noCounts } from "@pharos/domain";
import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDoorSchema, aSource, doorSchema } from "../testing/builders.ts";
import { publicUrl, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let testLake: TestLake;
beforeAll(async () => {
  testLake = await openTestLake();
  await testLake.lake.ensureTables([parseSchema(doorSchema)]);
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
  await addDoorSchema(api.store, api.now);
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

const createDocument = `mutation ($input: CreateHttpSourceInput!) {
  createHttpSource(input: $input) { secret logSource {
    integrationId integrationLabel integrationType logTypes logStreamType enabled health ingestUrl curl createdBy { name } revision
    auth { method headerName algorithm username }
  } }
}`;
const updateDocument = `mutation ($input: UpdateHttpSourceInput!) {
  updateHttpSource(input: $input) { secret logSource { integrationLabel enabled revision health auth { method } } }
}`;
const input = { label: "Front doors", logTypes: ["Custom.Door"], logStreamType: "Auto" };

test("a new source shows its secret once and a command that posts to it", async () => {
  const manager = await api.signedIn("LogSourceModify");
  const { data, errors } = await manager.ask(createDocument, { input: { ...input, auth: { method: "HMAC" } } });
  expect(errors).toEqual([]);
  const { secret, logSource } = data.createHttpSource;
  const ingestUrl = `${publicUrl}/http/${logSource.integrationId}`;
  expect(secret).toHaveLength(43);
  expect(logSource).toEqual({
    integrationId: expect.any(String),
    integrationLabel: "Front doors",
    integrationType: "http-ingest",
    logTypes: ["Custom.Door"],
    logStreamType: "Auto",
    enabled: true,
    health: "NO_DATA",
    ingestUrl,
    curl: `curl --fail-with-body -sS -H "x-pharos-signature: sha256=$(openssl dgst -sha256 -hmac 'SECRET' FILE | sed 's/.* //')" -H "Idempotency-Key: $(openssl dgst -sha256 FILE | sed 's/.* //')" --data-binary @FILE '${ingestUrl}'`,
    createdBy: { name: "Ada Keeper" },
    revision: 1,
    auth: { method: "HMAC", headerName: null, algorithm: "sha256", username: null },
  });
  expect(await api.store.sources.secret(logSource.integrationId)).toBe(secret);
  expect(api.reloads).toBe(1);
});

test("a source without authentication has no secret", async () => {
  const manager = await api.signedIn("LogSourceModify");
  const { data } = await manager.ask(createDocument, { input: { ...input, label: "Open", auth: { method: "None" } } });
  expect(data.createHttpSource.secret).toBeNull();
});

test("a change keeps the secret of the same method and makes one for another", async () => {
  const source = await aSource(api.store);
  const manager = await api.signedIn("LogSourceModify");
  const update = (revision: number, method: string, change = {}) =>
    manager.ask(updateDocument, {
      input: { ...input, id: source.id, revision, enabled: true, auth: { method }, ...change },
    });
  const renamed = (await update(1, "Bearer", { label: "Back doors", enabled: false })).data.updateHttpSource;
  expect(renamed).toEqual({
    secret: null,
    logSource: {
      integrationLabel: "Back doors",
      enabled: false,
      revision: 2,
      health: "DISABLED",
      auth: { method: "Bearer" },
    },
  });
  expect(await api.store.sources.secret(source.id)).toBe("s3cret");
  const changed = (await update(2, "SharedSecret", { label: "Back doors" })).data.updateHttpSource;
  expect(changed.secret).toHaveLength(43);
  expect(await api.store.sources.secret(source.id)).toBe(changed.secret);
});

test("what became of its events is counted and spread over time", async () => {
  const source = await aSource(api.store);
  const minutesAgo = (minutes: number) => new Date(api.now.getTime() - minutes * 60_000);
  const failing = { ...noCounts, received: 10, stored: 8, failed: 2, bytes: 100 };
  await api.store.ingest.counts.add([{ sourceId: source.id, logType: "", at: minutesAgo(30), counts: failing }]);
  const reader = await api.signedIn("LogSourceRead");
  const { data } = await reader.ask(
    `query ($id: ID!, $since: DateTime!, $until: DateTime!) { source(id: $id) {
      health counts { received stored failed isBalanced bytes }
      countsByLogType { logType counts { received failed } }
      volume(since: $since, until: $until, buckets: 2) { at counts { received } }
    } }`,
    { id: source.id, since: minutesAgo(60), until: api.now },
  );
  expect(data.source).toEqual({
    health: "FAILING",
    counts: { received: 10, stored: 8, failed: 2, isBalanced: true, bytes: 100 },
    countsByLogType: [{ logType: "", counts: { received: 10, failed: 2 } }],
    volume: [
      { at: "2026-03-01T11:00:00Z", counts: { received: 0 } },
      { at: "2026-03-01T11:30:00Z", counts: { received: 10 } },
    ],
  });
});

test("failures say why, and what arrived to those who may see raw data", async () => {
  const source = await aSource(api.store);
  const instants = { p_event_time: "2026-03-01 10:00:00.000000000", p_parse_time: "2026-03-01 10:00:00.000000000" };
  const failure = { ...instants, p_row_id: "f1", p_source_id: source.id, reason: "door is missing", raw: "{}" };
  const event = { ...instants, p_row_id: "e1", p_source_id: source.id, p_log_type: "Custom.Door", door: "vault" };
  await testLake.lake.insert({
    database: "pharos_monitor",
    table: "classification_failures",
    rows: Buffer.from(`${JSON.stringify(failure)}\n`),
    token: source.id,
  });
  await testLake.lake.insert({
    database: "pharos_logs",
    table: "custom_door",
    rows: Buffer.from(`${JSON.stringify(event)}\n`),
    token: source.id,
  });
  const document =
    "query ($id: ID!) { source(id: $id) { failures { nodes { id at reason raw } pageInfo { hasNextPage } } } }";
  const ask = async (...permissions: Parameters<TestApi["signedIn"]>) =>
    (await (await api.signedIn(...permissions)).ask(document, { id: source.id })).data.source.failures;
  const shown = { id: "f1", at: "2026-03-01T10:00:00Z", reason: "door is missing" };
  expect(await ask("LogSourceRead")).toEqual({ nodes: [{ ...shown, raw: null }], pageInfo: { hasNextPage: false } });
  expect((await ask("LogSourceRead", "LogSourceRawDataRead")).nodes).toEqual([{ ...shown, raw: "{}" }]);

  const raw = await (await api.signedIn("LogSourceRawDataRead")).ask(
    "query ($input: ViewBucketDataInput!) { viewBucketData(input: $input) { data { event error } pageInfo { hasNextPage } } }",
    { input: { sourceId: source.id } },
  );
  expect(raw.data.viewBucketData.data).toEqual(
    expect.arrayContaining([
      { event: '{"door":"vault"}', error: null },
      { event: "{}", error: "door is missing" },
    ]),
  );
});

test("schemas say who uses them", async () => {
  await api.clear();
  await addDoorSchema(api.store, api.now);
  const source = await aSource(api.store);
  const reader = await api.signedIn("LogSourceRead");
  const document =
    "query ($input: SchemasInput!) { schemas(input: $input) { edges { node { name isManaged isArchived logSources { id label } } } } }";
  const list = async (filter: object) =>
    (await reader.ask(document, { input: filter })).data.schemas.edges.map(({ node }: { node: unknown }) => node);
  const door = {
    name: "Custom.Door",
    isManaged: true,
    isArchived: false,
    logSources: [{ id: source.id, label: source.label }],
  };
  expect(await list({})).toEqual([door]);
  expect(await list({ isInUse: true })).toEqual([door]);
  expect(await list({ isInUse: false })).toEqual([]);
  expect(await list({ contains: "nothing" })).toEqual([]);
  const one = await reader.ask('{ schema(name: "Custom.Door") { spec revision } }');
  expect(one.data.schema).toEqual({ spec: doorSchema, revision: 1 });
});
