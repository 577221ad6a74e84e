import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";
import { watchCollection } from "./watch-collection.ts";

const { store, database, clear, close } = await openTestStore();
beforeEach(clear);
afterAll(close);
const now = new Date("2026-03-01T10:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test("tells of a source that cannot be pulled for a while once a day, and again when it comes back", async () => {
  const role = await store.roles.create({ name: "Reader", permissions: ["LogSourceRead"] }, now);
  const person = { email: "ada@example.com", givenName: "Ada", familyName: "Keeper", status: "CONFIRMED" as const };
  const { id: userId } = await store.users.create({ ...person, roleId: role.id }, now);
  const source = await store.sources.create(
    {
      label: "Okta",
      type: "LogPulling",
      logTypes: ["Okta.SystemLog"],
      streamType: "Lines",
      streamOptions: {},
      auth: { method: "None" },
      enabled: true,
      createdBy: "ada",
    },
    now,
  );
  const settings = {
    provider: "okta",
    authentication: "token",
    values: {},
    streams: ["log"],
    startAt: now.toISOString(),
  };
  await store.pulls.put(source.id, settings, [{ stream: "log", partition: "" }], { key: "k" }, now);
  const streamId = (await store.pulls.get(source.id))?.streams[0]?.id ?? 0;
  const poll = async (minutes: number, isGood: boolean) => {
    await store.pulls.claim({ holder: "h", now: after(minutes), until: after(minutes) }, 10);
    const problem = isGood ? undefined : { kind: "forbidden" as const, message: "Grant okta.logs.read." };
    const position = { watermark: now.toISOString() };
    const end = { position, nextPollAt: after(minutes), polledAt: after(minutes), problem, repeated: 0 };
    await store.pulls.endPoll(streamId, "h", end);
    await watchCollection(store, after(minutes));
    const { rows } = await database.query("SELECT title, message, user_id FROM notifications");
    return rows;
  };
  expect(await poll(0, false)).toEqual([]);
  const told = { title: "Pharos cannot read Okta", message: "Grant okta.logs.read.", user_id: userId };
  expect(await poll(16, false)).toEqual([told]);
  expect(await poll(60, false)).toHaveLength(1);
  expect(await poll(16 + 24 * 60, false)).toHaveLength(2);
  expect(await poll(2000, true)).toHaveLength(2);
  expect(await poll(2001, false)).toHaveLength(2);
  expect(await poll(2017, false)).toHaveLength(3);
});

const aSource = (label: string, type: "Sqs" | "S3") =>
  store.sources.create(
    {
      label,
      type,
      logTypes: ["Custom.Door"],
      streamType: "Auto",
      streamOptions: {},
      auth: { method: "None" },
      enabled: true,
      createdBy: "ada",
    },
    now,
  );
const access = { region: "eu-west-1", accessKeyId: "AKIA", externalId: "e" } as const;

test("a queue or a bucket that cannot be read is one alert, which is resolved when it can be read again", async () => {
  const queue = await aSource("Doors", "Sqs");
  const bucket = await aSource("Trail", "S3");
  const { queues, buckets } = store;
  await queues.put(queue.id, { kind: "Sqs", queueUrl: "https://sqs.example/1/q", ...access }, "k", now);
  await buckets.put(bucket.id, { kind: "S3", bucket: "trail", prefixes: [], ...access }, "k", now);
  const alerts = async () =>
    (await store.alerts.list({ pageSize: 10, sort: "createdAt" })).items
      .map(({ title, description, status }) => [title, description, status])
      .sort();
  const fail = async (minutes: number) => {
    const at = after(minutes);
    await queues.pause(queue.id, undefined, { kind: "denied", message: "Grant sqs:ReceiveMessage." }, at);
    await buckets.pause(bucket.id, "missing", "The bucket trail was not found. Check its name.", at);
    await watchCollection(store, at);
  };
  await fail(0);
  await fail(14);
  expect(await alerts()).toEqual([]);
  await fail(15);
  await fail(16);
  const [doors, trail] = [
    ["Pharos cannot read Doors", "Grant sqs:ReceiveMessage."],
    ["Pharos cannot read Trail", "The bucket trail was not found. Check its name."],
  ];
  expect(await alerts()).toEqual([
    [...doors, "OPEN"],
    [...trail, "OPEN"],
  ]);
  await fail(15 + 24 * 60);
  expect(await alerts()).toHaveLength(2);
  await queues.markReached(queue.id, after(1_500));
  await store.sources.update(bucket.id, bucket.revision, { enabled: false }, after(1_500));
  await watchCollection(store, after(1_500));
  expect(await alerts()).toEqual([
    [...doors, "RESOLVED"],
    [...trail, "RESOLVED"],
  ]);
  const { items } = await store.alerts.list({ pageSize: 10 });
  const histories = await Promise.all(items.map(({ id }) => store.alerts.history(id)));
  expect(
    histories
      .flat()
      .map(({ actor, ...entry }) => [actor.name, "comment" in entry ? entry.comment : ""])
      .sort(),
  ).toEqual([
    ["Pharos", "Pharos can read the log source again."],
    ["Pharos", "The log source was disabled or deleted."],
  ]);
});
