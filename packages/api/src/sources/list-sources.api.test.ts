import { type LogSource, noCounts, sourcePageSizeMax } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addDoorSchema, aSource } from "../testing/builders.ts";
import { documentedOperations } from "../testing/documented-operations.ts";
import { askGraphql, type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let healthy: LogSource;
let failing: LogSource;
let silent: LogSource;
const { Sources = "", Source = "", DeleteSource = "" } = documentedOperations;
const receivedAt = new Date("2026-03-01T11:59:30Z");
const storedAt = new Date("2026-03-01T11:59:00Z");

beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
  await addDoorSchema(api.store, api.now);
  healthy = await aSource(api.store, { label: "Healthy doors" });
  failing = await aSource(api.store, { label: "Failing doors" });
  silent = await aSource(api.store, { label: "Silent doors" });
  await api.store.sources.recordTimes([
    { sourceId: healthy.id, receivedAt, storedAt },
    { sourceId: failing.id, receivedAt, storedAt: undefined },
  ]);
  const failed = { ...noCounts, received: 1, failed: 1 };
  const stored = { ...noCounts, received: 1, stored: 1 };
  await api.store.ingest.counts.add([
    { sourceId: failing.id, logType: "", at: receivedAt, counts: failed },
    { sourceId: healthy.id, logType: "Custom.Door", at: receivedAt, counts: stored },
  ]);
});
afterAll(() => api.close());

interface Connection {
  readonly edges: readonly { readonly node: { readonly integrationLabel: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean; readonly endCursor: string };
}
const labels = ({ edges }: Connection) => edges.map(({ node }) => node.integrationLabel);

test("an existing client's document gets all of every source, the newest first", async () => {
  const reader = await api.signedIn("LogSourceRead");
  const { data, errors } = await reader.ask(Sources, { input: { cursor: null } });
  expect(errors).toEqual([]);
  const any = {
    integrationType: "http-ingest",
    isEditable: false,
    lastModified: "2026-03-01T11:00:00Z",
    logTypes: ["Custom.Door"],
  };
  expect(data.sources.edges.map(({ node }: { node: unknown }) => node)).toEqual([
    {
      ...any,
      integrationId: silent.id,
      integrationLabel: "Silent doors",
      isHealthy: false,
      lastEventReceivedAtTime: null,
      lastEventProcessedAtTime: null,
    },
    {
      ...any,
      integrationId: failing.id,
      integrationLabel: "Failing doors",
      isHealthy: false,
      lastEventReceivedAtTime: "2026-03-01T11:59:30Z",
      lastEventProcessedAtTime: null,
    },
    {
      ...any,
      integrationId: healthy.id,
      integrationLabel: "Healthy doors",
      isHealthy: true,
      lastEventReceivedAtTime: "2026-03-01T11:59:30Z",
      lastEventProcessedAtTime: "2026-03-01T11:59:00Z",
    },
  ]);
  expect(data.sources.pageInfo).toEqual({
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: expect.any(String),
    endCursor: expect.any(String),
  });
});

test.each([{}, { input: null }, { input: {} }])("asked with %j it begins with the first page", async (variables) => {
  const { data } = await (await api.signedIn("LogSourceRead")).ask(Sources, variables);
  expect(labels(data.sources)).toEqual(["Silent doors", "Failing doors", "Healthy doors"]);
});

test("a cursor goes on behind its page, for an API token as well", async () => {
  const token = { name: "mcp", value: "mcp-token", permissions: ["LogSourceRead"] as const, createdBy: "Ada" };
  await api.store.apiTokens.create(token, api.now);
  const ask = async (input: object): Promise<Connection> =>
    (await askGraphql(api.app, "/public/graphql", { "x-api-key": "mcp-token" }, Sources, { input })).data.sources;
  const first = await ask({ cursor: null, pageSize: 2 });
  expect(labels(first)).toEqual(["Silent doors", "Failing doors"]);
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const second = await ask({ cursor: first.pageInfo.endCursor, pageSize: 2 });
  expect(labels(second)).toEqual(["Healthy doors"]);
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
});

test.each([
  { name: "a page of none", input: { pageSize: 0 }, message: "pageSize must be from 1 to 250, not 0" },
  {
    name: "a page too long",
    input: { pageSize: sourcePageSizeMax + 1 },
    message: "pageSize must be from 1 to 250, not 251",
  },
  {
    name: "a cursor that is none",
    input: { cursor: "nonsense" },
    message: "This cursor does not belong to this list. Start again from the first page.",
  },
])("refuses $name", async ({ input, message }) => {
  const { errors } = await (await api.signedIn("LogSourceRead")).ask(Sources, { input });
  expect(errors.map((error) => [error.extensions.code, error.message])).toEqual([["InvalidInput", message]]);
});

test("one source says the same, who created it, and whether the reader may edit it", async () => {
  const ask = async (...permissions: Parameters<TestApi["signedIn"]>) =>
    (await (await api.signedIn(...permissions)).ask(Source, { id: healthy.id })).data.source;
  expect(await ask("LogSourceRead")).toMatchObject({
    integrationLabel: "Healthy doors",
    createdAtTime: "2026-03-01T11:00:00Z",
    createdBy: {},
    isHealthy: true,
    isEditable: false,
    lastEventProcessedAtTime: "2026-03-01T11:59:00Z",
  });
  expect(await ask("LogSourceModify")).toMatchObject({ isEditable: true });
});

test.each([
  { name: "Sources", document: Sources, variables: () => ({ input: { cursor: null } }) },
  { name: "Source", document: Source, variables: () => ({ id: healthy.id }) },
  { name: "DeleteSource", document: DeleteSource, variables: () => ({ input: { id: healthy.id } }) },
])("$name is refused without its permission, and shows nothing", async ({ document, variables }) => {
  const other = await api.signedIn("AlertModify", "DataAnalyticsRead", "RuleRead");
  const { data, errors } = await other.ask(document, variables());
  expect(errors[0]?.extensions).toMatchObject({ code: "Forbidden", httpStatus: 403 });
  expect(data ?? null).toBeNull();
  expect(await api.store.sources.get(healthy.id)).toBeDefined();
});

test("a reader may not delete; who may modify deletes by the document of clients", async () => {
  const source = await aSource(api.store);
  const variables = { input: { id: source.id } };
  const refused = await (await api.signedIn("LogSourceRead")).ask(DeleteSource, variables);
  expect(refused.errors[0]?.extensions.code).toBe("Forbidden");
  const { data } = await (await api.signedIn("LogSourceModify")).ask(DeleteSource, variables);
  expect(data.deleteSource).toEqual({ id: source.id });
  expect(await api.store.sources.get(source.id)).toBeUndefined();
});

test("volumes of all sources of a page are spread over the same time", async () => {
  const at = (time: string) => new Date(`2026-03-01T${time}Z`);
  const some = { ...noCounts, received: 5, stored: 5 };
  await api.store.ingest.counts.add([
    { sourceId: healthy.id, logType: "Custom.Door", at: at("08:10:00"), counts: some },
    { sourceId: silent.id, logType: "Custom.Door", at: at("09:59:59"), counts: some },
  ]);
  const { data } = await (await api.signedIn("LogSourceRead")).ask(
    `query ($since: DateTime!, $until: DateTime!) {
      sources { edges { node { volume(since: $since, until: $until, buckets: 2) { at counts { received } } } } }
    }`,
    { since: at("08:00:00"), until: at("10:00:00") },
  );
  const volumes = data.sources.edges.map(({ node }: { node: { volume: { counts: { received: number } }[] } }) =>
    node.volume.map(({ counts }) => counts.received),
  );
  expect(volumes).toEqual([
    [0, 5],
    [0, 0],
    [5, 0],
  ]);
});

test("the state of all sources of a page is read at once, of each kind", async () => {
  const { store } = api;
  const counted = [
    vi.spyOn(store.buckets, "getMany"),
    vi.spyOn(store.queues, "getMany"),
    vi.spyOn(store.pulls, "getMany"),
    vi.spyOn(store.syslog, "listenersOf"),
  ];
  const pullSettings = {
    provider: "doorbell",
    authentication: "key",
    values: {},
    streams: ["rings"],
    startAt: "2026-03-01T00:00:00Z",
  };
  for (const at of [1, 2, 3]) {
    const bucket = await aSource(store, { label: `Bucket ${at}`, type: "Gcs" });
    await store.buckets.put(bucket.id, { kind: "Gcs", bucket: "doors", prefixes: [] }, undefined, api.now);
    const queue = await aSource(store, { label: `Queue ${at}`, type: "Kafka" });
    const stream = { kind: "Kafka" as const, brokers: ["kafka:9092"], topics: ["doors"], groupId: "g", usesTls: false };
    await store.queues.put(queue.id, { ...stream, startAt: "EARLIEST" }, undefined, api.now);
    await store.queues.pause(queue.id, undefined, { kind: "denied", message: `Refused ${at}.` }, api.now);
    const pull = await aSource(store, { label: `Pull ${at}`, type: "LogPulling" });
    await store.pulls.put(pull.id, pullSettings, [{ stream: "rings", partition: "" }], {}, api.now);
    await aSource(store, { label: `Syslog ${at}`, type: "SYSLOG" });
  }
  for (const spy of counted) spy.mockClear();
  const { data, errors } = await (await api.signedIn("LogSourceRead")).ask(`query { sources { edges { node {
    integrationLabel health
    ... on BucketCollection { collectionProblem }
    ... on QueueLogSource { collectionProblem }
    ... on PullLogSource { pullProblem { message } streams { label problem { message } } }
  } } } }`);
  expect(errors).toEqual([]);
  const found = data.sources.edges.map(({ node }: { node: { integrationLabel: string } }) => node);
  const named = (name: string) => found.find((node: { integrationLabel: string }) => node.integrationLabel === name);
  expect(named("Queue 2")).toMatchObject({ health: "ACCESS_DENIED", collectionProblem: "Refused 2." });
  expect(named("Pull 3")).toMatchObject({ pullProblem: null, streams: [{ label: "Rings", problem: null }] });
  expect(counted.map((spy) => spy.mock.calls.length)).toEqual([1, 1, 1, 1]);
});

test("the list names the problem of each source, and none to readers who do not see all its log types", async () => {
  const { store } = api;
  const logTypes = ["Custom.Door", "Custom.Gate"];
  const pull = await aSource(store, { label: "Gates", type: "LogPulling", logTypes });
  const settings = {
    provider: "doorbell",
    authentication: "key",
    values: {},
    streams: ["rings"],
    startAt: "2026-03-01T00:00:00Z",
  };
  await store.pulls.put(pull.id, settings, [{ stream: "rings", partition: "" }], {}, api.now);
  await store.pulls.claim({ holder: "h", now: api.now, until: api.now }, 100);
  const problem = { kind: "unauthorized" as const, message: "Doorbell refused the key. Enter a new one." };
  await store.pulls.release(pull.id, "h", { until: api.now, problem, failuresInRow: 1 });
  const bucket = await aSource(store, { label: "Damaged", type: "Gcs" });
  await store.buckets.put(bucket.id, { kind: "Gcs", bucket: "doors", prefixes: [] }, undefined, api.now);
  await store.buckets.addFound(bucket.id, "doors", [{ key: "doors/1", etag: "e", bytes: 5 }], api.now);
  const lease = { holder: "h", now: api.now, until: api.now };
  for (const { id } of await store.buckets.claimObjects(lease, 9))
    await store.buckets.markFailed(id, "h", "Cut", api.now);
  const unheard = await aSource(store, { label: "Unheard", type: "SYSLOG" });
  const ask = async (reader: SignedInUser) => {
    const { data, errors } = await reader.ask("query { sources { edges { node { integrationId health problem } } } }");
    expect(errors).toEqual([]);
    return (id: string) =>
      data.sources.edges.find(({ node }: { node: { integrationId: string } }) => node.integrationId === id)?.node;
  };
  const all = await ask(await api.signedIn("LogSourceRead"));
  expect(all(pull.id)).toMatchObject({ health: "ACCESS_DENIED", problem: problem.message });
  expect(all(bucket.id)).toMatchObject({
    health: "FAILING",
    problem: "1 object of the last 24 hours could not be read. The reasons are listed under Objects.",
  });
  expect(all(unheard.id)).toMatchObject({
    health: "FAILING",
    problem: "No process of Pharos listens. Start one with the role collect.",
  });
  expect(all(healthy.id)).toMatchObject({ health: "HEALTHY", problem: null });
  const some = await ask(await api.signedInSeeing(["Custom.Door"], "LogSourceRead"));
  expect(some(pull.id)).toMatchObject({ health: "ACCESS_DENIED", problem: null });
});
