import { expect, test } from "vitest";
import { renderQueuePermissions } from "./queue-permissions.ts";
import {
  checkQueueInput,
  newQueueSourceValues,
  type QueueSourceValues,
  queueFormErrors,
  queueSourceInput,
  queueSourceProblems,
  valuesOfQueueSource,
} from "./queue-source-values.ts";

const queueUrl = "https://sqs.eu-west-1.amazonaws.com/123456789012/doors";
const key = '{"type":"service_account","private_key":"x"}';
const common = { label: "Doors", logTypes: ["AWS.CloudTrail"] };
const sqs: QueueSourceValues = {
  ...newQueueSourceValues("Sqs", "e1"),
  ...common,
  queueUrl,
  accessKeyId: "AKIA",
  secretAccessKey: "secret",
};
const pubSub: QueueSourceValues = {
  ...newQueueSourceValues("GcpPubSub", ""),
  ...common,
  subscriptionId: "doors",
  credentials: key,
};

const kafka: QueueSourceValues = {
  ...newQueueSourceValues("Kafka", ""),
  ...common,
  brokers: "kafka.example:9093",
  topics: "doors\ngates",
  mechanism: "SCRAM_SHA_512",
  username: "ann",
  password: "secret",
};
const eventHub: QueueSourceValues = {
  ...newQueueSourceValues("AzureEventHub", ""),
  ...common,
  connectionString: "Endpoint=sb://acme.servicebus.windows.net/;SharedAccessKeyName=r;SharedAccessKey=k;EntityPath=hub",
};

test.each<[what: string, values: QueueSourceValues, fields: string[]]>([
  ["nothing of a queue", sqs, []],
  ["nothing of a subscription", pubSub, []],
  ["a label and log types", { ...sqs, label: " ", logTypes: [] }, ["label", "logTypes"]],
  ["an address", { ...sqs, queueUrl: "doors" }, ["queueUrl"]],
  ["a key", { ...sqs, accessKeyId: "", secretAccessKey: "" }, ["accessKeyId", "secretAccessKey"]],
  [
    "the role of the deployment's identity",
    { ...sqs, keyOwner: "deployment", accessKeyId: "", usesRole: true },
    ["roleArn"],
  ],
  ["a role that is none", { ...sqs, usesRole: true, roleArn: "pharos" }, ["roleArn"]],
  ["a subscription with its project", { ...pubSub, subscriptionId: "projects/a/subscriptions/b" }, ["subscriptionId"]],
  ["a key of something else", { ...pubSub, credentials: "{}" }, ["credentials"]],
  ["a key that is missing", { ...pubSub, credentials: "" }, ["credentials"]],
  ["nothing of topics", kafka, []],
  [
    "brokers, topics and a group",
    { ...kafka, brokers: "", topics: " ", groupId: "" },
    ["brokers", "groupId", "topics"],
  ],
  ["a user and a password", { ...kafka, username: "", password: "" }, ["password", "username"]],
  ["nothing of a user where none is asked for", { ...kafka, mechanism: "", username: "", password: "" }, []],
  ["nothing of an event hub that the connection string names", eventHub, []],
  ["a connection string that is none", { ...eventHub, connectionString: "x", topics: "hub" }, ["connectionString"]],
])("says that %s must be mended", (_, values, fields) => {
  expect(Object.keys(queueSourceProblems(values)).sort()).toEqual(fields.sort());
});

const stored = { logTypes: [], accessKeyId: "AKIA", endpoint: "", brokers: "kafka.example:9093", username: "ann" };

test("a stored secret stays for its own key and address alone, and is not sent", () => {
  const kept = { ...sqs, secretAccessKey: "" };
  expect(queueSourceProblems(kept, stored)).toEqual({});
  expect(queueSourceInput(kept).connection).not.toHaveProperty("secretAccessKey");
  expect(queueSourceProblems({ ...kept, accessKeyId: "OTHER" }, stored)).toHaveProperty("secretAccessKey");
  const subscription = { ...pubSub, projectId: "acme", credentials: "" };
  expect(queueSourceProblems(subscription, stored)).toEqual({});
  expect(queueSourceProblems({ ...subscription, endpoint: "https://x" }, stored)).toHaveProperty("credentials");
});

test("a stored password stays for its own brokers and user alone", () => {
  const kept = { ...kafka, password: "" };
  expect(queueSourceProblems(kept, stored)).toEqual({});
  expect(queueSourceInput(kept).connection).not.toHaveProperty("password");
  expect(queueSourceProblems({ ...kept, brokers: "other:9093" }, stored)).toHaveProperty("password");
  expect(queueSourceProblems({ ...kept, username: "bob" }, stored)).toHaveProperty("password");
});

test("sends what belongs to the kind, and shows what was stored", () => {
  expect(checkQueueInput(pubSub, "s1")).toEqual({
    sourceId: "s1",
    connection: {
      kind: "GcpPubSub",
      projectId: "",
      subscriptionId: "doors",
      regionalEndpoint: "",
      endpoint: "",
      credentials: key,
    },
  });
  const source = {
    integrationId: "s1",
    integrationLabel: "Doors",
    logTypes: ["AWS.CloudTrail"],
    logStreamType: "Auto" as const,
    logStreamTypeOptions: {},
    revision: 1,
    connection: { kind: "Sqs" as const, queueUrl, region: "eu-west-1", accessKeyId: "AKIA", externalId: "e1" },
  };
  expect(valuesOfQueueSource(source)).toEqual({ ...sqs, secretAccessKey: "", groupId: "" });
});

test("a refusal of the server stands at its field", () => {
  expect(queueFormErrors({ logProcessingRole: "No", queueUrl: "No" })).toEqual({ roleArn: "No", queueUrl: "No" });
});

test("fills names into what grants the rights", () => {
  expect(renderQueuePermissions(sqs).text).toContain('"arn:aws:sqs:eu-west-1:123456789012:doors"');
  expect(renderQueuePermissions({ ...sqs, queueUrl: "https://other/1/q" }).text).toContain("QUEUE_ARN");
  expect(renderQueuePermissions({ ...pubSub, projectId: "acme-logs" }).text).toContain(
    "serviceAccount:pharos-reader@acme-logs.iam.gserviceaccount.com",
  );
});
