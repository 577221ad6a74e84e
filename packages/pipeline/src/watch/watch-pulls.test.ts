import { openTestStore } from "@pharos/testkit";
import { afterAll, expect, test } from "vitest";
import { watchPulls } from "./watch-pulls.ts";

const { store, database, close } = await openTestStore();
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
    await watchPulls(store, after(minutes));
    const { rows } = await database.query("SELECT title, message, user_id FROM notifications");
    return rows;
  };
  expect(await poll(0, false)).toEqual([]);
  const told = { title: "Logs of Okta cannot be pulled", message: "Grant okta.logs.read.", user_id: userId };
  expect(await poll(16, false)).toEqual([told]);
  expect(await poll(60, false)).toHaveLength(1);
  expect(await poll(16 + 24 * 60, false)).toHaveLength(2);
  expect(await poll(2000, true)).toHaveLength(2);
  expect(await poll(2001, false)).toHaveLength(2);
  expect(await poll(2017, false)).toHaveLength(3);
});
