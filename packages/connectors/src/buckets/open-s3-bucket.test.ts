import { gzipSync } from "node:zlib";
import type { FoundObject, S3Settings } from "@pharos/domain";
import { type AwsServer, startAwsServer } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { openS3Bucket } from "./open-s3-bucket.ts";

let aws: AwsServer;
beforeAll(async () => {
  aws = await startAwsServer(["logs"]);
});
beforeEach(() => {
  aws.revoked.clear();
  aws.tokens.externalId = undefined;
  aws.queue.messages.length = 0;
});
afterAll(() => aws.close());

const row = (prefix: string) => ({ prefix, logTypes: ["AWS.CloudTrail"], excludedPrefixes: [] });
function open(change: Partial<S3Settings> = {}, allowedPrivateHosts = ["127.0.0.1"]) {
  return openS3Bucket({
    settings: {
      kind: "S3",
      bucket: "logs",
      region: "eu-west-1",
      endpoint: aws.url,
      accessKeyId: "S3RVER",
      externalId: "e1",
      prefixes: [row("")],
      ...change,
    },
    credentials: aws.accessKey,
    fetch: createOutboundFetch({ allowedPrivateHosts, requiresTls: true }),
    clock: () => new Date(),
  });
}
const object = (key: string, change: Partial<FoundObject> = {}) => ({ key, etag: "", bytes: 1, ...change });

test("lists by prefix, page by page, and reads what it listed", async () => {
  for (const key of ["a/1 ü+.gz", "a/b/2", "b/3", "empty"]) {
    await aws.putObject("logs", key, key === "empty" ? Buffer.alloc(0) : gzipSync(key));
  }
  const bucket = open({ prefixes: [row("b/"), row("a/"), row("a/b/")] });
  const { objects, after } = await bucket.list(undefined);
  expect(objects.map(({ key }) => key)).toEqual(["a/1 ü+.gz", "a/b/2", "b/3"]);
  expect(after).toBeUndefined();
  expect((await bucket.list("a/1 ü+.gz")).objects.map(({ key }) => key)).toEqual(["a/b/2", "b/3"]);
  const [first] = objects;
  expect(Buffer.from((await bucket.read(object(first?.key ?? ""), 1000)).content)).toEqual(gzipSync("a/1 ü+.gz"));
});

test("lists what was changed in a range, and counts the keys that it passed", async () => {
  for (const key of ["old/1", "old/2"]) await aws.putObject("logs", key, Buffer.from("x"));
  const bucket = open({ prefixes: [row("old/")] });
  const later = new Date(Date.now() + 60_000);
  expect(await bucket.list(undefined, { since: later })).toEqual({ objects: [], keys: 2, after: undefined });
  expect((await bucket.list(undefined, { before: later })).objects.map(({ key }) => key)).toEqual(["old/1", "old/2"]);
});

test("recognises a page that is not the last", async () => {
  const keys = Array.from({ length: 1001 }, (_, at) => `many/${String(at).padStart(4, "0")}`);
  while (keys.length > 0) {
    await Promise.all(keys.splice(0, 50).map((key) => aws.putObject("logs", key, Buffer.from("x"))));
  }
  const bucket = open({ prefixes: [row("many/")] });
  const first = await bucket.list(undefined);
  expect([first.objects.length, first.after]).toEqual([1000, "many/0999"]);
  expect((await bucket.list(first.after)).objects.map(({ key }) => key)).toEqual(["many/1000"]);
});

test("refuses an object that is larger than the limit, and one that is gone", async () => {
  await aws.putObject("logs", "large", Buffer.alloc(2000));
  await expect(open().read(object("large"), 1000)).rejects.toMatchObject({ kind: "tooLarge" });
  await expect(open().read(object("nowhere"), 1000)).rejects.toMatchObject({ kind: "gone" });
  await open().probe(object("nowhere"));
});

test("receives notices from the queue until they are deleted", async () => {
  const event = {
    eventName: "ObjectCreated:Put",
    s3: { bucket: { name: "logs" }, object: { key: "k", size: 3, eTag: "e" } },
  };
  aws.queue.messages.push({ receipt: "r1", body: JSON.stringify({ Records: [event] }) });
  const bucket = open({ queueUrl: aws.queueUrl });
  const notices = await bucket.receiveNotices();
  expect(notices).toEqual([{ receipt: "r1", objects: [{ key: "k", etag: "e", bytes: 3 }] }]);
  await bucket.deleteNotices(["r1"]);
  expect(aws.queue.messages).toEqual([]);
});

describe("the check of a connection", () => {
  const roleArn = "arn:aws:iam::123456789012:role/pharos";

  test("assumes the role with the external id, reads an object and reaches the queue", async () => {
    aws.tokens.externalId = "e1";
    const checks = await open({ roleArn, queueUrl: aws.queueUrl }).check();
    expect(checks.map(({ name, isHealthy }) => [name, isHealthy])).toEqual([
      ["Role", true],
      ["Objects", true],
      ["Queue", true],
    ]);
    expect(aws.tokens.roles.at(-1)).toEqual({ role: roleArn, externalId: "e1" });
  });

  test("stops at a role that wants another external id", async () => {
    aws.tokens.externalId = "other";
    const [check, ...rest] = await open({ roleArn }).check();
    expect(check).toMatchObject({ name: "Role", isHealthy: false });
    expect(check?.message).toContain("sts:AssumeRole on the role arn:aws:iam::123456789012:role/pharos was refused");
    expect(rest).toEqual([]);
  });

  test.each(["s3:ListBucket", "s3:GetObject", "sqs:GetQueueAttributes"])(
    "names the missing right %s",
    async (right) => {
      aws.revoked.add(right);
      const failed = (await open({ queueUrl: aws.queueUrl }).check()).filter(({ isHealthy }) => !isHealthy);
      expect(failed).toHaveLength(1);
      expect(failed[0]?.message).toContain(`grant ${right} to it or to the role`);
    },
  );

  test("names a bucket that does not exist", async () => {
    const [check] = await open({ bucket: "nowhere" }).check();
    expect(check?.message).toContain("s3://nowhere was not found");
  });

  test("reaches no private address that nobody allowed", async () => {
    const [check] = await open({}, []).check();
    expect(check).toMatchObject({ isHealthy: false, message: expect.stringContaining("allowedPrivateHosts") });
  });
});
