import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDoorSchema } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let manager: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
  await addDoorSchema(api.store, api.now);
  manager = await api.signedIn("LogSourceModify");
});
afterAll(() => api.close());

const shown = `integrationId integrationLabel integrationType logTypes health isHealthy enabled collectionProblem
  nextLookAtTime noDataAlarm { minutesThreshold state } backfill { id }
  s3Bucket region endpoint accessKeyId externalId queueUrl awsAccountId logProcessingRole
  s3PrefixLogTypes { prefix logTypes excludedPrefixes } objectCounts { waiting done failed }`;
const createDocument = `mutation ($input: CreateS3SourceInput!) { createS3Source(input: $input) { logSource { ${shown} } } }`;
const updateDocument = `mutation ($input: UpdateS3SourceInput!) { updateS3Source(input: $input) { logSource { ${shown} } } }`;
const checkDocument = `mutation ($input: CheckS3ConnectionInput!) {
  checkS3Connection(input: $input) { checks { name isHealthy message } }
}`;
const retryDocument = "mutation ($input: RetryBucketObjectsInput!) { retryBucketObjects(input: $input) { retried } }";
const role = "arn:aws:iam::123456789012:role/pharos";
const s3PrefixLogTypes = [{ prefix: "doors/", logTypes: ["Custom.Door"], excludedPrefixes: ["doors/tmp/"] }];
const key = { accessKeyId: "AKIAEXAMPLE", secretAccessKey: "open-sesame" };
const input = { label: "Bucket", logStreamType: "Auto", s3Bucket: "logs", s3PrefixLogTypes, ...key };
let labels = 0;

async function aBucketSource(change: object = {}) {
  const given = { ...input, label: `Bucket ${++labels}`, ...change };
  const { data, errors } = await manager.ask(createDocument, { input: given });
  expect(errors).toEqual([]);
  return data.createS3Source.logSource;
}

test("a new source never shows its secret, and makes its external ID", async () => {
  const source = await aBucketSource({ label: "Trail", region: "eu-west-1" });
  expect(source).toMatchObject({
    integrationLabel: "Trail",
    integrationType: "aws-s3",
    logTypes: ["Custom.Door"],
    health: "NO_DATA",
    collectionProblem: null,
    nextLookAtTime: "2026-03-01T12:00:00Z",
    noDataAlarm: null,
    backfill: null,
    s3Bucket: "logs",
    region: "eu-west-1",
    endpoint: null,
    accessKeyId: "AKIAEXAMPLE",
    externalId: expect.stringMatching(/^[0-9a-f]{32}$/),
    logProcessingRole: "",
    s3PrefixLogTypes,
    objectCounts: { waiting: 0, done: 0, failed: 0 },
  });
  expect(await api.store.sources.secret(source.integrationId)).toBe("open-sesame");
  expect(JSON.stringify(source)).not.toContain("sesame");
});

test("what a change leaves out stays, an empty text takes away, and the secret goes with its key", async () => {
  const { integrationId: id } = await aBucketSource({ queueUrl: "https://sqs.eu-west-1.amazonaws.com/1/q" });
  api.buckets.awsIdentity = { isRoleOptional: false };
  const change = async (given: object) => (await manager.ask(updateDocument, { input: { id, ...given } })).data;
  const disabled = await change({ enabled: false, queueUrl: "" });
  expect(disabled.updateS3Source.logSource).toMatchObject({ enabled: false, health: "DISABLED", queueUrl: null });
  expect(await api.store.sources.secret(id)).toBe("open-sesame");
  const ofRole = await change({ accessKeyId: "", logProcessingRole: role });
  expect(ofRole.updateS3Source.logSource).toMatchObject({ accessKeyId: null, logProcessingRole: role });
  expect(await api.store.sources.secret(id)).toBeUndefined();
  api.buckets.awsIdentity = undefined;
});

test.each([
  [{ s3Bucket: "Not_a_bucket" }, "s3Bucket"],
  [{ s3PrefixLogTypes: [] }, "logTypes"],
  [{ secretAccessKey: null }, "secretAccessKey"],
  [{ accessKeyId: null, secretAccessKey: null }, "logProcessingRole"],
  [{ accessKeyId: null, secretAccessKey: null, logProcessingRole: role }, "accessKeyId"],
  [{ logProcessingRole: "pharos" }, "logProcessingRole"],
  [{ endpoint: "ftp://store" }, "endpoint"],
  [{ queueUrl: "queue" }, "queueUrl"],
])("refuses %o at its field", async (change, field) => {
  const { errors } = await manager.ask(createDocument, { input: { ...input, label: "Refused", ...change } });
  expect(errors[0]?.extensions.fieldErrors).toHaveProperty(field);
});

test("the check of a saved source uses its stored secret, and tells what is missing", async () => {
  const { integrationId: sourceId, externalId } = await aBucketSource();
  api.buckets.checks = [{ name: "Objects", isHealthy: false, message: "Grant s3:GetObject." }];
  const given = { sourceId, s3Bucket: "logs", s3PrefixLogTypes, accessKeyId: key.accessKeyId };
  const { data } = await manager.ask(checkDocument, { input: given });
  expect(data.checkS3Connection.checks).toEqual(api.buckets.checks);
  expect(api.buckets.opened.at(-1)).toMatchObject({ secret: "open-sesame", settings: { externalId } });
});

test("shows why nothing can be read, and the failed objects, which are read again on request", async () => {
  const { integrationId: sourceId } = await aBucketSource();
  const { buckets } = api.store;
  const lease = { holder: "one", now: api.now, until: api.now };
  await buckets.addFound(sourceId, "logs", [{ key: "doors/1", etag: "e1", bytes: 5 }], api.now);
  for (const { id } of await buckets.claimObjects(lease, 10)) await buckets.markFailed(id, "one", "Damaged", api.now);
  await buckets.pause(sourceId, "denied", "s3:GetObject was refused.", api.now);
  const ask = async () =>
    (
      await manager.ask(
        `query ($id: ID!) { source(id: $id) { health ... on S3LogIntegration {
          collectionProblem objectCounts { waiting failed } objects(state: FAILED) { nodes { key bytes state reason } }
        } } }`,
        { id: sourceId },
      )
    ).data.source;
  expect(await ask()).toEqual({
    health: "ACCESS_DENIED",
    collectionProblem: "s3:GetObject was refused.",
    objectCounts: { waiting: 0, failed: 1 },
    objects: { nodes: [{ key: "doors/1", bytes: 5, state: "FAILED", reason: "Damaged" }] },
  });
  expect((await manager.ask(retryDocument, { input: { sourceId } })).data.retryBucketObjects.retried).toBe(1);
  expect((await ask()).objectCounts).toEqual({ waiting: 1, failed: 0 });
});

test("tells whose key it is, the deployment's where none is given", async () => {
  const document = "mutation ($input: FindS3PrincipalInput!) { findS3Principal(input: $input) { arn } }";
  const find = (given: object) => manager.ask(document, { input: given });
  expect((await find(key)).data.findS3Principal.arn).toBe("arn:aws:iam::123456789012:user/AKIAEXAMPLE");
  expect((await find({})).errors[0]?.extensions.fieldErrors).toHaveProperty("accessKeyId");
  api.buckets.awsIdentity = { isRoleOptional: false };
  expect((await find({})).data.findS3Principal.arn).toBe("arn:aws:iam::123456789012:user/deployment");
  expect((await manager.ask("{ s3Setup { hasDeploymentIdentity isRoleOptional } }")).data.s3Setup).toEqual({
    hasDeploymentIdentity: true,
    isRoleOptional: false,
  });
  api.buckets.awsIdentity = undefined;
});

test("suggests an alarm without data from the source's own rhythm", async () => {
  const { integrationId: sourceId } = await aBucketSource();
  const suggest = async () =>
    (await manager.ask("query ($id: ID!) { suggestedNoDataMinutes(sourceId: $id) }", { id: sourceId })).data
      .suggestedNoDataMinutes;
  expect(await suggest()).toBeNull();
  const minute = (ago: number) => new Date(api.now.getTime() - ago * 60_000);
  const counts = { received: 1, stored: 1, failed: 0, dropped: 0, repeated: 0, bytes: 1 };
  const agoMinutes = Array.from({ length: 12 }, (_, index) => 10 + index * 40);
  await api.store.ingest.counts.add(agoMinutes.map((ago) => ({ sourceId, logType: "", at: minute(ago), counts })));
  expect(await suggest()).toBe(90);
});

test("a source of any kind has an alarm without data, within its limits", async () => {
  const { integrationId: sourceId } = await aBucketSource();
  const set = (minutesThreshold: number | null) =>
    manager.ask(
      `mutation ($input: SetNoDataAlarmInput!) { setNoDataAlarm(input: $input) {
        logSource { health noDataAlarm { minutesThreshold state } }
      } }`,
      { input: { sourceId, minutesThreshold } },
    );
  expect((await set(14)).errors[0]?.extensions.fieldErrors).toHaveProperty("minutesThreshold");
  expect((await set(15)).data.setNoDataAlarm.logSource).toEqual({
    health: "NO_DATA",
    noDataAlarm: { minutesThreshold: 15, state: "INSUFFICIENT_DATA" },
  });
  expect((await set(null)).data.setNoDataAlarm.logSource.noDataAlarm).toBeNull();
});

test("a source that is collected has a delay alarm, and says since when logs wait", async () => {
  const { integrationId: sourceId } = await aBucketSource();
  const set = (id: string, minutesThreshold: number | null) =>
    manager.ask(
      `mutation ($input: SetLagAlarmInput!) { setLagAlarm(input: $input) {
        logSource { logsWaitingSinceTime lagAlarm { minutesThreshold state } }
      } }`,
      { input: { sourceId: id, minutesThreshold } },
    );
  const since = new Date(api.now.getTime() - 20 * 60_000);
  await api.store.buckets.addFound(sourceId, "b", [{ key: "a", etag: "e", bytes: 1 }], since);
  const shown = async (minutes: number | null) => (await set(sourceId, minutes)).data.setLagAlarm.logSource;
  const logsWaitingSinceTime = since.toISOString().replace(".000", "");
  expect(await shown(15)).toMatchObject({ lagAlarm: { minutesThreshold: 15, state: "ALARM" }, logsWaitingSinceTime });
  expect(await shown(30)).toMatchObject({ lagAlarm: { minutesThreshold: 30, state: "OK" } });
  expect(await shown(null)).toMatchObject({ lagAlarm: null });
  expect((await set(sourceId, 14)).errors[0]?.extensions.fieldErrors).toHaveProperty("minutesThreshold");
  const http = await api.store.sources.create(
    {
      label: "Sends",
      type: "HTTP",
      logTypes: ["AWS.CloudTrail"],
      streamType: "Auto",
      streamOptions: {},
      auth: { method: "None" },
      enabled: true,
      createdBy: "ada",
    },
    api.now,
  );
  expect((await set(http.id, 15)).errors[0]?.extensions.fieldErrors).toHaveProperty("sourceId");
});

test("the day when a secret expires is kept, told in the list when it is near, and taken away", async () => {
  const { integrationId: sourceId } = await aBucketSource();
  const set = async (expiresAt: string | null) => {
    const document = `mutation ($input: SetSecretExpiryInput!) { setSecretExpiry(input: $input) {
      logSource { secretExpiresAt problem } } }`;
    return (await manager.ask(document, { input: { sourceId, expiresAt } })).data.setSecretExpiry.logSource;
  };
  const inDays = (days: number) => new Date(api.now.getTime() + days * 86_400_000).toISOString().replace(".000", "");
  expect(await set(inDays(90))).toEqual({ secretExpiresAt: inDays(90), problem: null });
  expect((await set(inDays(10))).problem).toContain("Its secret expires on");
  expect((await set(inDays(-1))).problem).toContain("Its secret expired on");
  expect(await set(null)).toEqual({ secretExpiresAt: null, problem: null });
});

test("a back-fill is started, paused, slowed down and cancelled, and there is one at a time", async () => {
  const { integrationId: sourceId } = await aBucketSource();
  const fields = "backfill { state bytesPerSecond modifiedSince listedKeys isListed counts { waiting done } bytes }";
  const start = (given: object) =>
    manager.ask(`mutation ($input: StartBucketBackfillInput!) { startBucketBackfill(input: $input) { ${fields} } }`, {
      input: { sourceId, ...given },
    });
  const change = async (given: object) =>
    (
      await manager.ask(
        `mutation ($input: ChangeBucketBackfillInput!) { changeBucketBackfill(input: $input) { ${fields} } }`,
        {
          input: { sourceId, ...given },
        },
      )
    ).data.changeBucketBackfill.backfill;
  expect((await start({ bytesPerSecond: 99_999 })).errors[0]?.extensions.fieldErrors).toHaveProperty("bytesPerSecond");
  expect((await start({ modifiedSince: "2999-01-01T00:00:00Z" })).errors[0]?.extensions.fieldErrors).toHaveProperty(
    "modifiedSince",
  );
  const { data } = await start({ modifiedSince: "2020-01-01T00:00:00Z", bytesPerSecond: 1_000_000 });
  expect(data.startBucketBackfill.backfill).toMatchObject({
    state: "RUNNING",
    bytesPerSecond: 1_000_000,
    listedKeys: 0,
  });
  expect((await start({})).errors[0]?.extensions.code).toBe("AlreadyExists");
  expect(await change({ state: "PAUSED" })).toMatchObject({ state: "PAUSED", bytesPerSecond: 1_000_000 });
  expect(await change({ state: "RUNNING", bytesPerSecond: null })).toMatchObject({ bytesPerSecond: null });
  expect(await change({ state: "CANCELLED" })).toMatchObject({ state: "CANCELLED" });
  const { data: later, errors } = await manager.ask(
    `query ($id: ID!) { source(id: $id) { ... on S3LogIntegration { ${fields} } } }`,
    { id: sourceId },
  );
  expect(errors).toEqual([]);
  expect(later.source.backfill).toMatchObject({ state: "CANCELLED" });
});

test("needs LogSourceModify, and hides keys from those who do not see all log types", async () => {
  const { integrationId: id } = await aBucketSource();
  const reader = await api.signedIn("LogSourceRead");
  for (const [document, given] of [
    [createDocument, input],
    [updateDocument, { id }],
    [checkDocument, { s3Bucket: "logs", s3PrefixLogTypes }],
    [retryDocument, { sourceId: id }],
    ["mutation ($input: SetNoDataAlarmInput!) { setNoDataAlarm(input: $input) { __typename } }", { sourceId: id }],
    ["mutation ($input: SetSecretExpiryInput!) { setSecretExpiry(input: $input) { __typename } }", { sourceId: id }],
    [
      "mutation ($input: StartBucketBackfillInput!) { startBucketBackfill(input: $input) { __typename } }",
      { sourceId: id },
    ],
    [
      "mutation ($input: ChangeBucketBackfillInput!) { changeBucketBackfill(input: $input) { __typename } }",
      { sourceId: id },
    ],
    ["mutation ($input: FindS3PrincipalInput!) { findS3Principal(input: $input) { __typename } }", {}],
  ] as const) {
    const { errors } = await reader.ask(document, { input: given });
    expect(errors[0]?.message).toContain("LogSourceModify");
  }
  const stranger = await api.signedInSeeing(["AWS.ALB"], "LogSourceRead", "LogSourceModify");
  expect((await stranger.ask(retryDocument, { input: { sourceId: id } })).errors).toHaveLength(1);
});

test("nobody posts logs to it", async () => {
  const { integrationId } = await aBucketSource();
  expect((await api.app.inject({ method: "POST", url: `/http/${integrationId}`, payload: "{}" })).statusCode).toBe(404);
});

test("a preview reads objects under a prefix now, split by a stream type, and stores nothing", async () => {
  const { integrationId: sourceId } = await aBucketSource();
  const door = (name: string) => JSON.stringify({ door: name, at: "2026-03-01T11:00:00Z" });
  api.buckets.objects = {
    "doors/1": `[${door("vault")}]`,
    "doors/tmp/2": door("attic"),
    "doors/3": `${door("cellar")}\n{"window":1}\n`,
    "other/4": door("roof"),
  };
  const reader = await api.signedIn("LogSourceRead", "LogSourceRawDataRead");
  const preview = async (input: object) =>
    (
      await reader.ask(
        "query ($input: ViewBucketDataInput!) { viewBucketData(input: $input) { data { s3Key event logType error } } }",
        { input: { sourceId, ...input } },
      )
    ).data.viewBucketData.data;
  const rows = await preview({ filters: { prefix: "doors/" } });
  expect(rows).toEqual([
    { s3Key: "doors/1", event: expect.stringContaining("vault"), logType: "Custom.Door", error: null },
    { s3Key: "doors/tmp/2", event: "", logType: null, error: expect.stringContaining("Left alone") },
    { s3Key: "doors/3", event: '{"window":1}', logType: null, error: expect.stringContaining("Custom.Door") },
    { s3Key: "doors/3", event: expect.stringContaining("cellar"), logType: "Custom.Door", error: null },
  ]);
  expect(api.buckets.opened.at(-1)).toMatchObject({ secret: "open-sesame" });
  const asLines = await preview({ filters: { prefix: "doors/1" }, streamType: "Lines" });
  expect(asLines).toEqual([
    { s3Key: "doors/1", event: `[${door("vault")}]`, logType: null, error: expect.any(String) },
  ]);
});

test("a preview is refused to users without LogSourceRawDataRead", async () => {
  const { integrationId: sourceId } = await aBucketSource();
  const document = "query ($input: ViewBucketDataInput!) { viewBucketData(input: $input) { data { s3Key } } }";
  const input = { sourceId, filters: { prefix: "doors/" } };
  const reader = await api.signedIn("LogSourceRead");
  expect((await reader.ask(document, { input })).errors).toHaveLength(1);
});

test("objects are previewed by settings that are not saved, as the form's stream type splits them", async () => {
  api.buckets.objects = {
    "doors/1": `${JSON.stringify({ door: "vault", at: "2026-03-01T11:00:00Z" })}\n`,
    "other/2": "x",
  };
  const document =
    "mutation ($input: PreviewS3ObjectsInput!) { previewS3Objects(input: $input) { data { s3Key logType error } } }";
  const connection = { s3Bucket: "logs", s3PrefixLogTypes, ...key };
  const preview = (by: SignedInUser, given: object = {}) =>
    by.ask(document, { input: { connection, logStreamType: "Lines", ...given } });
  const both = await api.signedIn("LogSourceModify", "LogSourceRawDataRead");
  const before = (await api.store.sources.list()).length;
  expect((await preview(both)).data.previewS3Objects.data).toEqual([
    { s3Key: "doors/1", logType: "Custom.Door", error: null },
    { s3Key: "other/2", logType: null, error: expect.stringContaining("Left alone") },
  ]);
  expect(api.buckets.opened.at(-1)).toMatchObject({ secret: key.secretAccessKey });
  expect((await preview(both, { prefix: "doors/" })).data.previewS3Objects.data).toHaveLength(1);
  const invalid = { connection: { ...connection, s3Bucket: "No bucket" } };
  expect((await preview(both, invalid)).errors[0]?.extensions.fieldErrors).toHaveProperty("s3Bucket");
  expect(await api.store.sources.list()).toHaveLength(before);
  for (const permission of ["LogSourceModify", "LogSourceRawDataRead"] as const)
    expect((await preview(await api.signedIn(permission))).errors[0]?.extensions.code).toBe("Forbidden");
});
