import { gzipSync } from "node:zlib";
import type { FoundObject, GcsSettings } from "@pharos/domain";
import { type GoogleServer, startGoogleServer } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { openBucket } from "./open-bucket.ts";

let google: GoogleServer;
beforeAll(async () => {
  google = await startGoogleServer();
});
beforeEach(() => {
  google.revoked.clear();
  google.messages.length = 0;
  google.storage.buckets.clear();
  google.storage.buckets.set("logs", []);
  google.storage.requesterPays.clear();
  google.storage.pageSizeMax = 1000;
});
afterAll(() => google.close());

const row = (prefix: string) => ({ prefix, logTypes: ["GCP.AuditLog"], excludedPrefixes: [] });
function open(change: Partial<GcsSettings> = {}, credentials = google.credentials, allowed = ["127.0.0.1"]) {
  return openBucket({
    settings: { kind: "Gcs", bucket: "logs", endpoint: google.url, prefixes: [row("")], ...change },
    secret: credentials,
    identity: undefined,
    fetch: createOutboundFetch({ allowedPrivateHosts: allowed, requiresTls: true }),
    clock: () => new Date(),
  });
}
const put = (name: string, bytes: Uint8Array = Buffer.from(name), at?: Date) =>
  google.storage.put("logs", name, bytes, at);
const withNotices = () => ({ projectId: google.projectId, subscriptionId: google.subscriptionId });
const ofObject = (name: string, generation: string, change: object = {}) => ({
  eventType: "OBJECT_FINALIZE",
  payloadFormat: "JSON_API_V1",
  bucketId: "logs",
  objectId: name,
  objectGeneration: generation,
  ...change,
});

test("lists by prefix, page by page, and reads the generation that it listed", async () => {
  const first = put("a/1 ü+#.gz", gzipSync("a"));
  for (const name of ["a/b/2", "b/3", "empty"]) put(name, Buffer.from(name === "empty" ? "" : name));
  const bucket = open({ prefixes: [row("b/"), row("a/"), row("a/b/")] });
  const { objects, keys, after } = await bucket.list(undefined);
  expect(objects.map(({ key }) => key)).toEqual(["a/1 ü+#.gz", "a/b/2", "b/3"]);
  expect([objects[0]?.versionId, keys, after]).toEqual([first, 3, undefined]);
  put("a/1 ü+#.gz", Buffer.from("another one"));
  const { content } = await bucket.read(objects[0] as FoundObject, 1000);
  expect(Buffer.from(content)).toEqual(gzipSync("a"));
});

test("goes on behind the last key of a page", async () => {
  google.storage.pageSizeMax = 2;
  for (const name of ["m/1", "m/2", "m/3"]) put(name);
  const bucket = open({ prefixes: [row("m/")] });
  const first = await bucket.list(undefined);
  expect([first.objects.map(({ key }) => key), first.after]).toEqual([["m/1", "m/2"], "m/2"]);
  const second = await bucket.list(first.after);
  expect([second.objects.map(({ key }) => key), second.after]).toEqual([["m/3"], undefined]);
});

test("lists what was created in a range", async () => {
  put("old", Buffer.from("x"), new Date("2020-01-01T00:00:00Z"));
  put("new");
  const since = new Date("2021-01-01T00:00:00Z");
  expect((await open().list(undefined, { since })).objects.map(({ key }) => key)).toEqual(["new"]);
  expect((await open().list(undefined, { before: since })).objects.map(({ key }) => key)).toEqual(["old"]);
  expect((await open().list(undefined)).objects.map(({ key }) => key)).toEqual(["new"]);
});

test("refuses an object that is larger than the limit, and one that is gone", async () => {
  const versionId = put("large", Buffer.alloc(2000));
  const object = (key: string) => ({ key, versionId, etag: "", bytes: 1 });
  await expect(open().read(object("large"), 1000)).rejects.toMatchObject({ kind: "tooLarge" });
  await expect(open().read(object("nowhere"), 1000)).rejects.toMatchObject({ kind: "gone" });
  await open().probe(object("nowhere"));
});

test("asks for a new token when the last one was refused", async () => {
  put("a");
  const bucket = open();
  await bucket.list(undefined);
  google.expireTokens();
  await expect(bucket.list(undefined)).rejects.toMatchObject({ kind: "denied" });
  expect((await bucket.list(undefined)).objects).toHaveLength(1);
});

describe("notices", () => {
  test("announce objects until they are acknowledged", async () => {
    google.publish(JSON.stringify({ name: "k", size: "3" }), "m1", ofObject("k", "7"));
    const bucket = open(withNotices());
    const [notice] = await bucket.receiveNotices();
    expect(notice?.objects).toEqual([{ key: "k", versionId: "7", etag: "", bytes: 3 }]);
    await bucket.deleteNotices([notice?.receipt ?? ""]);
    expect(google.messages).toEqual([]);
  });

  test("without a payload are completed with the size, or with nothing where the object is gone", async () => {
    google.publish("", "m1", ofObject("k", put("k", Buffer.from("12345")), { payloadFormat: "NONE" }));
    google.publish("", "m2", ofObject("gone", "1", { payloadFormat: "NONE" }));
    const notices = await open(withNotices()).receiveNotices();
    expect(notices.map(({ objects }) => objects.map(({ key, bytes }) => [key, bytes]))).toEqual([[["k", 5]], []]);
  });

  test.each([
    ["a deleted object", { eventType: "OBJECT_DELETE" }],
    ["changed metadata", { eventType: "OBJECT_METADATA_UPDATE" }],
    ["an object of another bucket", { bucketId: "other" }],
  ])("of %s announce nothing", async (_name, change) => {
    google.publish("{}", "m1", ofObject("k", "7", change));
    expect((await open(withNotices()).receiveNotices()).map(({ objects }) => objects)).toEqual([[]]);
  });
});

describe("a bucket whose requester pays", () => {
  test("is read by the project that is given", async () => {
    google.storage.requesterPays.add("logs");
    put("a");
    expect((await open({ userProject: "acme-billing" }).list(undefined)).objects).toHaveLength(1);
  });

  test("says that a project is missing", async () => {
    google.storage.requesterPays.add("logs");
    await expect(open().list(undefined)).rejects.toMatchObject({
      kind: "missing",
      message: expect.stringContaining("Enter the project that pays"),
    });
  });
});

describe("the check of a connection", () => {
  test("reads an object and looks at the subscription", async () => {
    put("a");
    const checks = await open(withNotices()).check();
    expect(checks.map(({ name, isHealthy }) => [name, isHealthy])).toEqual([
      ["Credentials", true],
      ["Objects", true],
      ["Subscription", true],
      ["Permission", true],
    ]);
    expect(checks[1]?.message).toBe("Pharos could read the object a.");
  });

  test("stops at a key that Google does not know", async () => {
    const checks = await open(withNotices(), google.unknownCredentials).check();
    expect(checks).toHaveLength(1);
    expect(checks[0]).toMatchObject({ name: "Credentials", isHealthy: false });
  });

  test.each([
    ["storage.objects.list", "Grant the role Storage Object Viewer"],
    ["storage.objects.get", "Grant the role Storage Object Viewer"],
    ["pubsub.subscriptions.consume", "Grant the role Pub/Sub Subscriber"],
  ])("names the missing right %s", async (right, remedy) => {
    put("a");
    google.revoked.add(right);
    const failed = (await open(withNotices()).check()).filter(({ isHealthy }) => !isHealthy);
    expect(failed).toHaveLength(1);
    expect(failed[0]?.message).toContain(right);
    expect(failed[0]?.message).toContain(remedy);
  });

  test("names a bucket that does not exist", async () => {
    const [, check] = await open({ bucket: "nowhere" }).check();
    expect(check?.message).toContain("gs://nowhere was not found");
  });

  test("reaches no private address that nobody allowed", async () => {
    const [check] = await open({}, google.credentials, []).check();
    expect(check).toMatchObject({ isHealthy: false, message: expect.stringContaining("allowedPrivateHosts") });
  });
});
