import type { PubSubSettings, SqsSettings } from "@pharos/domain";
import { type AwsServer, type GoogleServer, startAwsServer, startGoogleServer } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { openQueue } from "./open-queue.ts";

let aws: AwsServer;
let google: GoogleServer;
let time = new Date("2026-03-01T10:00:00Z");
const passSeconds = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
};
const { signal } = new AbortController();

beforeAll(async () => {
  [aws, google] = await Promise.all([startAwsServer([]), startGoogleServer()]);
  aws.queue.clock = () => time;
  google.clock = () => time;
});
afterAll(() => Promise.all([aws.close(), google.close()]));
beforeEach(() => {
  aws.revoked.clear();
  aws.tokens.externalId = undefined;
  aws.queue.messages.length = 0;
  google.revoked.clear();
  google.messages.length = 0;
});

function open(
  settings: PubSubSettings | SqsSettings,
  secret: string,
  allowedPrivateHosts: readonly string[] = ["127.0.0.1"],
) {
  const fetch = createOutboundFetch({ allowedPrivateHosts, requiresTls: true });
  return openQueue({ settings, secret, identity: undefined, fetch, clock: () => time });
}
const ofSqs = (change: object = {}): PubSubSettings | SqsSettings => ({
  kind: "Sqs",
  queueUrl: aws.queueUrl,
  region: "eu-west-1",
  accessKeyId: aws.accessKey.accessKeyId,
  externalId: "e1",
  ...change,
});
const ofPubSub = (change: object = {}): PubSubSettings | SqsSettings => ({
  kind: "GcpPubSub",
  projectId: google.projectId,
  subscriptionId: google.subscriptionId,
  endpoint: google.url,
  ...change,
});
const cases = [
  {
    name: "SQS",
    open: () => open(ofSqs(), aws.accessKey.secretAccessKey),
    put: putSqs,
    left: () => aws.queue.messages,
  },
  { name: "Pub/Sub", open: () => open(ofPubSub(), google.credentials), put: putPubSub, left: () => google.messages },
];
function putSqs(id: string, body: string): void {
  aws.queue.messages.push({ receipt: id, body });
}
function putPubSub(id: string, body: string): void {
  google.publish(body, id);
}

describe.each(cases)("$name", ({ open, put, left }) => {
  test("delivers a message again after two minutes under the same id, until it is acknowledged", async () => {
    const queue = open();
    put("m1", "one");
    const [first] = await queue.receive(signal);
    expect(first).toMatchObject({ id: "m1", body: Buffer.from("one") });
    passSeconds(119);
    expect(await queue.receive(signal)).toEqual([]);
    passSeconds(1);
    const [second] = await queue.receive(signal);
    expect(second?.id).toBe("m1");
    await queue.acknowledge([first?.receipt ?? ""]);
    expect(left()).toHaveLength(1);
    await queue.acknowledge([second?.receipt ?? ""]);
    expect(left()).toEqual([]);
  });

  test("acknowledges more messages than one request takes", async () => {
    const queue = open();
    for (let at = 0; at < 25; at++) put(`m${at}`, "x");
    const messages = [];
    for (let some = await queue.receive(signal); some.length > 0; some = await queue.receive(signal))
      messages.push(...some);
    expect(messages).toHaveLength(25);
    await queue.acknowledge(messages.map(({ receipt }) => receipt));
    expect(left()).toEqual([]);
  });

  test("is healthy where every right is there, and takes no message from anybody", async () => {
    put("m1", "one");
    const checks = await open().check();
    expect(checks.filter(({ isHealthy }) => !isHealthy)).toEqual([]);
    expect(await open().receive(signal)).toHaveLength(1);
  });
});

describe("the check of SQS", () => {
  test.each(["sqs:GetQueueAttributes", "sqs:ReceiveMessage"])("names the missing right %s", async (right) => {
    aws.revoked.add(right);
    const failed = (await open(ofSqs(), "x").check()).filter(({ isHealthy }) => !isHealthy);
    expect(failed.map(({ message }) => message)).toEqual([
      expect.stringContaining(`grant ${right} to it or to the role`),
    ]);
  });

  test("names a queue that does not exist", async () => {
    const [check] = await open(ofSqs({ queueUrl: `${aws.url}/123456789012/other` }), "x").check();
    expect(check?.message).toContain("was not found (QueueDoesNotExist");
    expect(check?.message).toContain("Check the URL of the queue");
  });

  test("stops at a role that asks for another external ID", async () => {
    aws.tokens.externalId = "other";
    const checks = await open(ofSqs({ roleArn: "arn:aws:iam::123456789012:role/pharos" }), "x").check();
    expect(checks).toEqual([expect.objectContaining({ name: "Role", isHealthy: false })]);
  });

  test("reaches no private address that nobody allowed", async () => {
    const [check] = await open(ofSqs(), "x", []).check();
    expect(check).toMatchObject({ isHealthy: false, message: expect.stringContaining("allowedPrivateHosts") });
  });
});

describe("the check of Pub/Sub", () => {
  const failuresOf = async (settings: PubSubSettings | SqsSettings, secret: string, hosts?: readonly string[]) =>
    (await open(settings, secret, hosts).check()).filter(({ isHealthy }) => !isHealthy);

  test("names the permission that is missing, and needs none to look at the subscription", async () => {
    google.revoked.add("pubsub.subscriptions.get");
    expect(await failuresOf(ofPubSub(), google.credentials)).toEqual([]);
    google.revoked.add("pubsub.subscriptions.consume");
    const [failure] = await failuresOf(ofPubSub(), google.credentials);
    expect(failure).toMatchObject({ name: "Permission" });
    expect(failure?.message).toContain("pubsub.subscriptions.consume on projects/acme-logs/subscriptions/pharos-logs");
    expect(failure?.message).toContain("Grant the role Pub/Sub Subscriber");
  });

  test("names a subscription that does not exist", async () => {
    const [failure] = await failuresOf(ofPubSub({ subscriptionId: "other" }), google.credentials);
    expect(failure?.message).toContain("projects/acme-logs/subscriptions/other cannot be read (NOT_FOUND");
  });

  test("says of a key that Google does not take whose it is", async () => {
    const [failure] = await failuresOf(ofPubSub(), google.unknownCredentials);
    expect(failure).toMatchObject({ name: "Credentials" });
    expect(failure?.message).toContain("pharos-reader@acme-logs.iam.gserviceaccount.com (invalid_grant: Invalid JWT");
  });

  test("says of a text that is no key what a key has", async () => {
    const [failure] = await failuresOf(ofPubSub(), "{}");
    expect(failure?.message).toContain("client_email");
  });

  test("reaches no private address that nobody allowed", async () => {
    const [failure] = await failuresOf(ofPubSub(), google.credentials, []);
    expect(failure?.message).toContain("allowedPrivateHosts");
  });
});

test("a token that was refused before its time is asked for again", async () => {
  const queue = open(ofPubSub(), google.credentials);
  await queue.receive(signal);
  google.expireTokens();
  await expect(queue.receive(signal)).rejects.toMatchObject({ kind: "denied" });
  expect(await queue.receive(signal)).toEqual([]);
});

test("a token is asked for anew shortly before it expires", async () => {
  const queue = open(ofPubSub(), google.credentials);
  const tokensAsked = () => google.requests.filter((path) => path === "/token").length;
  await queue.receive(signal);
  const before = tokensAsked();
  passSeconds(3_000);
  await queue.receive(signal);
  expect(tokensAsked()).toBe(before);
  passSeconds(400);
  await queue.receive(signal);
  expect(tokensAsked()).toBe(before + 1);
});
