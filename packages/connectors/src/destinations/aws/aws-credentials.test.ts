import { PharosError } from "@pharos/domain";
import { type AwsServer, startAwsServer } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAwsIdentity } from "../../aws/aws-identity.ts";
import { createOutboundFetch } from "../../outbound/create-outbound-fetch.ts";
import { testMessage } from "../message/test-message.ts";
import type { SendContext } from "../request/send-context.ts";
import { sqs } from "./sqs.ts";

const queueUrl = "https://sqs.eu-west-1.amazonaws.com/123456789012/alerts";
const roleArn = "arn:aws:iam::123456789012:role/pharos-alerts";
const now = new Date("2026-03-01T10:00:00Z");
const outbound = createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"] });
let aws: AwsServer;
let signatures: Record<string, string>[] = [];
beforeAll(async () => {
  aws = await startAwsServer([]);
});
beforeEach(() => {
  aws.tokens.roles.splice(0);
  signatures = [];
});
afterAll(() => aws.close());

/** Sends what is meant for AWS to the server, and keeps what the requests for the queue are signed with. */
const toServer: SendContext["fetch"] = (url, request) => {
  const { hostname, pathname } = new URL(url);
  if (hostname.startsWith("sqs.")) signatures.push(request.headers as Record<string, string>);
  return outbound(`${aws.url}${pathname}`, request);
};
const identity = (isRoleOptional: boolean) =>
  createAwsIdentity({
    isRoleOptional,
    find: async () => ({ accessKeyId: "ASIAMACHINE", secretAccessKey: "s", sessionToken: "machine-session" }),
    fetch: toServer,
    clock: () => now,
  });
const send = (settings: object, awsIdentity: SendContext["awsIdentity"]) => {
  const sendMail = () => Promise.reject(new Error("AWS gets no mail"));
  const context: SendContext = { clock: () => now, version: "1.2.3", sendMail, fetch: toServer, awsIdentity };
  return sqs.send(testMessage("https://pharos.example", now), sqs.parseSettings({ queueUrl, ...settings }), context);
};

test("signs as the role that the deployment's identity assumes, in one session", async () => {
  const own = identity(false);
  for (const _ of [1, 2]) await send({ credentialsType: "deployment", roleArn, externalId: "e1" }, own);
  expect(aws.tokens.roles).toEqual([{ role: roleArn, externalId: "e1" }]);
  expect(signatures.map((headers) => headers["x-amz-security-token"])).toEqual(["session", "session"]);
});

test("signs as the identity itself only where an administrator allowed it", async () => {
  await send({ credentialsType: "deployment" }, identity(true));
  expect(signatures[0]).toMatchObject({ "x-amz-security-token": "machine-session" });
  expect(await send({ credentialsType: "deployment" }, identity(false))).toMatchObject({
    kind: "credentials",
    message: expect.stringContaining("set awsRoleOptional"),
  });
  expect(signatures).toHaveLength(1);
});

test("says where the deployment has no identity, or may not assume the role", async () => {
  expect(await send({ credentialsType: "deployment", roleArn }, undefined)).toMatchObject({
    kind: "credentials",
    message: expect.stringContaining("set awsCredentials"),
  });
  aws.tokens.externalId = "another";
  expect(await send({ credentialsType: "deployment", roleArn }, identity(false))).toMatchObject({
    kind: "credentials",
    message: expect.stringContaining("sts:AssumeRole"),
  });
  aws.tokens.externalId = undefined;
});

test.each([
  ["a key that is missing", {}, "accessKeyId"],
  ["a role that is none", { credentialsType: "deployment", roleArn: "pharos" }, "roleArn"],
])("refuses %s at its field", (_what, settings, field) => {
  try {
    sqs.parseSettings({ queueUrl, ...settings });
    throw new Error("It was accepted.");
  } catch (error) {
    expect(error instanceof PharosError && error.fieldErrors).toHaveProperty(field);
  }
});

test("settings of before have a key", () => {
  const key = { accessKeyId: "AKIDEXAMPLE0000000", secretAccessKey: "secret-of-aws" };
  expect(sqs.parseSettings({ queueUrl, ...key })).toEqual({ queueUrl, ...key, credentialsType: "key" });
});
