import { hasMoto, type MotoServer, startMotoServer } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOutboundFetch } from "../../outbound/create-outbound-fetch.ts";
import type { AlertMessage } from "../message/alert-message.ts";
import { testMessage } from "../message/test-message.ts";
import type { SendContext } from "../request/send-context.ts";
import { sns } from "./sns.ts";
import { sqs } from "./sqs.ts";

const now = new Date();
const keys = { accessKeyId: "AKIDEXAMPLE0000000", secretAccessKey: "secret-of-aws" };
const message: AlertMessage = {
  ...testMessage("https://pharos.example", now),
  title: "Console login without MFA by Zoë \u{1fa83}",
  idempotencyKey: "dlv-1",
};

describe.skipIf(!hasMoto)("against moto (skipped where moto_server is not installed)", () => {
  let moto: MotoServer;
  beforeAll(async () => {
    moto = await startMotoServer();
  });
  afterAll(() => moto.close());

  const outbound = createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"] });
  const context: SendContext = {
    clock: () => now,
    version: "1.2.3",
    sendMail: () => Promise.reject(new Error("AWS gets no mail")),
    // moto tells services apart by the signature.
    fetch: (url, request) => outbound(`${moto.url}${new URL(url).pathname}`, request),
  };
  const scopeOf = (service: string) => ({
    authorization: `AWS4-HMAC-SHA256 Credential=test/20261122/eu-west-1/${service}/aws4_request, SignedHeaders=host, Signature=0`,
  });
  async function callSqs(action: string, body: object) {
    const headers = { "content-type": "application/x-amz-json-1.0", "x-amz-target": `AmazonSQS.${action}` };
    const answer = await fetch(moto.url, {
      method: "POST",
      headers: { ...headers, ...scopeOf("sqs") },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { readonly QueueUrl: string; readonly Messages?: readonly ReceivedMessage[] };
  }
  async function callSns(parameters: Record<string, string>) {
    const answer = await fetch(moto.url, {
      method: "POST",
      headers: scopeOf("sns"),
      body: new URLSearchParams({ Version: "2010-03-31", ...parameters }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
  interface ReceivedMessage {
    readonly Body: string;
    readonly MessageAttributes?: Readonly<Record<string, { readonly StringValue: string }>>;
  }
  async function received(name: string): Promise<readonly ReceivedMessage[]> {
    const asked = { QueueUrl: `${moto.url}/123456789012/${name}`, MaxNumberOfMessages: 10 };
    return (await callSqs("ReceiveMessage", { ...asked, MessageAttributeNames: ["All"] })).Messages ?? [];
  }
  const toQueue = (name: string) =>
    sqs.parseSettings({ queueUrl: `https://sqs.eu-west-1.amazonaws.com/123456789012/${name}`, ...keys });
  const topicArn = (name: string) => `arn:aws:sns:eu-west-1:123456789012:${name}`;

  test("SQS keeps an alert with its attributes, whose hash we check", async () => {
    await callSqs("CreateQueue", { QueueName: "alerts" });
    expect(await sqs.send(message, toQueue("alerts"), context)).toMatchObject({
      kind: "delivered",
      receipt: { externalId: expect.stringMatching(/./) },
    });
    const [kept, ...others] = await received("alerts");
    expect(others).toEqual([]);
    expect(JSON.parse(kept?.Body ?? "")).toMatchObject({ title: message.title, link: message.link });
    expect(kept?.MessageAttributes).toMatchObject({ severity: { StringValue: message.severity } });
  });

  test("a FIFO queue of SQS drops a repeat of the same delivery", async () => {
    await callSqs("CreateQueue", { QueueName: "alerts.fifo", Attributes: { FifoQueue: "true" } });
    for (const idempotencyKey of ["dlv-1", "dlv-1", "dlv-2"]) {
      const outcome = await sqs.send({ ...message, idempotencyKey }, toQueue("alerts.fifo"), context);
      expect(outcome).toMatchObject({ kind: "delivered" });
    }
    // The first one holds back the others of its detection until it is deleted.
    const { Attributes } = (await callSqs("GetQueueAttributes", {
      QueueUrl: `${moto.url}/123456789012/alerts.fifo`,
      AttributeNames: ["ApproximateNumberOfMessages"],
    })) as unknown as { readonly Attributes: Readonly<Record<string, string>> };
    expect(Attributes.ApproximateNumberOfMessages).toBe("2");
  });

  test("SNS publishes an alert to a queue that subscribed", async () => {
    await callSqs("CreateQueue", { QueueName: "subscriber" });
    await callSns({ Action: "CreateTopic", Name: "alerts" });
    const endpoint = "arn:aws:sqs:eu-west-1:123456789012:subscriber";
    await callSns({ Action: "Subscribe", TopicArn: topicArn("alerts"), Protocol: "sqs", Endpoint: endpoint });
    expect(
      await sns.send(message, sns.parseSettings({ topicArn: topicArn("alerts"), ...keys }), context),
    ).toMatchObject({ kind: "delivered", receipt: { externalId: expect.stringMatching(/./) } });
    const [kept] = await received("subscriber");
    const notification = JSON.parse(kept?.Body ?? "");
    expect(notification).toMatchObject({ Type: "Notification", TopicArn: topicArn("alerts") });
    expect(JSON.parse(notification.Message)).toMatchObject({ title: message.title });
  });

  test("a queue and a topic that do not exist hold the destination", async () => {
    expect(await sqs.send(message, toQueue("gone"), context)).toMatchObject({ kind: "credentials" });
    const gone = sns.parseSettings({ topicArn: topicArn("gone"), ...keys });
    expect(await sns.send(message, gone, context)).toMatchObject({ kind: "credentials", statusCode: 404 });
  });
});
