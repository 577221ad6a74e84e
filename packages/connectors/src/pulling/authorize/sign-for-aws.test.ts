import { type AwsServer, startAwsServer } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAwsIdentity } from "../../aws/aws-identity.ts";
import { createOutboundFetch } from "../../outbound/create-outbound-fetch.ts";
import { createAwsSigner } from "./sign-for-aws.ts";

const clock = () => new Date("2026-03-01T10:00:00Z");
const request = { method: "POST" as const, url: "https://logs.eu-west-1.amazonaws.com/", headers: {}, body: "{}" };
const way = {
  id: "deployment",
  label: "",
  uses: [],
  type: "awsSignature",
  region: "eu-west-1",
  service: "logs",
} as const;
const outbound = createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"] });
let aws: AwsServer;
beforeAll(async () => {
  aws = await startAwsServer([]);
});
afterAll(() => aws.close());

function open(isRoleOptional: boolean, roleArn: string) {
  const fetch: typeof outbound = (url, given) => outbound(`${aws.url}${new URL(url).pathname}`, given);
  const find = async () => ({ accessKeyId: "ASIAMACHINE", secretAccessKey: "s", sessionToken: "machine-session" });
  const identity = createAwsIdentity({ isRoleOptional, find, fetch, clock });
  return createAwsSigner(
    { ...way, uses: [], secretAccessKey: "", roleArn, externalId: "e1" },
    {},
    { identity, fetch, clock },
  );
}

test("signs as the role that the deployment's identity assumes", async () => {
  const role = "arn:aws:iam::123456789012:role/reader";
  expect((await open(false, role)(request)).headers).toMatchObject({ "x-amz-security-token": "session" });
  expect(aws.tokens.roles).toEqual([{ role, externalId: "e1" }]);
});

test("signs as the identity itself only where an administrator allowed it", async () => {
  expect((await open(true, "")(request)).headers).toMatchObject({ "x-amz-security-token": "machine-session" });
  await expect(open(false, "")(request)).rejects.toMatchObject({
    kind: "unauthorized",
    message: expect.stringContaining("set awsRoleOptional"),
  });
});
