import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let person: SignedInUser;
let other: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  [person, other] = [await api.signedIn(), await api.signedIn()];
  for (const title of ["First", "Second"]) {
    const notification = {
      topic: "SYSTEM_ERROR" as const,
      level: "ERROR" as const,
      title,
      message: "",
      metadata: { title },
      neededLogTypes: [],
    };
    await api.store.notifications.create([person.user.id], notification, api.now);
    api.passSeconds(1);
  }
});

const listDocument = `query ($input: NotificationsInput!) {
  notifications(input: $input) { unreadCount readCount archivedCount edges { node { id title level readAt archivedAt metadata } } pageInfo { hasNextPage endCursor } }
}`;
const markDocument =
  "mutation ($input: UpdateNotificationInput!) { updateNotification(input: $input) { readAt archivedAt } }";
const list = async (who: SignedInUser, input = {}) => (await who.ask(listDocument, { input })).data.notifications;
const zero = "0001-01-01T00:00:00Z";

test("everyone reads their own, newest first, page by page", async () => {
  const first = await list(person, { pageSize: 1 });
  expect(first).toMatchObject({ unreadCount: 2, pageInfo: { hasNextPage: true } });
  expect(first.edges).toMatchObject([
    { node: { title: "Second", level: "ERROR", readAt: zero, archivedAt: zero, metadata: { title: "Second" } } },
  ]);
  const second = await list(person, { pageSize: 1, cursor: first.pageInfo.endCursor });
  expect(second.edges).toMatchObject([{ node: { title: "First" } }]);
  expect((await list(other)).edges).toEqual([]);
});

test("the zero time takes a mark away", async () => {
  const { id } = (await list(person)).edges[0].node;
  const mark = async (marks: object) =>
    (await person.ask(markDocument, { input: { id, ...marks } })).data.updateNotification;
  expect(await mark({ readAt: "2026-03-01T12:00:00Z" })).toEqual({ readAt: "2026-03-01T12:00:00Z", archivedAt: zero });
  expect(await mark({ archivedAt: "2026-03-01T13:00:00Z" })).toMatchObject({ readAt: "2026-03-01T12:00:00Z" });
  expect(await mark({ readAt: zero, archivedAt: zero })).toEqual({ readAt: zero, archivedAt: zero });
});

test("all are marked at once, and counted", async () => {
  const markAll = async (input: object) =>
    (
      await person.ask("mutation ($input: UpdateUserNotificationsInput!) { updateUserNotifications(input: $input) }", {
        input,
      })
    ).data.updateUserNotifications;
  expect(await markAll({ readAt: "2026-03-01T12:00:00Z" })).toBe(2);
  expect(await markAll({ readAt: "2026-03-01T12:00:00Z" })).toBe(0);
  expect(await list(person)).toMatchObject({ unreadCount: 0, readCount: 2, archivedCount: 0 });
});

test.each(["018f0000-0000-7000-8000-000000000000", "nonsense"])("%s is not found", async (id) => {
  const { errors } = await person.ask(markDocument, { input: { id, readAt: zero } });
  expect(errors[0]?.extensions.address).toBe("notifications.not_found");
});

test("somebody else's is not found", async () => {
  const { id } = (await list(person)).edges[0].node;
  const { errors } = await other.ask(markDocument, { input: { id, readAt: zero } });
  expect(errors[0]?.extensions.address).toBe("notifications.not_found");
});

test("everyone chooses which topics reach them", async () => {
  const put = `mutation ($input: PutNotificationPreferencesInput!) {
    putNotificationPreferences(input: $input) { topic channels { name enabled } }
  }`;
  const off = { topic: "SYSTEM_ERROR", channels: [{ name: "IN_APP", enabled: false }] };
  const { data, errors } = await person.ask(put, { input: { preferences: [off] } });
  expect(errors).toEqual([]);
  expect(data.putNotificationPreferences).toContainEqual(off);
  const read = "{ notificationPreferences { topic channels { name enabled } } }";
  expect((await person.ask(read)).data.notificationPreferences).toEqual(data.putNotificationPreferences);
  expect((await other.ask(read)).data.notificationPreferences).not.toContainEqual(off);
});
