import { liveVersionsPath } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anAlert } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(() => api.clear());

const ask = (who: SignedInUser | undefined, tag?: string) =>
  api.app.inject({
    method: "GET",
    url: liveVersionsPath,
    headers: { ...(who && { authorization: `Bearer ${who.identityToken}` }), ...(tag && { "if-none-match": tag }) },
  });
const versions = async (who: SignedInUser) => {
  api.passSeconds(1);
  return (await ask(who)).json();
};

test("refuses a request without a session", async () => {
  expect((await ask(undefined)).statusCode).toBe(401);
});

test("answers 304 until something changes, and then the version of what changed", async () => {
  const reader = await api.signedIn("AlertRead", "RuleRead", "LogSourceRead");
  const first = await ask(reader);
  expect(Object.keys(first.json()).sort()).toEqual([
    "alerts",
    "cases",
    "destinations",
    "detections",
    "notifications",
    "schemas",
    "sources",
  ]);
  api.passSeconds(1);
  const again = await ask(reader, String(first.headers.etag));
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  await api.store.alerts.insert([anAlert({ id: "a", createdAt: new Date("2026-01-01T00:00:00Z") })]);
  api.passSeconds(1);
  const changed = await ask(reader, String(first.headers.etag));
  expect(changed.json()).toEqual({ ...first.json(), alerts: expect.not.stringMatching(first.json().alerts) });
});

test("an alert's version follows growth, changes by people and comments", async () => {
  const reader = await api.signedIn("AlertRead");
  const alert = anAlert({ id: "a" });
  await api.store.alerts.insert([alert]);
  const seen = [(await versions(reader)).alerts];
  await api.store.alerts.recordGrowth([{ ...alert, eventCount: alert.eventCount + 1 }]);
  seen.push((await versions(reader)).alerts);
  await api.store.alerts.update({ ...alert, status: "RESOLVED", revision: alert.revision + 1 });
  seen.push((await versions(reader)).alerts);
  await api.store.alerts.appendHistory({
    alertId: "a",
    type: "COMMENT",
    actor: { kind: "user", id: "u", name: "Ada" },
    at: api.now,
    from: "",
    to: "",
    comment: "Seen",
  });
  seen.push((await versions(reader)).alerts);
  expect(new Set(seen).size).toBe(4);
});

test("each topic takes a permission of its own; everybody has notifications", async () => {
  expect(Object.keys(await versions(await api.signedIn("UserRead")))).toEqual(["notifications"]);
  expect(Object.keys(await versions(await api.signedIn("SummaryRead"))).sort()).toEqual([
    "alerts",
    "notifications",
    "resources",
    "sources",
  ]);
});

test("the version of resources follows what is put, deleted, found and suppressed", async () => {
  const reader = await api.signedIn("ResourceRead");
  const { resources, compliance, suppressions } = api.store;
  const seen = [(await versions(reader)).resources];
  const note = async () => seen.push((await versions(reader)).resources);
  await resources.put([{ id: "a", type: "T", attributes: {} }], api.now);
  await note();
  await resources.put([{ id: "a", type: "T", attributes: {} }], api.now);
  expect((await versions(reader)).resources).toBe(seen.at(-1));
  const times = { checkedAt: api.now, changedAt: api.now, alertDueAt: undefined };
  const result = { policyId: "P", resourceId: "a", status: "FAIL" as const, suppressed: false, error: "", ...times };
  await compliance.replace(["a"], [result], api.now);
  await note();
  await suppressions.put({ policyId: "P", resourceId: "a", reason: "x", createdAt: api.now, createdBy: "Ada" });
  await note();
  await resources.delete(["a"], api.now);
  await note();
  expect(new Set(seen).size).toBe(5);
});

test("only the reader's own notifications count", async () => {
  const [reader, other] = [await api.signedIn(), await api.signedIn()];
  const notify = (who: SignedInUser) =>
    api.store.notifications.create(
      [who.user.id],
      { topic: "SYSTEM_ERROR", level: "ERROR", title: "x", message: "", metadata: {}, neededLogTypes: [] },
      api.now,
    );
  const before = await versions(reader);
  await notify(other);
  expect(await versions(reader)).toEqual(before);
  await notify(reader);
  expect((await versions(reader)).notifications).not.toBe(before.notifications);
});

test("a reader restricted to log types gets versions of the clock alone", async () => {
  const reader = await api.signedInSeeing(["AWS.CloudTrail"], "AlertRead", "LogSourceRead", "RuleRead");
  api.now = new Date("2026-03-01T12:00:00Z");
  const before = (await ask(reader)).json();
  await api.store.alerts.insert([anAlert({ id: "hidden", logTypes: ["Okta.SystemLog"] })]);
  await api.store.notifications.create(
    [reader.user.id],
    {
      topic: "SYSTEM_ERROR",
      level: "ERROR",
      title: "x",
      message: "",
      metadata: {},
      neededLogTypes: ["Okta.SystemLog"],
    },
    api.now,
  );
  api.passSeconds(14);
  expect((await ask(reader)).json()).toEqual(before);
  api.passSeconds(1);
  expect((await ask(reader)).json().alerts).not.toBe(before.alerts);
});
