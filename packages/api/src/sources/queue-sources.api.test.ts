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

const shown = `integrationId integrationLabel integrationType logTypes logStreamType health enabled revision
  collectionProblem lastPollAtTime waitingMessages repeatedMessages messageCounts { inFlight failed }
  connection { brokers topics groupId usesTls mechanism username startAt kind name queueUrl region accessKeyId logProcessingRole externalId projectId subscriptionId regionalEndpoint endpoint }
  failedMessages { nodes { id messageId messages bytes reason } }`;
const createDocument = `mutation ($input: CreateQueueSourceInput!) { createQueueSource(input: $input) { logSource { ${shown} } } }`;
const updateDocument = `mutation ($input: UpdateQueueSourceInput!) { updateQueueSource(input: $input) { logSource { ${shown} } } }`;
const checkDocument = `mutation ($input: CheckQueueConnectionInput!) {
  checkQueueConnection(input: $input) { checks { name isHealthy message } }
}`;
const sourceDocument = `query ($id: ID!) { source(id: $id) { health ... on QueueLogSource { ${shown} } } }`;
const queueUrl = "https://sqs.eu-west-1.amazonaws.com/123456789012/doors";
const role = "arn:aws:iam::123456789012:role/pharos";
const sqs = { kind: "Sqs", queueUrl, accessKeyId: "AKIAEXAMPLE", secretAccessKey: "open-sesame" };
const credentials = JSON.stringify({
  type: "service_account",
  project_id: "acme-logs",
  client_email: "reader@acme-logs.iam.gserviceaccount.com",
  private_key_id: "k",
  private_key: "open-sesame",
});
const pubSub = { kind: "GcpPubSub", subscriptionId: "doors", credentials };
const kafka = {
  kind: "Kafka",
  brokers: ["kafka.example"],
  topics: ["doors"],
  mechanism: "SCRAM_SHA_512",
  username: "ann",
  password: "open-sesame",
};
const connectionString =
  "Endpoint=sb://acme.servicebus.windows.net/;SharedAccessKeyName=r;SharedAccessKey=open-sesame=;EntityPath=hub";
const eventHub = { kind: "AzureEventHub", connectionString };
const common = { logTypes: ["Custom.Door"], logStreamType: "Auto" };
let labels = 0;

async function aQueueSource(connection: object = sqs, change: object = {}) {
  const input = { ...common, label: `Queue ${++labels}`, connection, ...change };
  const { data, errors } = await manager.ask(createDocument, { input });
  expect(errors).toEqual([]);
  return data.createQueueSource.logSource;
}

async function change(id: string, revision: number, given: object) {
  const { data, errors } = await manager.ask(updateDocument, { input: { id, revision, ...given } });
  return { source: data?.updateQueueSource?.logSource, errors };
}

/** Keeps a message that cannot be read. */
async function failMessage(sourceId: string): Promise<void> {
  const { queues } = api.store;
  await queues.claim({ holder: "x", now: api.now, until: new Date(api.now.getTime() + 1_000) }, 99);
  const batch = {
    content: Buffer.from("abc"),
    streamType: "Auto",
    streamOptions: {},
    reason: "It is damaged.",
  } as const;
  await queues.hold(sourceId, "x", [{ ...batch, ids: ["m1"] }], api.now);
}

test("a new queue of SQS never shows its secret, and takes its region from its URL", async () => {
  const source = await aQueueSource(sqs, { label: "Doors" });
  expect(source).toMatchObject({
    integrationLabel: "Doors",
    integrationType: "aws-sqs",
    health: "NO_DATA",
    collectionProblem: null,
    lastPollAtTime: null,
    waitingMessages: null,
    messageCounts: { inFlight: 0, failed: 0 },
    failedMessages: { nodes: [] },
    connection: {
      kind: "Sqs",
      name: queueUrl,
      queueUrl,
      region: "eu-west-1",
      accessKeyId: "AKIAEXAMPLE",
      logProcessingRole: null,
      externalId: expect.stringMatching(/^[0-9a-f]{32}$/),
      projectId: null,
    },
  });
  expect(await api.store.sources.secret(source.integrationId)).toBe("open-sesame");
  expect(JSON.stringify(source)).not.toContain("sesame");
});

test("a new subscription never shows its key, and takes its project from it", async () => {
  const source = await aQueueSource(pubSub);
  expect(source).toMatchObject({
    integrationType: "gcp-pubsub",
    connection: { name: "projects/acme-logs/subscriptions/doors", projectId: "acme-logs", queueUrl: null },
  });
  expect(JSON.stringify(source)).not.toContain("sesame");
  expect(await api.store.sources.secret(source.integrationId)).toBe(credentials);
});

test("events of EventBridge come through a queue", async () => {
  expect(await aQueueSource({ ...sqs, kind: "EventBridge" })).toMatchObject({ integrationType: "amazon-eventbridge" });
});

test("topics of Kafka have defaults, and never show the password", async () => {
  const source = await aQueueSource(kafka);
  expect(source).toMatchObject({
    integrationType: "kafka",
    connection: {
      name: "doors on kafka.example:9092",
      brokers: ["kafka.example:9092"],
      groupId: "pharos",
      usesTls: true,
      mechanism: "SCRAM_SHA_512",
      username: "ann",
      startAt: "EARLIEST",
    },
  });
  expect(JSON.stringify(source)).not.toContain("sesame");
  const { integrationId: id } = source;
  const { password: _password, ...kept } = kafka;
  expect((await change(id, 1, { connection: { ...kept, topics: ["gates"] } })).source.connection.topics).toEqual([
    "gates",
  ]);
  expect(await api.store.sources.secret(id)).toBe("open-sesame");
  for (const other of [{ brokers: ["evil.example"] }, { username: "bob" }, { usesTls: false }]) {
    const { errors } = await change(id, 2, { connection: { ...kept, ...other } });
    expect(errors[0]?.extensions.fieldErrors).toHaveProperty("password");
  }
});

test("an event hub is found by its connection string", async () => {
  const source = await aQueueSource(eventHub);
  expect(source).toMatchObject({
    integrationType: "azure-eventhub",
    connection: { brokers: ["acme.servicebus.windows.net:9093"], topics: ["hub"], groupId: "$Default", usesTls: true },
  });
  expect(JSON.stringify(source)).not.toContain("sesame");
  const { source: changed } = await change(source.integrationId, 1, {
    connection: { kind: "AzureEventHub", topics: ["other"] },
  });
  expect(changed.connection).toMatchObject({ brokers: ["acme.servicebus.windows.net:9093"], topics: ["other"] });
  expect(await api.store.sources.secret(source.integrationId)).toBe(connectionString);
});

test("what a change leaves out stays, and a secret is not used for another key or another address", async () => {
  const { integrationId: id } = await aQueueSource();
  const { accessKeyId } = sqs;
  const { source } = await change(id, 1, {
    enabled: false,
    connection: { kind: "Sqs", queueUrl: `${queueUrl}2`, accessKeyId },
  });
  expect(source).toMatchObject({ enabled: false, health: "DISABLED", connection: { queueUrl: `${queueUrl}2` } });
  expect(await api.store.sources.secret(id)).toBe("open-sesame");
  const other = await change(id, 2, { connection: { kind: "Sqs", queueUrl, accessKeyId: "AKIAOTHER" } });
  expect(other.errors[0]?.extensions.fieldErrors).toHaveProperty("secretAccessKey");
  const { integrationId: subscription } = await aQueueSource(pubSub);
  const moved = {
    kind: "GcpPubSub",
    projectId: "acme-logs",
    subscriptionId: "doors",
    endpoint: "https://other.example",
  };
  const { errors } = await change(subscription, 1, { connection: moved });
  expect(errors[0]?.extensions.fieldErrors).toHaveProperty("credentials");
  expect((await change(id, 1, { enabled: true })).errors[0]?.message).toContain("Somebody else changed");
});

test("a deployment's key needs a role, and takes the stored secret away", async () => {
  const { integrationId: id } = await aQueueSource();
  const connection = { kind: "Sqs", queueUrl, logProcessingRole: role };
  expect((await change(id, 1, { connection })).errors[0]?.extensions.fieldErrors).toHaveProperty("accessKeyId");
  api.buckets.awsIdentity = { isRoleOptional: false };
  expect((await change(id, 1, { connection })).source.connection).toMatchObject({
    accessKeyId: null,
    logProcessingRole: role,
  });
  expect(await api.store.sources.secret(id)).toBeUndefined();
  api.buckets.awsIdentity = undefined;
});

test.each([
  [{ label: "" }, "label"],
  [{ logTypes: [] }, "logTypes"],
  [{ connection: { ...sqs, queueUrl: "" } }, "queueUrl"],
  [{ connection: { ...sqs, queueUrl: "https://sqs.eu-west-1.amazonaws.com/" } }, "queueUrl"],
  [{ connection: { ...sqs, queueUrl: "ftp://host/1/q" } }, "queueUrl"],
  [{ connection: { ...sqs, secretAccessKey: "" } }, "secretAccessKey"],
  [{ connection: { kind: "Sqs", queueUrl } }, "logProcessingRole"],
  [{ connection: { ...sqs, logProcessingRole: "pharos" } }, "logProcessingRole"],
  [{ connection: { ...pubSub, subscriptionId: "" } }, "subscriptionId"],
  [{ connection: { ...pubSub, subscriptionId: "projects/a/subscriptions/b" } }, "subscriptionId"],
  [{ connection: { ...pubSub, projectId: "No" } }, "projectId"],
  [{ connection: { ...pubSub, projectId: "acme-logs", credentials: "" } }, "credentials"],
  [{ connection: { ...pubSub, projectId: "acme-logs", credentials: "{}" } }, "credentials"],
  [{ connection: { ...pubSub, regionalEndpoint: "evil.example/" } }, "regionalEndpoint"],
  [{ connection: { ...kafka, brokers: [] } }, "brokers"],
  [{ connection: { ...kafka, brokers: ["kafka.example:0"] } }, "brokers"],
  [{ connection: { ...kafka, topics: ["a b"] } }, "topics"],
  [{ connection: { ...kafka, password: "" } }, "password"],
  [{ connection: { ...kafka, certificateAuthority: "x" } }, "certificateAuthority"],
  [{ connection: { ...eventHub, connectionString: "x" } }, "connectionString"],
  [{ connection: { ...eventHub, connectionString: "", topics: ["hub"] } }, "connectionString"],
])("refuses %j at its field", async (wrong, field) => {
  const input = { ...common, label: "Refused", connection: sqs, ...wrong };
  const { errors } = await manager.ask(createDocument, { input });
  expect(Object.keys(errors[0]?.extensions.fieldErrors ?? {})).toEqual([field]);
});

test("the check uses the stored secret where none is given, and saves nothing", async () => {
  const { integrationId: sourceId } = await aQueueSource();
  api.queues.checks = [{ name: "Queue", isHealthy: false, message: "Grant sqs:ReceiveMessage." }];
  const connection = { kind: "Sqs", queueUrl: `${queueUrl}3`, accessKeyId: sqs.accessKeyId };
  const { data } = await manager.ask(checkDocument, { input: { sourceId, connection } });
  expect(data.checkQueueConnection.checks).toEqual(api.queues.checks);
  expect(api.queues.opened.at(-1)).toMatchObject({ settings: { queueUrl: `${queueUrl}3` }, secret: "open-sesame" });
  expect((await api.store.queues.get(sourceId))?.settings).toMatchObject({ queueUrl });
});

test("its health tells denied, misconfigured and paused apart", async () => {
  const { integrationId: id } = await aQueueSource();
  const health = async () => (await manager.ask(sourceDocument, { id })).data.source;
  for (const [kind, expected] of [
    ["denied", "ACCESS_DENIED"],
    ["missing", "MISCONFIGURED"],
    ["transient", "PAUSED"],
  ] as const) {
    await api.store.queues.put(id, (await api.store.queues.get(id))?.settings ?? (sqs as never), undefined, api.now);
    await api.store.queues.claim({ holder: "x", now: api.now, until: new Date(api.now.getTime() + 1_000) }, 99);
    await api.store.queues.pause(id, "x", { kind, message: "Why." }, api.now);
    expect(await health()).toMatchObject({ health: expected, collectionProblem: "Why." });
  }
});

test("failed messages are listed, read again and deleted", async () => {
  const { integrationId: sourceId } = await aQueueSource();
  await failMessage(sourceId);
  const { data } = await manager.ask(sourceDocument, { id: sourceId });
  const message = { messageId: "m1", messages: 1, bytes: 3, reason: "It is damaged." };
  expect(data.source).toMatchObject({
    messageCounts: { inFlight: 0, failed: 1 },
    failedMessages: { nodes: [message] },
  });
  const ids = data.source.failedMessages.nodes.map(({ id }: { id: string }) => id);
  const run = async (name: string, input: object) =>
    (await manager.ask(`mutation ($input: FailedMessagesInput!) { ${name}(input: $input) { messages } }`, { input }))
      .data[name];
  expect(await run("retryFailedMessages", { sourceId, ids })).toEqual({ messages: 1 });
  expect(await api.store.queues.counts(sourceId)).toEqual({ inFlight: 1, failed: 0, retryable: 0 });
  expect(await run("deleteFailedMessages", { sourceId })).toEqual({ messages: 0 });
});

test("needs LogSourceModify, and sight of all log types", async () => {
  const { integrationId: id } = await aQueueSource();
  await failMessage(id);
  const reader = await api.signedIn("LogSourceRead");
  const requests = [
    [createDocument, { ...common, label: "No", connection: sqs }],
    [updateDocument, { id, revision: 1 }],
    [checkDocument, { connection: sqs }],
    ["mutation ($input: FailedMessagesInput!) { retryFailedMessages(input: $input) { messages } }", { sourceId: id }],
    ["mutation ($input: FailedMessagesInput!) { deleteFailedMessages(input: $input) { messages } }", { sourceId: id }],
  ] as const;
  const stranger = await api.signedInSeeing(["AWS.ALB"], "LogSourceRead", "LogSourceModify");
  for (const [document, input] of requests) {
    expect((await reader.ask(document, { input })).errors[0]?.message).toContain("LogSourceModify");
    if (document !== checkDocument) expect((await stranger.ask(document, { input })).errors).toHaveLength(1);
  }
  expect((await api.store.queues.counts(id)).failed).toBe(1);
});

test("nobody changes a source of another kind by these operations", async () => {
  const { data } = await manager.ask(
    `mutation { createHttpSource(input: { label: "Posted", logTypes: ["Custom.Door"], logStreamType: Auto, auth: { method: Bearer } }) { logSource { integrationId } } }`,
  );
  const { errors } = await change(data.createHttpSource.logSource.integrationId, 1, { enabled: false });
  expect(errors).toHaveLength(1);
});
