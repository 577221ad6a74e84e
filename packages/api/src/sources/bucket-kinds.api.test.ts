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

const shown = `integrationId integrationLabel integrationType logTypes health enabled revision
  noticesFrom collectionProblem nextLookAtTime backfill { id } objectCounts { waiting done failed }
  prefixLogTypes { prefix logTypes excludedPrefixes }
  connection { kind address bucket region accessKeyId logProcessingRole externalId awsAccountId queueUrl
    projectId subscriptionId userProject endpoint
    tenantId clientId storageAccount containers queueName queueEndpoint loginEndpoint }`;
const createDocument = `mutation ($input: CreateBucketSourceInput!) { createBucketSource(input: $input) { logSource { ${shown} } } }`;
const updateDocument = `mutation ($input: UpdateBucketSourceInput!) { updateBucketSource(input: $input) { logSource { ${shown} } } }`;
const checkDocument = `mutation ($input: CheckBucketConnectionInput!) {
  checkBucketConnection(input: $input) { checks { name isHealthy message } }
}`;
const credentials = JSON.stringify({
  type: "service_account",
  project_id: "acme-logs",
  client_email: "reader@acme-logs.iam.gserviceaccount.com",
  private_key_id: "k",
  private_key: "open-sesame",
});
const gcs = { kind: "Gcs", bucket: "acme-audit", subscriptionId: "pharos-gcs", credentials };
const lake = {
  kind: "AmazonSecurityLake",
  bucket: "aws-security-data-lake-eu-west-1-abc",
  region: "eu-west-1",
  logProcessingRole: "arn:aws:iam::123456789012:role/AmazonSecurityLake-1",
  externalId: "given-by-us",
  queueUrl: "https://sqs.eu-west-1.amazonaws.com/123456789012/AmazonSecurityLake-1-Main-Queue",
  accessKeyId: "AKIAEXAMPLE",
  secretAccessKey: "open-sesame",
};
const azure = {
  kind: "AzureBlob",
  storageAccount: "acmelogs",
  containers: ["logs", "audit"],
  queueName: "pharos-notices",
  tenantId: "11111111-2222-3333-4444-555555555555",
  clientId: "66666666-7777-8888-9999-000000000000",
  clientSecret: "open-sesame",
};
const rows = (prefix = "") => [{ prefix, logTypes: ["Custom.Door"], excludedPrefixes: [] }];
const common = { logStreamType: "Auto", prefixLogTypes: rows() };
let labels = 0;

async function aSource(connection: object, change: object = {}) {
  const input = { ...common, label: `Bucket ${++labels}`, connection, ...change };
  const { data, errors } = await manager.ask(createDocument, { input });
  expect(errors).toEqual([]);
  return data.createBucketSource.logSource;
}

async function change(id: string, revision: number, given: object) {
  const { data, errors } = await manager.ask(updateDocument, { input: { id, revision, ...given } });
  return { source: data?.updateBucketSource?.logSource, errors };
}

test.each([
  [
    "Gcs",
    gcs,
    {
      integrationType: "gcp-gcs",
      noticesFrom: "projects/acme-logs/subscriptions/pharos-gcs",
      connection: { address: "gs://acme-audit", projectId: "acme-logs", region: null, storageAccount: null },
    },
    credentials,
  ],
  [
    "AmazonSecurityLake",
    lake,
    {
      integrationType: "amazon-security-lake",
      noticesFrom: lake.queueUrl,
      connection: { address: `s3://${lake.bucket}`, externalId: "given-by-us", projectId: null },
    },
    "open-sesame",
  ],
  [
    "AzureBlob",
    azure,
    {
      integrationType: "azure-blob",
      noticesFrom: "https://acmelogs.queue.core.windows.net/pharos-notices",
      connection: { address: "https://acmelogs.blob.core.windows.net", containers: ["logs", "audit"], bucket: null },
    },
    "open-sesame",
  ],
])("a new source of %s never shows its secret", async (kind, connection, expected, secret) => {
  const source = await aSource(connection);
  expect(source).toMatchObject({
    logTypes: ["Custom.Door"],
    health: "NO_DATA",
    collectionProblem: null,
    backfill: null,
    objectCounts: { waiting: 0, done: 0, failed: 0 },
    prefixLogTypes: rows(),
    ...expected,
    connection: { kind, ...expected.connection },
  });
  expect(JSON.stringify(source)).not.toContain("sesame");
  expect(await api.store.sources.secret(source.integrationId)).toBe(secret);
});

test("a bucket without a subscription is listed, and needs no project", async () => {
  const { subscriptionId: _none, ...listed } = gcs;
  const source = await aSource(listed);
  expect(source).toMatchObject({ noticesFrom: null, connection: { projectId: null, subscriptionId: null } });
});

test("what a change leaves out stays, an empty text takes away, and a bucket stays the same", async () => {
  const { integrationId: id } = await aSource({ ...gcs, userProject: "acme-billing" });
  const { source } = await change(id, 1, {
    enabled: false,
    connection: { kind: "Gcs", bucket: "other", userProject: "" },
  });
  expect(source).toMatchObject({
    health: "DISABLED",
    connection: { bucket: "acme-audit", subscriptionId: "pharos-gcs", userProject: null },
  });
  expect(await api.store.sources.secret(id)).toBe(credentials);
  expect((await change(id, 1, { enabled: true })).errors[0]?.message).toContain("Somebody else changed");
});

test.each([
  ["Gcs", gcs, { projectId: "acme-logs", endpoint: "https://evil.example" }, "credentials"],
  ["AzureBlob", azure, { loginEndpoint: "https://evil.example" }, "clientSecret"],
  ["AzureBlob", azure, { endpoint: "https://evil.example" }, "clientSecret"],
  ["AzureBlob", azure, { queueEndpoint: "https://evil.example" }, "clientSecret"],
  ["AzureBlob", azure, { clientId: "another" }, "clientSecret"],
  ["AmazonSecurityLake", lake, { accessKeyId: "AKIAOTHER" }, "secretAccessKey"],
])("a stored secret of %s is not sent elsewhere: %#", async (kind, connection, moved, field) => {
  const { integrationId: id } = await aSource(connection);
  const {
    credentials: _one,
    clientSecret: _two,
    secretAccessKey: _three,
    ...shownBefore
  } = connection as typeof gcs & typeof azure & typeof lake;
  const next = { ...shownBefore, kind, ...moved };
  expect((await change(id, 1, { connection: next })).errors[0]?.extensions.fieldErrors).toHaveProperty(field);
  const opened = api.buckets.opened.length;
  const input = { sourceId: id, prefixLogTypes: rows(), connection: next };
  expect((await manager.ask(checkDocument, { input })).errors[0]?.extensions.fieldErrors).toHaveProperty(field);
  expect(api.buckets.opened).toHaveLength(opened);
});

test.each([
  [{ ...gcs, bucket: "No bucket" }, "bucket"],
  [{ ...gcs, bucket: "" }, "bucket"],
  [{ ...gcs, projectId: "acme-logs", credentials: "" }, "credentials"],
  [{ ...gcs, projectId: "acme-logs", credentials: "{}" }, "credentials"],
  [{ ...gcs, subscriptionId: "projects/a/subscriptions/b" }, "subscriptionId"],
  [{ ...gcs, credentials: credentials.replace("project_id", "x") }, "projectId"],
  [{ ...gcs, userProject: "No" }, "userProject"],
  [{ ...lake, logProcessingRole: "" }, "logProcessingRole"],
  [{ ...lake, externalId: "" }, "externalId"],
  [{ ...lake, queueUrl: "" }, "queueUrl"],
  [{ ...lake, secretAccessKey: "" }, "secretAccessKey"],
  [{ ...azure, storageAccount: "Not-one" }, "storageAccount"],
  [{ ...azure, containers: [] }, "containers"],
  [{ ...azure, containers: ["a--b"] }, "containers"],
  [{ ...azure, queueName: "No_queue" }, "queueName"],
  [{ ...azure, tenantId: "" }, "tenantId"],
  [{ ...azure, clientSecret: "" }, "clientSecret"],
  [{ ...azure, loginEndpoint: "ftp://login" }, "loginEndpoint"],
])("refuses %j at its field", async (connection, field) => {
  const { errors } = await manager.ask(createDocument, { input: { ...common, label: "Refused", connection } });
  expect(Object.keys(errors[0]?.extensions.fieldErrors ?? {})).toEqual([field]);
});

test("prefixes of Azure begin with a container", async () => {
  const given = (prefix: string) => ({ ...common, label: "Refused", connection: azure, prefixLogTypes: rows(prefix) });
  const { errors } = await manager.ask(createDocument, { input: given("2026/") });
  expect(errors[0]?.extensions.fieldErrors).toMatchObject({
    prefixLogTypes: expect.stringContaining("Write it like logs/"),
  });
  expect(await aSource(azure, { prefixLogTypes: rows("logs/2026/") })).toMatchObject({
    prefixLogTypes: rows("logs/2026/"),
  });
});

test("the check uses the stored secret where none is given, and saves nothing", async () => {
  const { integrationId: sourceId } = await aSource(lake);
  api.buckets.checks = [{ name: "Role", isHealthy: false, message: "Grant sts:AssumeRole." }];
  const { secretAccessKey: _secret, ...connection } = lake;
  const input = { sourceId, prefixLogTypes: rows(), connection: { ...connection, externalId: "another" } };
  const { data } = await manager.ask(checkDocument, { input });
  expect(data.checkBucketConnection.checks).toEqual(api.buckets.checks);
  const settings = { kind: "AmazonSecurityLake", externalId: "another" };
  expect(api.buckets.opened.at(-1)).toMatchObject({ settings, secret: "open-sesame" });
  expect((await api.store.buckets.get(sourceId))?.settings).toMatchObject({ externalId: "given-by-us" });
});

test("its objects are listed, read again and back-filled as those of S3 are", async () => {
  const { integrationId: sourceId } = await aSource(gcs);
  const { buckets } = api.store;
  await buckets.addFound(sourceId, "acme-audit", [{ key: "a", versionId: "1", etag: "", bytes: 5 }], api.now);
  const lease = { holder: "one", now: api.now, until: api.now };
  for (const { id } of await buckets.claimObjects(lease, 10)) await buckets.markFailed(id, "one", "Damaged", api.now);
  const document = `query ($id: ID!) { source(id: $id) { ... on BucketCollection {
    objects(state: FAILED) { nodes { key reason } } backfill { state }
  } } }`;
  const { data } = await manager.ask(document, { id: sourceId });
  expect(data.source).toEqual({ objects: { nodes: [{ key: "a", reason: "Damaged" }] }, backfill: null });
  const retry = "mutation ($input: RetryBucketObjectsInput!) { retryBucketObjects(input: $input) { retried } }";
  expect((await manager.ask(retry, { input: { sourceId } })).data.retryBucketObjects).toEqual({ retried: 1 });
  const start = `mutation ($input: StartBucketBackfillInput!) { startBucketBackfill(input: $input) { backfill { state } } }`;
  expect((await manager.ask(start, { input: { sourceId } })).data.startBucketBackfill.backfill.state).toBe("RUNNING");
});

test("needs LogSourceModify, and sight of all log types", async () => {
  const { integrationId: id } = await aSource(gcs);
  const reader = await api.signedIn("LogSourceRead");
  const stranger = await api.signedInSeeing(["AWS.ALB"], "LogSourceRead", "LogSourceModify");
  const requests = [
    [createDocument, { ...common, label: "No", connection: gcs }],
    [updateDocument, { id, revision: 1 }],
    [checkDocument, { sourceId: id, prefixLogTypes: rows(), connection: gcs }],
  ] as const;
  for (const [document, input] of requests) {
    expect((await reader.ask(document, { input })).errors[0]?.message).toContain("LogSourceModify");
    expect((await stranger.ask(document, { input })).errors).toHaveLength(1);
  }
});

test("a source of S3 is changed by its own operations alone, and the others by theirs", async () => {
  const s3 = { label: "Plain", logStreamType: "Auto", s3Bucket: "logs", s3PrefixLogTypes: rows() };
  const key = { accessKeyId: "AKIAEXAMPLE", secretAccessKey: "open-sesame" };
  const { data } = await manager.ask(
    "mutation ($input: CreateS3SourceInput!) { createS3Source(input: $input) { logSource { integrationId } } }",
    { input: { ...s3, ...key } },
  );
  const { errors } = await change(data.createS3Source.logSource.integrationId, 1, { enabled: false });
  expect(errors[0]?.extensions.code).toBe("NotFound");
  const { integrationId: id } = await aSource(gcs);
  const document =
    "mutation ($input: UpdateS3SourceInput!) { updateS3Source(input: $input) { logSource { enabled } } }";
  const { errors: ofS3 } = await manager.ask(document, { input: { id, enabled: false } });
  expect(ofS3[0]?.extensions.code).toBe("NotFound");
});
