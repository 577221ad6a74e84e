import type { S3Settings } from "@pharos/domain";
import { type AwsServer, startAwsServer } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBucket } from "../buckets/open-bucket.ts";
import { createOutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { openQueue } from "../queues/open-queue.ts";
import { type AwsIdentity, createAwsIdentity } from "./aws-identity.ts";

const fetch = createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"], requiresTls: true });
const clock = () => new Date("2026-03-01T10:00:00Z");
const role = { roleArn: "arn:aws:iam::123456789012:role/reader", externalId: "e1" };
let aws: AwsServer;
let found = 0;
beforeAll(async () => {
  aws = await startAwsServer(["logs"]);
});
beforeEach(() => {
  found = 0;
  aws.tokens.roles.splice(0);
});
afterAll(() => aws.close());

const openIdentity = (isRoleOptional: boolean): AwsIdentity =>
  createAwsIdentity({
    isRoleOptional,
    find: async () => {
      found += 1;
      return { ...aws.accessKey, sessionToken: "machine", expiration: new Date("2026-03-01T11:00:00Z") };
    },
    fetch,
    clock,
  });

describe.each([
  {
    source: "a bucket",
    check: (identity: AwsIdentity | undefined, change: object) => {
      const settings = {
        kind: "S3",
        bucket: "logs",
        prefixes: [{ prefix: "", logTypes: ["AWS.CloudTrail"], excludedPrefixes: [] }],
        region: "eu-west-1",
        endpoint: aws.url,
        externalId: "",
      };
      return openBucket({
        settings: { ...settings, ...change } as S3Settings,
        secret: "",
        identity,
        fetch,
        clock,
      }).check();
    },
  },
  {
    source: "a queue",
    check: (identity: AwsIdentity | undefined, change: object) => {
      const settings = { kind: "Sqs" as const, queueUrl: aws.queueUrl, region: "eu-west-1", externalId: "", ...change };
      return openQueue({ settings, secret: "", identity, fetch, clock }).check();
    },
  },
])("$source without a key", ({ check }) => {
  test("is read as the role that the deployment's identity assumes", async () => {
    const identity = openIdentity(false);
    for (const _ of [1, 2]) expect((await check(identity, role)).every(({ isHealthy }) => isHealthy)).toBe(true);
    expect(aws.tokens.roles[0]).toEqual({ role: role.roleArn, externalId: "e1" });
    expect(found).toBe(1);
  });

  test("is read as the identity itself only where an administrator allowed it", async () => {
    expect((await check(openIdentity(true), {})).every(({ isHealthy }) => isHealthy)).toBe(true);
    const [step] = await check(openIdentity(false), {});
    expect(step).toMatchObject({ isHealthy: false, message: expect.stringContaining("set awsRoleOptional") });
    expect(aws.tokens.roles).toEqual([]);
  });

  test("is not read where the deployment has no identity", async () => {
    const [step] = await check(undefined, role);
    expect(step).toMatchObject({ isHealthy: false, message: expect.stringContaining("set awsCredentials") });
  });
});
