import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, describe, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const { notifications } = store;
const start = new Date("2026-03-01T10:00:00Z");
const minutes = (n: number) => new Date(start.getTime() + n * 60_000);
const news = {
  topic: "SYSTEM_ERROR",
  level: "ERROR",
  message: "m",
  metadata: { alertID: "a" },
  neededLogTypes: [],
} as const;
let ada: string;
let bob: string;

beforeEach(async () => {
  await clear();
  const { id: roleId } = await store.roles.create({ name: "Analyst", permissions: [] }, start);
  const aUser = (email: string) => ({ email, givenName: "", familyName: "", roleId, status: "CONFIRMED" }) as const;
  ada = (await store.users.create(aUser("ada@example.com"), start)).id;
  bob = (await store.users.create(aUser("bob@example.com"), start)).id;
  for (const n of [1, 2, 3]) await notifications.create([ada, bob], { ...news, title: `${n}` }, minutes(n));
});
afterAll(close);

test("are listed newest first, page by page, to their user only", async () => {
  const first = await notifications.list(ada, { pageSize: 2 });
  await notifications.create([ada], { ...news, title: "4" }, minutes(4));
  const second = await notifications.list(ada, { pageSize: 2, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(["3", "2", "1"]);
  expect(second.items[0]).toEqual({
    ...news,
    id: second.items[0]?.id,
    userId: ada,
    title: "1",
    createdAt: minutes(1),
    readAt: undefined,
    archivedAt: undefined,
  });
  expect(second.nextCursor).toBeUndefined();
});

describe("marking", () => {
  test("one changes what is said and nothing else", async () => {
    const { id } = (await notifications.list(ada, { pageSize: 1 })).items[0] ?? { id: "" };
    expect(await notifications.mark(ada, id, { readAt: minutes(5) })).toMatchObject({
      readAt: minutes(5),
      archivedAt: undefined,
    });
    expect(await notifications.count(ada)).toEqual({ unread: 2, read: 1, archived: 0 });
    expect(await notifications.mark(ada, id, { readAt: null, archivedAt: minutes(6) })).toMatchObject({
      readAt: undefined,
      archivedAt: minutes(6),
    });
    expect(await notifications.count(ada)).toEqual({ unread: 2, read: 0, archived: 1 });
  });

  test("somebody else's is refused", async () => {
    const { id } = (await notifications.list(bob, { pageSize: 1 })).items[0] ?? { id: "" };
    await expect(notifications.mark(ada, id, { readAt: start })).rejects.toMatchObject({
      code: "notifications.not_found",
    });
  });

  test("all leaves the time of those that were marked before", async () => {
    const { id } = (await notifications.list(ada, { pageSize: 1 })).items[0] ?? { id: "" };
    await notifications.mark(ada, id, { readAt: minutes(5) });
    expect(await notifications.markAll(ada, { readAt: minutes(6) })).toBe(2);
    const times = (await notifications.list(ada, { pageSize: 5 })).items.map(({ readAt }) => readAt);
    expect(times).toEqual([minutes(5), minutes(6), minutes(6)]);
    expect(await notifications.markAll(ada, { readAt: null })).toBe(3);
    expect(await notifications.count(bob)).toMatchObject({ unread: 3 });
  });
});

test("are forgotten by their age alone", async () => {
  const { id } = (await notifications.list(ada, { pageSize: 1 })).items[0] ?? { id: "" };
  await notifications.mark(ada, id, { archivedAt: minutes(6) });
  expect(await notifications.forget(minutes(3))).toBe(4);
  const kept = await Promise.all([ada, bob].map((user) => notifications.list(user, { pageSize: 9 })));
  expect(kept.map(({ items }) => items.map(({ title }) => title))).toEqual([["3"], ["3"]]);
});

describe("a topic that somebody switched off", () => {
  const off = { topic: "SYSTEM_ERROR", channels: [{ name: "IN_APP", enabled: false }] } as const;
  const countOf = async (userId: string) => (await notifications.list(userId, { pageSize: 9 })).items.length;

  test("makes no notification for them, others do", async () => {
    await notifications.putPreferences(ada, [off], start);
    await notifications.create([ada, bob], { ...news, title: "4" }, minutes(4));
    await notifications.create([ada, bob], { ...news, topic: "SYSTEM_NOTIFICATION", title: "5" }, minutes(5));
    expect([await countOf(ada), await countOf(bob)]).toEqual([4, 5]);
  });

  test("stays off while another one is changed", async () => {
    await notifications.putPreferences(ada, [off], start);
    const other = { topic: "DETECTION_NOTIFICATION", channels: [{ name: "IN_APP", enabled: false }] } as const;
    await notifications.putPreferences(ada, [other], start);
    const isOn = (await notifications.preferences(ada)).map(({ channels }) => channels[0]?.enabled);
    expect(isOn).toEqual([true, false, false]);
  });
});

test("that need a log type are kept from a user who does not see it", async () => {
  await notifications.create([ada], { ...news, title: "doors", neededLogTypes: ["Custom.Door"] }, minutes(4));
  await notifications.create([ada], { ...news, title: "all", neededLogTypes: undefined }, minutes(5));
  const titles = async (access?: string[]) =>
    (await notifications.list(ada, { pageSize: 9 }, access)).items.map(({ title }) => title);
  expect(await titles()).toEqual(["all", "doors", "3", "2", "1"]);
  expect(await titles(["Custom.Door"])).toEqual(["doors", "3", "2", "1"]);
  expect(await titles([])).toEqual(["3", "2", "1"]);
  expect(await notifications.count(ada, [])).toMatchObject({ unread: 3 });
  const [hidden] = (await notifications.list(ada, { pageSize: 1 })).items;
  const marking = notifications.mark(ada, hidden?.id ?? "", { readAt: minutes(6) }, []);
  await expect(marking).rejects.toMatchObject({ code: "notifications.not_found" });
});
