import { PharosError, snoozeAlert, systemActor } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createRequestContext } from "../context/request-context.ts";
import { anAlert } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";
import { type Change, changeMatching } from "./change-alerts.ts";

let api: TestApi;
let analyst: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  analyst = await api.signedIn("AlertModify");
});

const before = new Date("2026-03-01T11:00:00Z");
const change = async (input: object, by = analyst) => {
  const { data, errors } = await by.ask(
    "mutation ($input: ChangeMatchingAlertsInput!) { changeMatchingAlerts(input: $input) { changed } }",
    { input },
  );
  return data ? data.changeMatchingAlerts.changed : errors[0]?.message;
};
const count = async (filter: string, by = analyst) =>
  (await by.ask(`{ alerts(input: { ${filter} }) { totalCount } }`)).data.alerts.totalCount;

test("closes all that match, page after page, and nothing else", async () => {
  const noise = Array.from({ length: 2_300 }, () => anAlert({ ruleId: "Noise", createdAt: before }));
  await api.store.alerts.insert([
    ...noise,
    anAlert({ ruleId: "Other", createdAt: before }),
    anAlert({ ruleId: "Noise", createdAt: new Date(api.now.getTime() + 1_000) }),
  ]);
  const filter = { detectionId: "Noise", statuses: ["OPEN", "TRIAGED"] };
  const input = { filter, status: "CLOSED", outcome: "FALSE_POSITIVE", reason: "Backup" };
  expect(await change(input)).toBe(2_300);
  expect(await change(input)).toBe(0);
  expect(await count("statuses: [OPEN]")).toBe(2);
  const [one] = noise;
  expect(await api.store.alerts.get(one?.id ?? "")).toMatchObject({ outcome: "FALSE_POSITIVE", revision: 1 });
  expect(await api.store.alerts.history(one?.id ?? "")).toMatchObject([{ to: "CLOSED", comment: "Backup" }]);
});

test("changes nothing that the person does not see", async () => {
  await api.store.alerts.insert([
    anAlert({ createdAt: before }),
    anAlert({ createdAt: before, logTypes: ["Custom.Gate"] }),
  ]);
  const guard = await api.signedInSeeing(["Custom.Door"], "AlertModify");
  expect(await change({ filter: {}, status: "CLOSED" }, guard)).toBe(1);
  expect(await change({ filter: {}, assigneeId: guard.user.id })).toBe(2);
});

test("counts the alerts that the assignee cannot see", async () => {
  await api.store.alerts.insert([
    anAlert({ createdAt: before }),
    anAlert({ createdAt: before, logTypes: ["Custom.Gate"] }),
  ]);
  const guard = await api.signedInSeeing(["Custom.Door"], "AlertRead");
  const { data } = await analyst.ask(
    `mutation ($input: ChangeMatchingAlertsInput!) {
      changeMatchingAlerts(input: $input) { changed hiddenFromAssignee }
    }`,
    { input: { filter: {}, assigneeId: guard.user.id } },
  );
  expect(data.changeMatchingAlerts).toEqual({ changed: 2, hiddenFromAssignee: 1 });
});

test.each([
  { name: "two changes at once", input: { status: "OPEN", assigneeId: "" }, says: "Give one of" },
  { name: "no change", input: {}, says: "Give one of" },
  { name: "a person who is not there", input: { assigneeId: "nobody" }, says: "does not exist" },
  { name: "a snooze into the past", input: { snoozedUntil: "2026-03-01T00:00:00Z" }, says: "in the future" },
])("refuses $name", async ({ input, says }) => {
  expect(await change({ filter: {}, ...input })).toContain(says);
});

test("reads a batch again of which somebody changed an alert meanwhile", async () => {
  await api.store.alerts.insert([anAlert({ createdAt: before })]);
  const context = createRequestContext(api.dependencies, systemActor);
  let conflicts = 0;
  const meet = async () => {
    if (conflicts++ === 0) throw new PharosError("alerts.stale", "RevisionConflict", "Somebody else changed it");
  };
  const snoozing: Change = (alert, actor, now) => snoozeAlert(alert, new Date(now.getTime() + 1), actor, now);
  expect(await changeMatching(context, {}, snoozing, meet)).toBe(1);
  expect(conflicts).toBe(2);
});

test("snoozed alerts are left out where a list hides them, until their time", async () => {
  const [alert, other] = [anAlert({ createdAt: before }), anAlert({ createdAt: before })];
  await api.store.alerts.insert([alert, other]);
  const until = new Date(api.now.getTime() + 300_000).toISOString();
  const snooze = "mutation ($input: SnoozeAlertsInput!) { snoozeAlerts(input: $input) { alerts { snoozedUntil } } }";
  const { data } = await analyst.ask(snooze, { input: { ids: [alert.id], until } });
  expect(data.snoozeAlerts.alerts).toEqual([{ snoozedUntil: "2026-03-01T12:05:00Z" }]);
  expect([await count(""), await count("snoozed: HIDDEN"), await count("snoozed: ONLY")]).toEqual([2, 1, 1]);
  api.now = new Date(api.now.getTime() + 300_001);
  expect(await count("snoozed: HIDDEN")).toBe(2);
  api.now = new Date("2026-03-01T12:00:00Z");
  await analyst.ask(snooze, { input: { ids: [alert.id] } });
  expect(await count("snoozed: HIDDEN")).toBe(2);
  expect(await api.store.alerts.history(alert.id)).toMatchObject([
    { type: "SNOOZE", from: "" },
    { type: "SNOOZE", to: "" },
  ]);
});
