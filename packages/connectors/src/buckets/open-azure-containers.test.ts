import type { AzureBlobSettings, FoundObject } from "@pharos/domain";
import { type AzureServer, startAzureServer } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { openBucket } from "./open-bucket.ts";

let azure: AzureServer;
beforeAll(async () => {
  azure = await startAzureServer();
});
beforeEach(() => {
  azure.revoked.clear();
  azure.messages.length = 0;
  azure.containers.clear();
  for (const container of ["audit", "logs"]) azure.containers.set(container, []);
  azure.signInError = undefined;
  azure.pageSizeMax = 5000;
});
afterAll(() => azure.close());

const row = (prefix: string) => ({ prefix, logTypes: ["Azure.Audit"], excludedPrefixes: [] });
function open(change: Partial<AzureBlobSettings> = {}, clientSecret = azure.clientSecret, allowed = ["127.0.0.1"]) {
  const { url, tenantId, clientId, account: bucket } = azure;
  const addresses = { endpoint: url, queueEndpoint: url, loginEndpoint: url };
  const containers = ["logs", "audit"];
  return openBucket({
    settings: {
      kind: "AzureBlob",
      bucket,
      containers,
      tenantId,
      clientId,
      prefixes: [row("")],
      ...addresses,
      ...change,
    },
    secret: clientSecret,
    identity: undefined,
    fetch: createOutboundFetch({ allowedPrivateHosts: allowed, requiresTls: true }),
    clock: () => new Date(),
  });
}
const put = (container: string, name: string, text = name) => azure.put(container, name, Buffer.from(text));
const keysOf = (objects: readonly FoundObject[]) => objects.map(({ key }) => key);

test("lists what the prefixes cover of each container, and reads what it listed", async () => {
  const etag = put("logs", "a/1 <ü>&+#.json", "one");
  for (const name of ["a/b/2", "c/3"]) put("logs", name);
  put("logs", "a/empty", "");
  put("audit", "x");
  const bucket = open({ prefixes: [row("logs/a/"), row("logs/a/b/"), row("audit/")] });
  const { objects, keys, after } = await bucket.list(undefined);
  expect(keysOf(objects)).toEqual(["audit/x", "logs/a/1 <ü>&+#.json", "logs/a/b/2"]);
  expect([objects[1]?.etag, keys, after]).toEqual([etag, 4, undefined]);
  const { content, ...read } = await bucket.read(objects[1] as FoundObject, 1000);
  expect([Buffer.from(content).toString(), read]).toEqual(["one", { etag, bytes: 3 }]);
});

test("goes on where a page ended, in the next container too", async () => {
  azure.pageSizeMax = 2;
  for (const name of ["1", "2", "3"]) put("audit", name);
  put("logs", "4");
  const bucket = open();
  const first = await bucket.list(undefined);
  expect(keysOf(first.objects)).toEqual(["audit/1", "audit/2"]);
  const second = await bucket.list(first.after);
  expect([keysOf(second.objects), second.after]).toEqual([["audit/3", "logs/4"], undefined]);
});

test("lists what was changed in a range", async () => {
  azure.put("logs", "old", Buffer.from("x"), { changedAt: new Date("2020-01-01T00:00:00Z") });
  put("logs", "new");
  const since = new Date("2021-01-01T00:00:00Z");
  expect(keysOf((await open().list(undefined, { since })).objects)).toEqual(["logs/new"]);
  expect(keysOf((await open().list(undefined, { before: since })).objects)).toEqual(["logs/old"]);
});

test.each([
  ["is larger than the limit", "large", "tooLarge"],
  ["is archived", "archived", "archived"],
  ["is gone", "nowhere", "gone"],
])("refuses a blob that %s", async (_name, name, kind) => {
  put("logs", "large", "x".repeat(2000));
  azure.put("logs", "archived", Buffer.from("x"), { isArchived: true });
  const object = { key: `logs/${name}`, etag: "", bytes: 1 };
  await expect(open().read(object, 1000)).rejects.toMatchObject({ kind });
  await open().probe({ ...object, key: "logs/nowhere" });
});

describe("notices", () => {
  test.each(["base64", "plain", "CloudEvents"] as const)(
    "in %s announce blobs until they are deleted",
    async (form) => {
      const etag = put("logs", "a b/ü.json", "12345");
      azure.announce("logs", "a b/ü.json", form);
      const bucket = open({ queueName: azure.queueName });
      const [notice] = await bucket.receiveNotices();
      expect(notice?.objects).toEqual([{ key: "logs/a b/ü.json", etag, bytes: 5 }]);
      await bucket.deleteNotices([notice?.receipt ?? ""]);
      expect(azure.messages).toEqual([]);
    },
  );

  test("that were delivered again meanwhile are left to whoever got them", async () => {
    azure.announce("logs", "a");
    const bucket = open({ queueName: azure.queueName });
    const [first] = await bucket.receiveNotices();
    await bucket.receiveNotices();
    await bucket.deleteNotices([first?.receipt ?? ""]);
    expect(azure.messages).toHaveLength(1);
  });

  test("of other containers, and about other things, announce nothing", async () => {
    azure.announce("secrets", "a");
    azure.messages.push({ id: "1", text: "hello" });
    const notices = await open({ queueName: azure.queueName }).receiveNotices();
    expect(notices.map(({ objects }) => objects)).toEqual([[], []]);
  });
});

describe("the check of a connection", () => {
  test("signs in, reads a blob and looks into the queue", async () => {
    put("logs", "a");
    const checks = await open({ queueName: azure.queueName }).check();
    expect(checks.map(({ name, isHealthy }) => [name, isHealthy])).toEqual([
      ["Application", true],
      ["Blobs", true],
      ["Queue", true],
    ]);
    expect(checks[1]?.message).toBe("Pharos could read the blob logs/a.");
  });

  test.each([
    ["AADSTS7000222: The provided client secret keys are expired.", "The client secret has expired. Create a new one."],
    ["AADSTS700016: Application was not found in the directory.", "Check the client ID and the tenant ID."],
    ["AADSTS90002: Tenant not found.", "Check the tenant ID."],
    ["AADSTS50076: Something else.", "Check the tenant, the client and its secret."],
  ])("says what to do about %s", async (problem, remedy) => {
    azure.signInError = problem;
    const checks = await open().check();
    expect(checks).toHaveLength(1);
    expect(checks[0]?.message).toContain(remedy);
    expect(checks[0]?.message).not.toContain("Trace ID");
  });

  test("stops at a wrong secret", async () => {
    const [check] = await open({}, "wrong").check();
    expect(check).toMatchObject({ isHealthy: false, message: expect.stringContaining("The client secret is wrong") });
  });

  test.each(["Storage Blob Data Reader", "Storage Queue Data Message Processor"])(
    "names the missing role %s",
    async (role) => {
      put("logs", "a");
      azure.revoked.add(role);
      const failed = (await open({ queueName: azure.queueName }).check()).filter(({ isHealthy }) => !isHealthy);
      expect(failed).toHaveLength(1);
      expect(failed[0]?.message).toContain(`Grant the role ${role} to the application.`);
    },
  );

  test("names a container and a queue that do not exist", async () => {
    const [, blobs, queue] = await open({ containers: ["nowhere"], queueName: "no-queue" }).check();
    expect(blobs?.message).toContain("The container nowhere of acmelogs was not found (ContainerNotFound)");
    expect(queue?.message).toContain("(QueueNotFound)");
  });

  test("reaches no private address that nobody allowed", async () => {
    const [check] = await open({}, azure.clientSecret, []).check();
    expect(check).toMatchObject({ isHealthy: false, message: expect.stringContaining("allowedPrivateHosts") });
  });
});
